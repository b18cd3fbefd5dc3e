import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { failed } from '#core';
import type { Parsed, Problem } from '#core';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { packProblem } from '#kit/packs/source.ts';
import { readRegularFile } from './read-file.ts';
import { systemReason } from './system-reason.ts';

const TEXTS_FOLDER = 'i18n';
/** Maximum number of packs considered in a folder. */
const MAX_PACKS = 500;

/** Problem of a pack that the system refuses to read. */
export function unreadablePack(name: string, error: unknown): Problem {
  return packProblem('pack-unreadable', { name, ...systemReason(error) }, name);
}

/** Names of a pack's files in a folder and in its `i18n`, one more than allowed at most. */
export function packNames(folder: string, isWanted: (name: string) => boolean): readonly string[] {
  const texts = join(folder, TEXTS_FOLDER);
  const inside = existsSync(texts) && statSync(texts).isDirectory() ? readdirSync(texts) : [];
  const names = [...readdirSync(folder), ...inside.map((name) => `${TEXTS_FOLDER}/${name}`)];
  return names
    .filter(isWanted)
    .sort()
    .slice(0, PACK_LIMITS.files + 1);
}

/** Reads one file of a pack. It must be a plain file inside the pack, within the size limit. */
export function readInside(
  root: string,
  name: string,
  shown: string,
  maxBytes: number,
): Parsed<Uint8Array> {
  const path = realpathSync(join(root, name));
  if (!path.startsWith(root + sep)) return failed(packProblem('pack-link', { name: shown }, shown));
  return readRegularFile(path, maxBytes, shown);
}

function isPackLike(path: string): boolean {
  try {
    return /\.zip$/i.test(path) || statSync(path).isDirectory();
  } catch {
    return true;
  }
}

/** Folders and zips in a folder, sorted by name; empty if the folder does not exist. */
export function packsIn(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    const paths = names.sort().map((name) => join(folder, name));
    return paths.filter(isPackLike).slice(0, MAX_PACKS);
  } catch {
    return [];
  }
}
