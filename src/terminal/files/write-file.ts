import { lstatSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Problem } from '#core';
import { systemReason } from './system-reason.ts';

/** True for a path where a regular file is, a link to one, or nothing at all. */
export function isFree(path: string): boolean {
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return !isThere || statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Writes a file whole or not at all. A device, a pipe or a folder in its place stays, and so does a
 * link that leads to one or to nothing.
 */
export function writeWhole(path: string, text: string): Problem | undefined {
  try {
    if (!isFree(path)) return notReplaced(path);
    writeFileAtomic.sync(path, text);
    return undefined;
  } catch (error) {
    return cannotWrite(path, error);
  }
}

/** The same, making the folders above it. */
export function writeDeep(path: string, text: string): Problem | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    return cannotWrite(path, error);
  }
  return writeWhole(path, text);
}

/** Renames a damaged file out of the way of a new one; what is no regular file stays. */
export function setAside(path: string): Problem | undefined {
  try {
    if (!isFree(path)) return notReplaced(path);
    renameSync(path, `${path}.damaged`);
    return undefined;
  } catch (error) {
    return cannotWrite(path, error);
  }
}

export function notReplaced(file: string): Problem {
  const message = `${file} is not a regular file and stays as it is; name another file.`;
  return { code: 'file-not-replaced', message, args: { file }, file };
}

export function cannotWrite(file: string, error: unknown): Problem {
  const why = systemReason(error);
  const message = `${file} cannot be written: ${why.reason}.`;
  return { code: 'file-write', message, args: { file, ...why } };
}
