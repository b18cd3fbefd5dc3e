/** The twelfth root of two. */
const SEMITONE = 1.059_463_094_359_295_3;
const A4 = 69;
const A4_HERTZ = 440;

/** White keys of an octave, each at its semitone. */
const KEYS = 'C D EF G A B';

/** Frequency ratio of an interval in semitones. */
export function ratioOf(semitones: number): number {
  let ratio = 1;
  for (let step = 0; step < Math.abs(semitones); step += 1) ratio *= SEMITONE;
  return semitones < 0 ? 1 / ratio : ratio;
}

/** Frequency in hertz of a pitch in semitones; A4 is 69. */
export function hertzOf(pitch: number): number {
  return A4_HERTZ * ratioOf(pitch - A4);
}

/** Frequency in hertz of a note such as `C#4`. */
export function frequencyOf(name: string): number {
  const [, letter, shift, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new RangeError(`${name} is not a valid note name`);
  const alteration = shift === '' ? 0 : shift === '#' ? 1 : -1;
  const semitones = 12 * (Number(octave) + 1) + KEYS.indexOf(letter) + alteration;
  return hertzOf(semitones);
}
