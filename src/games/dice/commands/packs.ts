import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import type { Found, PackFiles, PackReport } from '../rules/index.ts';
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
/** So many things of one folder are looked at. */
const MAX_SHELF = 500;

function unreadable(name: string, error: unknown): Problem {
  return packProblem('pack-unreadable', { name, ...systemReason(error) }, name);
}

/** Names in a folder of what a pack may be read from; none where there is no such folder. */
function packNames(folder: string): string[] {
  const list = (inside: string) => {
    const at = join(folder, inside);
    return existsSync(at) && statSync(at).isDirectory() ? readdirSync(at) : [];
  };
  const texts = list(TEXTS_FOLDER).map((name) => `${TEXTS_FOLDER}/${name}`);
  const names = [...list('.'), ...texts].filter(isPackFile).sort();
  return names.slice(0, PACK_LIMITS.files + 1);
}

/** One file, where it lies in the pack, is a plain file and is no larger than it may be. */
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

/** Reads a pack from its folder, its adventure.yaml or a zip. Never throws for what is on the disk. */
export function readPackAt(path: string): PackReport {
  const place = basename(path) === ADVENTURE_FILE ? dirname(path) : path;
  const files = readFiles(place);
  if (!files.ok) return { pack: files, warnings: [] };
  const root = place === '.' ? '' : `${withoutTrailing(place, '/\\')}/`;
  return readPack(files.value, root);
}

/** What was found that is no pack, and why. */
export interface BrokenPack {
  readonly where: string;
  readonly problems: readonly Problem[];
}

export interface Adventures {
  readonly packs: readonly Found[];
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

/** Folders and zips in a folder, in the order of their names; a missing folder has none. */
function candidates(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    const paths = names.sort().map((name) => join(folder, name));
    return paths.filter(isPackLike).slice(0, MAX_SHELF);
  } catch {
    return [];
  }
}

/** Every adventure in the folders: broken ones apart, and of each id the highest version. */
export function findAdventures(folders: readonly string[] = adventureFolders): Adventures {
  const found: Found[] = [];
  const broken: BrokenPack[] = [];
  for (const where of folders.flatMap(candidates)) {
    const { pack } = readPackAt(where);
    if (pack.ok) found.push({ pack: pack.value, where });
    else broken.push({ where, problems: pack.problems });
  }
  return { ...chooseVersions(found), broken };
}
