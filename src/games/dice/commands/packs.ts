import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import type { FoundPack, PackFiles, PackReport } from '../rules/index.ts';
import {
  PACK_LIMITS,
  chooseVersions,
  isPackFile,
  isMediaFile,
  maxMediaBytes,
  mediaSizeProblems,
  packProblem,
  PICTURE_LIMITS,
  SOUND_LIMITS,
  readPack,
  unzipPack,
} from '../rules/index.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { adventureFolders } from '#terminal/files/folders.ts';
import { packNames, packsIn, readInside, unreadablePack } from '#terminal/files/pack-folder.ts';
import { readRegularFile } from '#terminal/files/read-file.ts';

const ADVENTURE_FILE = 'adventure.yaml';
const MEDIA_FOLDERS = ['pictures', 'sounds'];

/** Parts of a pack to read. Only its check reads pictures and sounds: text screens have none. */
interface Reading {
  readonly media: boolean;
}

/** Files of a folder of media, such as `pictures`; empty if the folder does not exist. */
function mediaIn(root: string, inside: string): string[] {
  const folder = join(root, inside);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${inside}/${name.replaceAll(sep, '/')}`)
    .filter((name) => isMediaFile(name) && !statSync(join(root, name)).isDirectory());
}

/** Names of the pictures and sounds in a folder, with the problems of those too large to read. */
function mediaNames(root: string): Parsed<string[]> {
  // One more than allowed is enough to find that there are too many.
  const most = Math.max(PICTURE_LIMITS.files, SOUND_LIMITS.files) + 1;
  const found = MEDIA_FOLDERS.map((folder) => mediaIn(root, folder).sort());
  const names = found.flat();
  const counted = found.flatMap((one) => one.slice(0, most));
  const sizes = counted.map((name) => {
    const bytes = maxMediaBytes(name) > 0 ? statSync(join(root, name)).size : 0;
    return { name, bytes };
  });
  const problems = mediaSizeProblems(sizes, `${root}/`);
  return problems.length > 0 ? failed(problems) : parsed(names);
}

function readFolder(folder: string, { media: withMedia }: Reading): Parsed<PackFiles> {
  const root = realpathSync(folder);
  const media = withMedia ? mediaNames(root) : parsed([]);
  if (!media.ok) return media;
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  for (const name of [...packNames(root, isPackFile), ...media.value]) {
    const maxBytes = isPackFile(name) ? PACK_LIMITS.fileBytes : maxMediaBytes(name);
    const file =
      maxBytes === 0
        ? parsed(new Uint8Array())
        : readInside(root, name, join(folder, name), maxBytes);
    if (file.ok) files.set(name, file.value);
    else for (const problem of file.problems) problems.push(problem);
  }
  return problems.length > 0 ? failed(problems) : parsed(files);
}

function readZip(file: string, reading: Reading): Parsed<PackFiles> {
  const bytes = readRegularFile(file, PACK_LIMITS.zipBytes);
  return bytes.ok ? unzipPack(bytes.value, file, reading) : bytes;
}

function readFiles(path: string, reading: Reading): Parsed<PackFiles> {
  try {
    if (statSync(path).isDirectory()) return readFolder(path, reading);
    if (/\.zip$/i.test(path)) return readZip(path, reading);
    return failed(packProblem('pack-none', { name: path }));
  } catch (error) {
    return failed(unreadablePack(path, error));
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
export function readPackAt(path: string, reading: Reading = { media: false }): PackRead {
  const place = basename(path) === ADVENTURE_FILE ? dirname(path) : path;
  const files = readFiles(place, reading);
  if (!files.ok) return { pack: files, warnings: [], files: new Map() };
  const root = place === '.' ? '' : `${withoutTrailing(place, '/\\')}/`;
  return { ...readPack(files.value, root), files: files.value };
}

/** A path that is not a valid pack, and its errors. */
export interface BrokenPack {
  readonly where: string;
  readonly problems: readonly Problem[];
}

/** A valid pack on disk, with its files. */
export interface StoredPack extends FoundPack {
  readonly files: PackFiles;
}

export interface Adventures {
  readonly packs: readonly StoredPack[];
  readonly broken: readonly BrokenPack[];
  readonly warnings: readonly Problem[];
}

/**
 * All adventures in the folders: the highest version of each id, and a separate list of broken
 * ones.
 */
export function findAdventures(folders: readonly string[] = adventureFolders): Adventures {
  const found: StoredPack[] = [];
  const broken: BrokenPack[] = [];
  for (const where of folders.flatMap(packsIn)) {
    const { pack, files } = readPackAt(where);
    if (pack.ok) found.push({ pack: pack.value, where, files });
    else broken.push({ where, problems: pack.problems });
  }
  return { ...chooseVersions(found), broken };
}
