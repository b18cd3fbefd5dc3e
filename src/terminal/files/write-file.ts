import { lstatSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Problem } from '#core';
import { systemReason } from './system-reason.ts';

/** True if a path is unused, a regular file, or a link to one. */
export function isFree(path: string): boolean {
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return !isThere || statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Writes a file atomically. Refuses to replace a device, pipe or folder, or a link to one or to
 * nothing.
 */
export function writeAtomic(path: string, text: string): Problem | undefined {
  try {
    if (!isFree(path)) return notReplaced(path);
    writeFileAtomic.sync(path, text);
    return undefined;
  } catch (error) {
    return cannotWrite(path, error);
  }
}

/** Writes a file atomically, creating missing folders. */
export function writeWithFolders(path: string, text: string): Problem | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    return cannotWrite(path, error);
  }
  return writeAtomic(path, text);
}

/** Renames a damaged file to make way for a new one; anything but a regular file is left alone. */
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
  const message = `${file} is not a regular file and will not be overwritten. Choose another file.`;
  return { code: 'file-not-replaced', message, args: { file }, file };
}

export function cannotWrite(file: string, error: unknown): Problem {
  const reason = systemReason(error);
  const message = `${file} cannot be written: ${reason.reason}.`;
  return { code: 'file-write', message, args: { file, ...reason } };
}
