import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import type { FoundPack, PackFiles, PackReport } from '../rules/index.ts';
import {
  PACK_LIMITS,
  chooseVersions,
  isPackFile,
  packProblem,
  readPack,
  unzipPack,
} from '../rules/index.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { adventureFolders } from '#terminal/files/folders.ts';
import { readRegularFile } from '#terminal/files/read-file.ts';
import { systemReason } from '#terminal/files/system-reason.ts';

const ADVENTURE_FILE = 'adventure.yaml';
const TEXTS_FOLDER = 'i18n';
/** Maximum number of entries considered per folder. */
const MAX_ENTRIES = 500;

function unreadable(name: string, error: unknown): Problem {
  return packProblem('pack-unreadable', { name, ...systemReason(error) }, name);
}

/** Names of the pack's files in a folder; empty if the folder does not exist. */
function packNames(folder: string): string[] {
  const list = (inside: string) => {
    const at = join(folder, inside);
    return existsSync(at) && statSync(at).isDirectory() ? readdirSync(at) : [];
  };
  const texts = list(TEXTS_FOLDER).map((name) => `${TEXTS_FOLDER}/${name}`);
  const names = [...list('.'), ...texts].filter(isPackFile).sort();
  return names.slice(0, PACK_LIMITS.files + 1);
}

/** Reads one file of a pack. It must be a plain file inside the pack, within the size limit. */
function readInside(root: string, name: string, shown: string): Parsed<Uint8Array> {
  const path = realpathSync(join(root, name));
  const args = { name: shown };
  if (!path.startsWith(root + sep)) return failed(packProblem('pack-link', args, shown));
  return readRegularFile(path, PACK_LIMITS.fileBytes, shown);
}

function readFolder(folder: string): Parsed<PackFiles> {
  const root = realpathSync(folder);
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  for (const name of packNames(root)) {
    const file = readInside(root, name, join(folder, name));
    if (file.ok) files.set(name, file.value);
    else for (const problem of file.problems) problems.push(problem);
  }
  return problems.length > 0 ? failed(problems) : parsed(files);
}

function readZip(file: string): Parsed<PackFiles> {
  const bytes = readRegularFile(file, PACK_LIMITS.zipBytes);
  return bytes.ok ? unzipPack(bytes.value, file) : bytes;
}

function readFiles(path: string): Parsed<PackFiles> {
  try {
    if (statSync(path).isDirectory()) return readFolder(path);
    if (/\.zip$/i.test(path)) return readZip(path);
    return failed(packProblem('pack-none', { name: path }));
  } catch (error) {
    return failed(unreadable(path, error));
  }
}

/** A pack read from disk, with its files. */
export interface PackRead extends PackReport {
  /** Empty if they cannot be read. */
  readonly files: PackFiles;
}

/**
 * Reads a pack from its folder, its adventure.yaml or a zip. Never throws because of the contents
 * of the disk.
 */
export function readPackAt(path: string): PackRead {
  const place = basename(path) === ADVENTURE_FILE ? dirname(path) : path;
  const files = readFiles(place);
  if (!files.ok) return { pack: files, warnings: [], files: new Map() };
  const root = place === '.' ? '' : `${withoutTrailing(place, '/\\')}/`;
  return { ...readPack(files.value, root), files: files.value };
}

/** A path that is not a valid pack, and its errors. */
export interface BrokenPack {
  readonly where: string;
  readonly problems: readonly Problem[];
}

export interface Adventures {
  readonly packs: readonly FoundPack[];
  readonly broken: readonly BrokenPack[];
  readonly warnings: readonly Problem[];
}

function isPackLike(path: string): boolean {
  try {
    return /\.zip$/i.test(path) || statSync(path).isDirectory();
  } catch {
    return true;
  }
}

/** Folders and zips in a folder, sorted by name; empty if the folder does not exist. */
function candidates(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    const paths = names.sort().map((name) => join(folder, name));
    return paths.filter(isPackLike).slice(0, MAX_ENTRIES);
  } catch {
    return [];
  }
}

/**
 * All adventures in the folders: the highest version of each id, and a separate list of broken
 * ones.
 */
export function findAdventures(folders: readonly string[] = adventureFolders): Adventures {
  const found: FoundPack[] = [];
  const broken: BrokenPack[] = [];
  for (const where of folders.flatMap(candidates)) {
    const { pack } = readPackAt(where);
    if (pack.ok) found.push({ pack: pack.value, where });
    else broken.push({ where, problems: pack.problems });
  }
  return { ...chooseVersions(found), broken };
}
