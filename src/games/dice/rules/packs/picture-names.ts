import { HERO_CLASSES } from '../model/hero.ts';
import { PICTURE_LIMITS } from '#kit/packs/limits.ts';

/** Sections of a pack whose entries can have pictures, and the classes of heroes. */
export const PICTURE_FOLDERS = [
  'enemies',
  'villains',
  'obstacles',
  'locations',
  'allies',
  'endings',
  'heroes',
  'keepsakes',
] as const;

/** Ids of heroes that can have pictures. */
export const PICTURE_HEROES: readonly string[] = HERO_CLASSES;

/** The picture of the Refuge, which is directly in the folder of pictures. */
export const REFUGE_PICTURE = 'refuge';

const FOLDER = 'pictures/';
const EXTENSION = /\.(svg|png|webp)$/i;

/** Formats of pictures by extension. */
export const PICTURE_FORMATS = { svg: 'SVG', png: 'PNG', webp: 'WebP' } as const;
export type PictureExtension = keyof typeof PICTURE_FORMATS;

/** True if a file is in the folder of pictures. Hidden files of systems and editors are ignored. */
export function isPictureFile(name: string): boolean {
  if (!name.startsWith(FOLDER) || name.endsWith('/')) return false;
  return name.split('/').every((part) => !part.startsWith('.')) && !/\/Thumbs\.db$/i.test(name);
}

/** Extension of a picture in lower case; undefined if its format is not supported. */
export function pictureExtension(name: string): PictureExtension | undefined {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() as PictureExtension | undefined;
}

/** Bytes that the picture may have. 0 for an unsupported format, which is not read. */
export function maxPictureBytes(name: string): number {
  const extension = pictureExtension(name);
  if (extension === undefined) return 0;
  return extension === 'svg' ? PICTURE_LIMITS.svgBytes : PICTURE_LIMITS.bitmapBytes;
}

/** Path of a picture within the folder, without extension: `enemies/yard-dog` or `refuge`. */
export function pictureKey(name: string): string {
  return name.slice(FOLDER.length).replace(EXTENSION, '');
}
