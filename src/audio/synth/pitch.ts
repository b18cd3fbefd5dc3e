/** The twelfth root of two. */
const SEMITONE = 1.059_463_094_359_295_3;
const A4 = 69;
const A4_HERTZ = 440;

/** The white keys of an octave at their semitones. */
const KEYS = 'C D EF G A B';

/** How much higher a note is that lies so many semitones higher. */
export function ratioOf(semitones: number): number {
  let ratio = 1;
  for (let step = 0; step < Math.abs(semitones); step += 1) ratio *= SEMITONE;
  return semitones < 0 ? 1 / ratio : ratio;
}

/** The frequency of a note by its name, such as `C#4`, in hertz. */
export function frequencyOf(name: string): number {
  const [, letter, shift, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new RangeError(`${name} is not the name of a note`);
  const alteration = shift === '' ? 0 : shift === '#' ? 1 : -1;
  const semitones = 12 * (Number(octave) + 1) + KEYS.indexOf(letter) + alteration;
  return A4_HERTZ * ratioOf(semitones - A4);
}
