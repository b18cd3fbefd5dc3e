import { HERO_CLASSES } from '../model/hero.ts';
import { SOUND_LIMITS } from '#kit/packs/limits.ts';

/** Sections of a pack whose entries can have sounds, and the classes of heroes. */
export const SOUND_FOLDERS = ['enemies', 'villains', 'locations', 'heroes'] as const;

/** Ids of heroes that can have sounds. */
export const SOUND_HEROES: readonly string[] = HERO_CLASSES;

const FOLDER = 'sounds/';
const EXTENSION = /\.(ogg|mp3|wav)$/i;

/** Formats of sounds by extension. */
export const SOUND_FORMATS = { ogg: 'Ogg', mp3: 'MP3', wav: 'WAV' } as const;
export type SoundExtension = keyof typeof SOUND_FORMATS;

/** True if a file is in the folder of sounds. Hidden files of systems and editors are ignored. */
export function isSoundFile(name: string): boolean {
  if (!name.startsWith(FOLDER) || name.endsWith('/')) return false;
  return name.split('/').every((part) => !part.startsWith('.')) && !/\/Thumbs\.db$/i.test(name);
}

/** Extension of a sound in lower case; undefined if its format is not supported. */
export function soundExtension(name: string): SoundExtension | undefined {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() as SoundExtension | undefined;
}

/** Bytes that the sound may have. 0 for an unsupported format, which is not read. */
export function maxSoundBytes(name: string): number {
  return soundExtension(name) === undefined ? 0 : SOUND_LIMITS.bytes;
}

/** Path of a sound within the folder, without extension: `enemies/yard-dog`. */
export function soundKey(name: string): string {
  return name.slice(FOLDER.length).replace(EXTENSION, '');
}
