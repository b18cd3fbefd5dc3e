import type { Problem } from '#core';
import { pictureSizeProblems } from './check-pictures.ts';
import { soundSizeProblems } from './check-sounds.ts';
import { isPictureFile, maxPictureBytes } from './picture-names.ts';
import { isSoundFile, maxSoundBytes } from './sound-names.ts';

/** True for pictures and sounds, which only the page shows and plays. */
export function isMediaFile(name: string): boolean {
  return isPictureFile(name) || isSoundFile(name);
}

/** Bytes that a picture or sound may have. 0 for an unsupported format, which is not read. */
export function maxMediaBytes(name: string): number {
  return isSoundFile(name) ? maxSoundBytes(name) : maxPictureBytes(name);
}

/** A picture or sound before it is read. */
export interface MediaSize {
  readonly name: string;
  /** 0 if it will not be read. */
  readonly bytes: number;
}

/** Problems with pictures and sounds too many or too large to read. */
export function mediaSizeProblems(files: readonly MediaSize[], root: string): Problem[] {
  const sounds = files.filter(({ name }) => isSoundFile(name));
  const pictures = files.filter(({ name }) => !isSoundFile(name));
  return [...pictureSizeProblems(pictures, root), ...soundSizeProblems(sounds, root)];
}
