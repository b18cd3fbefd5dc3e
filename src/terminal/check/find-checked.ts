import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWorldName } from '../../games/rogue/index.ts';
import { isRulesName } from '../../games/zrf/index.ts';
import { inputKind } from '../files/input-kind.ts';
import { STDIO } from '../files/read-file.ts';
import { openZip } from '../rules/rules-files.ts';

/** What can be checked, by its path. */
export interface Found {
  readonly kind: 'rules' | 'pack' | 'world' | 'save';
  readonly path: string;
}

/** What was found, and whether there was more than is looked at. */
export interface FoundAll {
  readonly found: readonly Found[];
  readonly isCut: boolean;
}

const PACK_FILE = 'adventure.yaml';
/** So many files and folders are looked at, and folders one in another. */
const ENTRIES_MOST = 20_000;
const DEPTH_MOST = 24;
const SAVE_START = 'turnwright ';

function isTranscript(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(SAVE_START.length);
    readSync(file, start, 0, start.length, 0);
    return start.toString('latin1') === SAVE_START;
  } finally {
    closeSync(file);
  }
}

/** The rules in a zip, wherever they lie in it, or the pack that it is. */
function foundInZip(path: string): Found[] {
  const zip = openZip(path);
  // What play says of it, for the same limits.
  if (!zip.ok) return [{ kind: 'rules', path }];
  const { names } = zip.value;
  if (names.some((name) => name.split('/').at(-1) === PACK_FILE)) return [{ kind: 'pack', path }];
  const rules = names.filter(isRulesName).sort();
  return rules.map((name) => ({ kind: 'rules', path: join(path, name) }));
}

/** What a file is, by its name and its beginning; nothing where it is not known. */
function foundInFile(path: string): Found[] {
  if (isRulesName(path)) return [{ kind: 'rules', path }];
  if (isWorldName(path)) return [{ kind: 'world', path }];
  try {
    if (!statSync(path).isFile()) return [];
    if (/\.zip$/i.test(path)) return foundInZip(path);
    const isSave = /\.zsg$/i.test(path) || (/\.txt$/i.test(path) && isTranscript(path));
    return isSave ? [{ kind: 'save', path }] : [];
  } catch {
    return [];
  }
}

/** Looks through a folder and all folders in it, but for hidden ones and those behind links. */
class Finder {
  readonly found: Found[] = [];
  isCut = false;
  #entries = 0;

  folder(path: string, depth: number): void {
    const entries = readdirSync(path, { withFileTypes: true });
    if (entries.some((entry) => entry.name === PACK_FILE)) {
      this.found.push({ kind: 'pack', path });
      return;
    }
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      this.#entries += 1;
      if (this.#entries > ENTRIES_MOST || depth > DEPTH_MOST) {
        this.isCut = true;
        return;
      }
      const inside = join(path, entry.name);
      if (entry.isDirectory()) this.#folderInside(inside, depth + 1);
      else for (const one of foundInFile(inside)) this.found.push(one);
    }
  }

  #folderInside(path: string, depth: number): void {
    try {
      this.folder(path, depth);
    } catch {
      // A folder that may not be read has nothing to check.
    }
  }
}

/** A pack that lacks its first file. */
function seemsPack(folder: string): boolean {
  return readdirSync(folder).some((name) => /\.ya?ml$/i.test(name));
}

/**
 * All that can be checked at a path: itself, or whatever lies in a folder and the folders in it, in the
 * order of their names. A file that is nothing else is taken for a pack, which says what it lacks.
 */
export function findChecked(path: string): FoundAll {
  if (path === STDIO) {
    const kind = inputKind();
    return { found: [{ kind: kind === 'zsg' ? 'save' : kind, path }], isCut: false };
  }
  const itself: Found = { kind: 'pack', path };
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) {
      const found = foundInFile(path);
      return { found: found.length > 0 ? found : [itself], isCut: false };
    }
    const finder = new Finder();
    finder.folder(path, 0);
    const { found, isCut } = finder;
    return { found: found.length === 0 && seemsPack(path) ? [itself] : found, isCut };
  } catch {
    return { found: [itself], isCut: false };
  }
}
