import { elementAt } from '#core';
import type { ThemeScore } from './theme.ts';

/** Triad on a degree of the scale, counted from 0. `isRaised` sharpens the leading note. */
export interface Chord {
  readonly root: number;
  readonly isRaised: boolean;
}

const DEGREES = 7;
const OCTAVE = 12;
const LEADING_NOTE = 6;

/** Remainder that is never negative. */
export function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Parses chords such as `1 4 5+ 1`. */
export function parseChords(text: string): readonly Chord[] {
  return text.split(' ').map((name) => {
    const root = Number(name.replace('+', '')) - 1;
    if (!(root >= 0 && root < DEGREES)) throw new RangeError(`"${name}" is not a chord`);
    return { root, isRaised: name.endsWith('+') };
  });
}

/** Pitch of a degree, which may be below 0 or above 6. */
export function pitchOf({ tonic, scale }: ThemeScore, degree: number, { isRaised }: Chord): number {
  const step = modulo(degree, DEGREES);
  const raise = isRaised && step === LEADING_NOTE ? 1 : 0;
  return tonic + OCTAVE * Math.floor(degree / DEGREES) + elementAt(scale, step) + raise;
}

/** True if a degree belongs to the chord. */
export function isChordTone({ root }: Chord, degree: number): boolean {
  return [0, 2, 4].includes(modulo(degree - root, DEGREES));
}

/** The chord tone nearest to a degree; of two, the lower one. */
export function nearestChordTone(chord: Chord, degree: number): number {
  for (const shift of [0, -1, 1, -2]) {
    if (isChordTone(chord, degree + shift)) return degree + shift;
  }
  return degree;
}

/** Pitches of the chord within an octave above `lowest`, in order, then again an octave higher. */
export function voicing(theme: ThemeScore, chord: Chord, lowest: number): readonly number[] {
  const octave = [0, 2, 4]
    .map((third) => pitchOf(theme, chord.root + third, chord))
    .map((pitch) => lowest + modulo(pitch - lowest, OCTAVE))
    .sort((a, b) => a - b);
  return [...octave, ...octave.map((pitch) => pitch + OCTAVE)];
}

/** Pitch of the chord's root or fifth within an octave above `lowest`. */
export function bassPitch(theme: ThemeScore, chord: Chord, third: number, lowest: number): number {
  return lowest + modulo(pitchOf(theme, chord.root + third, chord) - lowest, OCTAVE);
}
