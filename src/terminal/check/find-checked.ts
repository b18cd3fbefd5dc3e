import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFiles } from '#games/commands-door.ts';
import { inputBytes, inputKind } from '../files/input-kind.ts';
import { shownPath, STDIO } from '../files/read-file.ts';
import { loadSession } from '#play';
import type { Answer } from '../cli/check-answer.ts';
import { answerOfSave, refused, withoutRules } from '../cli/save-answer.ts';
import type { SaveReport } from '../cli/save-answer.ts';
import { readSave } from '../files/save-file.ts';
import { gamesFor } from '../games/games-for.ts';

async function checkTranscript(path: string): Promise<SaveReport> {
  const saved = readSave(path);
  if (!saved.ok) return refused(saved.problems);
  const { text, problem } = saved.value;
  if (problem !== undefined) return refused([problem]);
  const session = loadSession(text, await gamesFor(text));
  if (session.ok) return { problems: [], warnings: [], moves: session.value.match.length };
  const [first] = session.problems;
  if (first?.code === 'game-unknown') return withoutRules(String(first.args?.['game']));
  return refused(session.problems);
}

/** Checks a saved game by replaying it, if its rules are found, and reports problems. */
async function answerSave(path: string, isStrict: boolean): Promise<Answer> {
  return answerOfSave(path, shownPath(path), await checkTranscript(path), isStrict);
}

/** Path of something to check, and its kind. */
export interface CheckedItem {
  readonly kind: CheckedFiles;
  readonly path: string;
}

/** Results of a search; `isCut` is true if it stopped at a limit. */
export interface CheckedItems {
  readonly found: readonly CheckedItem[];
  readonly isCut: boolean;
}

/** Limits on the number of files and folders searched, and on the folder depth. */
const MAX_ENTRIES = 20_000;
const MAX_DEPTH = 24;
const SAVE_START = 'turnwright ';

/** Saved games, which are transcripts. */
const SAVES: CheckedFiles = {
  input: 'save',
  isFile: (path) => /\.txt$/i.test(path) && isTranscript(path),
  answer: answerSave,
};

function isTranscript(path: string): boolean {
  return beginningOf(path, SAVE_START.length).toString('latin1') === SAVE_START;
}

/** The first bytes of a file, at most `most`. */
function beginningOf(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(most);
    return start.subarray(0, readSync(file, start, 0, most, 0));
  } finally {
    closeSync(file);
  }
}

/** Bytes that suffice to tell kinds of text apart. */
const MAX_BEGINNING = 65_536;

/** Whole lines at the beginning of a file. */
function firstLinesOf(path: string): Buffer {
  const start = beginningOf(path, MAX_BEGINNING);
  const end = start.length < MAX_BEGINNING ? start.length : start.lastIndexOf('\n');
  return end < 0 ? start : start.subarray(0, end);
}

/** Classifies files for `check`: saved games, and the files of each game. */
class FileClassifier {
  readonly #kinds: readonly CheckedFiles[];

  constructor(kinds: readonly CheckedFiles[]) {
    this.#kinds = [...kinds, SAVES];
  }

  /** Kind of standard input. Rules are what no other kind begins with. */
  ofInput(): CheckedFiles | undefined {
    const word = inputKind();
    const bytes = word === 'rules' ? inputBytes() : undefined;
    return (
      this.#kinds.find((kind) => bytes !== undefined && kind.isInput?.(bytes) === true) ??
      this.#kinds.find(({ input }) => input === word)
    );
  }

  get default(): CheckedFiles {
    return this.#kinds.find(({ isDefault }) => isDefault === true) ?? SAVES;
  }

  /** Kind of a whole folder or zip, by the names in it. */
  ofFolder(names: readonly string[]): CheckedFiles | undefined {
    return this.#kinds.find((kind) => kind.isFolder?.(names) === true);
  }

  seemsFolder(names: readonly string[]): boolean {
    return this.#kinds.some((kind) => kind.seemsFolder?.(names) === true);
  }

  /** Kind of a file, by its name and first bytes; empty if unknown. */
  inFile(path: string): CheckedItem[] {
    try {
      const kind = this.#kinds.find((one) => one !== SAVES && one.isFile?.(path) === true);
      if (kind !== undefined) return [{ kind, path }];
      if (!statSync(path).isFile()) return [];
      if (/\.zip$/i.test(path)) return this.#inZip(path);
      return SAVES.isFile?.(path) === true ? [{ kind: SAVES, path }] : [];
    } catch {
      return [];
    }
  }

  /** Kind of a file with an unknown name, by its text; empty if unknown. */
  ofText(path: string): CheckedItem[] {
    if (!statSync(path).isFile()) return [];
    const bytes = firstLinesOf(path);
    const kind = this.#kinds.find((one) => one.isInput?.(bytes) === true);
    return kind === undefined ? [] : [{ kind, path }];
  }

  /** Files at any depth of a zip, or the zip as a whole. */
  #inZip(path: string): CheckedItem[] {
    const kind = this.#kinds.find((one) => 'listZip' in one);
    if (kind === undefined) return [];
    const names = kind.listZip?.(path);
    // Over the limits, so report what play would report.
    if (names === undefined) return [{ kind, path }];
    const folderKind = this.ofFolder(names);
    if (folderKind !== undefined) return [{ kind: folderKind, path }];
    const own = names.filter((name) => kind.isFile?.(name) === true).sort();
    return own.map((name) => ({ kind, path: join(path, name) }));
  }
}

/** Searches a folder recursively, skipping hidden entries and symbolic links. */
class FolderSearch {
  readonly found: CheckedItem[] = [];
  isCut = false;
  readonly #classifier: FileClassifier;
  #entries = 0;

  constructor(classifier: FileClassifier) {
    this.#classifier = classifier;
  }

  folder(path: string, depth: number): void {
    const entries = readdirSync(path, { withFileTypes: true });
    const kind = this.#classifier.ofFolder(entries.map(({ name }) => name));
    if (kind !== undefined) {
      this.found.push({ kind, path });
      return;
    }
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      this.#entries += 1;
      if (this.#entries > MAX_ENTRIES || depth > MAX_DEPTH) {
        this.isCut = true;
        return;
      }
      const inside = join(path, entry.name);
      if (entry.isDirectory()) this.#folderInside(inside, depth + 1);
      else for (const one of this.#classifier.inFile(inside)) this.found.push(one);
    }
  }

  #folderInside(path: string, depth: number): void {
    try {
      this.folder(path, depth);
    } catch {
      // Skip unreadable folders.
    }
  }
}

/**
 * Finds everything to check at a path: the file itself, or all files of a folder, recursively and
 * in order of name. A file of no other kind has the default kind, whose check reports the missing
 * parts.
 */
export function findChecked(path: string, kinds: readonly CheckedFiles[]): CheckedItems {
  const classifier = new FileClassifier(kinds);
  const itself: CheckedItem = { kind: classifier.default, path };
  if (path === STDIO) {
    const kind = classifier.ofInput();
    return { found: [kind === undefined ? itself : { kind, path }], isCut: false };
  }
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) {
      const named = classifier.inFile(path);
      const found = named.length > 0 ? named : classifier.ofText(path);
      return { found: found.length > 0 ? found : [itself], isCut: false };
    }
    const finder = new FolderSearch(classifier);
    finder.folder(path, 0);
    const { found, isCut } = finder;
    return {
      found: found.length === 0 && classifier.seemsFolder(readdirSync(path)) ? [itself] : found,
      isCut,
    };
  } catch {
    return { found: [itself], isCut: false };
  }
}
