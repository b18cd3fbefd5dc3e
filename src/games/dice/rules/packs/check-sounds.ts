import type { Problem } from '#core';
import type { Book } from './book.ts';
import type { PackFiles } from './files.ts';
import { SOUND_LIMITS } from '#kit/packs/limits.ts';
import { NameCheck } from './media-names.ts';
import type { MediaNames } from './media-names.ts';
import { readMp3, readOgg, readWav, sniffSound } from './sound-file.ts';
import type { SoundFacts } from './sound-file.ts';
import {
  isSoundFile,
  maxSoundBytes,
  SOUND_FOLDERS,
  SOUND_FORMATS,
  SOUND_HEROES,
  soundExtension,
  soundKey,
} from './sound-names.ts';
import type { SoundExtension } from './sound-names.ts';
import { packProblem } from '#kit/packs/source.ts';

const READERS: Readonly<Record<SoundExtension, (bytes: Uint8Array) => SoundFacts | undefined>> = {
  ogg: readOgg,
  mp3: readMp3,
  wav: readWav,
};

const NAMES: MediaNames = {
  media: 'sound',
  folders: SOUND_FOLDERS,
  single: [],
  heroes: SOUND_HEROES,
  extensionOf: soundExtension,
  keyOf: soundKey,
};

/** A sound before it is read. */
interface SoundSize {
  readonly name: string;
  readonly bytes: number;
}

/** Problems with sounds too many or too large to read. */
export function soundSizeProblems(sounds: readonly SoundSize[], root: string): Problem[] {
  const { files, allBytes } = SOUND_LIMITS;
  const count = sounds.length;
  if (count > files) return [packProblem('pack-sounds', { count, most: files })];
  const large = sounds.flatMap(({ name, bytes }) => {
    const most = maxSoundBytes(name);
    if (most === 0 || bytes <= most) return [];
    return [packProblem('pack-sound-large', { name, bytes, most }, root + name)];
  });
  const bytes = sounds.reduce((sum, one) => sum + one.bytes, 0);
  if (large.length > 0 || bytes <= allBytes) return large;
  return [packProblem('pack-sounds-large', { bytes, most: allBytes })];
}

/**
 * Problems of one sound: a format that its name does not say, damage, more than two channels, or
 * too long.
 */
export function checkSound(name: string, bytes: Uint8Array, file = name): readonly Problem[] {
  const extension = soundExtension(name);
  if (extension === undefined) return [packProblem('pack-sound-extension', { name }, file)];
  const tooMuch = soundSizeProblems([{ name, bytes: bytes.length }], file.slice(0, -name.length));
  if (tooMuch.length > 0) return tooMuch;
  const format = SOUND_FORMATS[extension];
  const actual = sniffSound(bytes);
  if (actual !== undefined && actual !== format) {
    return [packProblem('pack-sound-format', { name, format, actual }, file)];
  }
  const facts = READERS[extension](bytes);
  if (facts === undefined) return [packProblem('pack-sound-broken', { name, format }, file)];
  const { channels, seconds } = facts;
  if (channels < 1 || channels > 2) {
    return [packProblem('pack-sound-channels', { name, channels }, file)];
  }
  const { seconds: most } = SOUND_LIMITS;
  if (seconds <= most) return [];
  return [packProblem('pack-sound-long', { name, seconds: Math.ceil(seconds), most }, file)];
}

/** Problems with the sounds of a pack. There are none if its sounds were not read. */
export function checkSounds(book: Book, files: PackFiles, root: string): readonly Problem[] {
  const sounds = [...files].filter(([name]) => isSoundFile(name));
  const sizes = sounds.map(([name, { length }]) => ({ name, bytes: length }));
  const tooMuch = soundSizeProblems(sizes, root);
  if (tooMuch.length > 0) return tooMuch;
  const names = new NameCheck(NAMES, book, root);
  return sounds.flatMap(([name, bytes]) => {
    return names.check(name) ?? checkSound(name, bytes, root + name);
  });
}
