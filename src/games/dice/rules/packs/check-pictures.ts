import type { Problem, ProblemArgs } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { readPng, readWebp, sniffFormat } from './bitmap.ts';
import { KINDS } from './book.ts';
import type { Book } from './book.ts';
import { checkSvg } from './check-svg.ts';
import type { PackFiles } from './files.ts';
import { PICTURE_LIMITS } from './limits.ts';
import type { PackCode } from './messages.ts';
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
import type { PictureFolder } from './picture-names.ts';
import { packProblem } from './source.ts';

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

/** Checks the names of pictures against the ids of a pack. */
class Names {
  readonly #book: Book;
  readonly #root: string;
  readonly #seen = new Map<string, string>();

  constructor(book: Book, root: string) {
    this.#book = book;
    this.#root = root;
  }

  /** The problem with a name, if any. */
  check(name: string): Problem | undefined {
    const problem = (code: PackCode, args: ProblemArgs = {}) =>
      packProblem(code, { name, ...args }, this.#root + name);
    if (pictureExtension(name) === undefined) return problem('pack-picture-extension');
    const key = pictureKey(name);
    const other = this.#seen.get(key);
    if (other !== undefined) return problem('pack-picture-twice', { other });
    this.#seen.set(key, name);
    const [first = '', id, ...rest] = key.split('/');
    if (id === undefined && first === REFUGE_PICTURE) return undefined;
    if (id === undefined || rest.length > 0) return problem('pack-picture-place');
    const folder = PICTURE_FOLDERS.find((one) => one === first);
    if (folder !== undefined) return this.#checkId(folder, id, problem);
    const known = PICTURE_FOLDERS.join(', ');
    const meant = suggest(first, PICTURE_FOLDERS);
    return meant === undefined
      ? problem('pack-picture-folder', { folder: first, known })
      : problem('pack-picture-folder-meant', { folder: first, meant });
  }

  #checkId(
    folder: PictureFolder,
    id: string,
    problem: (code: PackCode, args: ProblemArgs) => Problem,
  ): Problem | undefined {
    const isHero = folder === 'heroes';
    const known = isHero ? PICTURE_HEROES : this.#book.ids(folder);
    if (known.includes(id) || (!isHero && !this.#book.isListed(folder))) return undefined;
    const meant = suggest(id, known);
    const kind = isHero ? 'class' : KINDS[folder];
    return meant === undefined
      ? problem('pack-picture-id', { kind, id })
      : problem('pack-picture-id-meant', { kind, id, meant });
  }
}

/** Problems with the pictures of a pack. There are none if its pictures were not read. */
export function checkPictures(book: Book, files: PackFiles, root: string): readonly Problem[] {
  const pictures = [...files].filter(([name]) => isPictureFile(name));
  const sizes = pictures.map(([name, { length }]) => ({ name, bytes: length }));
  const tooMuch = pictureSizeProblems(sizes, root);
  if (tooMuch.length > 0) return tooMuch;
  const names = new Names(book, root);
  return pictures.flatMap(([name, bytes]) => {
    return names.check(name) ?? checkPicture(name, bytes, root + name);
  });
}
