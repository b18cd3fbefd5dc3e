import type { Problem } from '#core';
import { readPng, readWebp, sniffFormat } from './bitmap.ts';
import type { Book } from './book.ts';
import { checkSvg } from './check-svg.ts';
import type { PackFiles } from './files.ts';
import { PICTURE_LIMITS } from '#kit/packs/limits.ts';
import { NameCheck } from './media-names.ts';
import type { MediaNames } from './media-names.ts';
import {
  isPictureFile,
  maxPictureBytes,
  PICTURE_FOLDERS,
  PICTURE_FORMATS,
  PICTURE_HEROES,
  pictureExtension,
  pictureKey,
  REFUGE_PICTURE,
} from './picture-names.ts';
import { packProblem } from '#kit/packs/source.ts';

/** A picture before it is read. */
export interface PictureSize {
  readonly name: string;
  readonly bytes: number;
}

/** Problems with pictures too many or too large to read. */
export function pictureSizeProblems(pictures: readonly PictureSize[], root: string): Problem[] {
  const { files, allBytes } = PICTURE_LIMITS;
  const count = pictures.length;
  if (count > files) return [packProblem('pack-pictures', { count, most: files })];
  const large = pictures.flatMap(({ name, bytes }) => {
    const most = maxPictureBytes(name);
    if (most === 0 || bytes <= most) return [];
    return [packProblem('pack-picture-large', { name, bytes, most }, root + name)];
  });
  const bytes = pictures.reduce((sum, one) => sum + one.bytes, 0);
  if (large.length > 0 || bytes <= allBytes) return large;
  return [packProblem('pack-pictures-large', { bytes, most: allBytes })];
}

function checkBitmap(name: string, bytes: Uint8Array, file: string): readonly Problem[] {
  const format = PICTURE_FORMATS[pictureExtension(name) ?? 'png'];
  const facts = format === 'PNG' ? readPng(bytes) : readWebp(bytes);
  if (facts === undefined) return [packProblem('pack-picture-broken', { name, format }, file)];
  const { width, height, isMoving } = facts;
  const { side: most } = PICTURE_LIMITS;
  if (width > most || height > most) {
    return [packProblem('pack-picture-side', { name, width, height, most }, file)];
  }
  return isMoving ? [packProblem('pack-picture-motion', { name }, file)] : [];
}

/**
 * Problems of one picture, whatever it shows: a format that its name does not say, damage, or
 * anything in an SVG that is more than a drawing.
 */
export function checkPicture(name: string, bytes: Uint8Array, file = name): readonly Problem[] {
  const extension = pictureExtension(name);
  if (extension === undefined) return [packProblem('pack-picture-extension', { name }, file)];
  const tooMuch = pictureSizeProblems([{ name, bytes: bytes.length }], file.slice(0, -name.length));
  if (tooMuch.length > 0) return tooMuch;
  const format = PICTURE_FORMATS[extension];
  const actual = sniffFormat(bytes);
  if (actual !== undefined && actual !== format) {
    return [packProblem('pack-picture-format', { name, format, actual }, file)];
  }
  return extension === 'svg' ? checkSvg(bytes, file) : checkBitmap(name, bytes, file);
}

const NAMES: MediaNames = {
  media: 'picture',
  folders: PICTURE_FOLDERS,
  single: [REFUGE_PICTURE],
  heroes: PICTURE_HEROES,
  extensionOf: pictureExtension,
  keyOf: pictureKey,
};

/** Problems with the pictures of a pack. There are none if its pictures were not read. */
export function checkPictures(book: Book, files: PackFiles, root: string): readonly Problem[] {
  const pictures = [...files].filter(([name]) => isPictureFile(name));
  const sizes = pictures.map(([name, { length }]) => ({ name, bytes: length }));
  const tooMuch = pictureSizeProblems(sizes, root);
  if (tooMuch.length > 0) return tooMuch;
  const names = new NameCheck(NAMES, book, root);
  return pictures.flatMap(([name, bytes]) => {
    return names.check(name) ?? checkPicture(name, bytes, root + name);
  });
}
