import { elementAt, pick } from '#core';
import type { Random } from '#core';
import { byHand, happens } from './chance.ts';
import { bassPitch, pitchOf, voicing } from './harmony.ts';
import type { Chord } from './harmony.ts';
import type { ThemeScore, Tone } from './theme.ts';

/** Degrees above the root that the figures of a bass pattern stand for. */
const BASS_THIRDS = [0, 4, 2] as const;
const BASS_LOWEST = 36;
/** Pitches below this are degrees of the scale. */
const MAX_DEGREE = 24;

/** Entry of a pattern: a beat and the index of a chord note. */
export interface PatternNote {
  readonly at: number;
  readonly index: number;
}

/** Parses a pattern such as `0:0 1.5:2`. An empty pattern is silent. */
export function parsePattern(text: string): readonly PatternNote[] {
  if (text === '') return [];
  return text.split(' ').map((note) => {
    const [at, index] = note.split(':').map(Number);
    if (at === undefined || index === undefined || !(at >= 0) || !(index >= 0))
      throw new RangeError(`"${note}" is not a note of a pattern`);
    return { at, index };
  });
}

/** Beats to the next note of a pattern, or to the end of the bar. */
export function beatsUntilNext(
  pattern: readonly PatternNote[],
  index: number,
  meter: number,
): number {
  return (pattern[index + 1]?.at ?? meter) - elementAt(pattern, index).at;
}

/** Accompaniment of a phrase: which parts play, and in which patterns. */
export interface GroundPlan {
  readonly hasPad: boolean;
  readonly bass: readonly PatternNote[];
  readonly pluck: readonly PatternNote[];
}

export function planGround(random: Random, theme: ThemeScore, isTuneResting: boolean): GroundPlan {
  const bass = parsePattern(pick(random, theme.bass.patterns));
  const pluck = parsePattern(pick(random, theme.pluck.patterns));
  return {
    hasPad: happens(random, 85) || isTuneResting,
    bass: happens(random, 80) ? bass : [],
    pluck: happens(random, isTuneResting ? 50 : 72) ? pluck : [],
  };
}

function padTones(theme: ThemeScore, chord: Chord): readonly Tone[] {
  return voicing(theme, chord, theme.pad.lowest)
    .slice(0, 3)
    .map((pitch) => ({
      stem: 'ground',
      instrument: 'pad',
      pitch,
      gain: theme.pad.gain,
      at: 0,
      beats: theme.meter,
    }));
}

function bassTones(random: Random, theme: ThemeScore, chord: Chord, plan: GroundPlan): Tone[] {
  return plan.bass.map(({ at, index }, order) => ({
    stem: 'ground',
    instrument: 'bass',
    pitch: bassPitch(theme, chord, BASS_THIRDS[index] ?? 0, BASS_LOWEST),
    gain: byHand(random, theme.bass.gain),
    at,
    beats: beatsUntilNext(plan.bass, order, theme.meter),
  }));
}

function pluckTones(random: Random, theme: ThemeScore, chord: Chord, plan: GroundPlan): Tone[] {
  const { instrument, gain, lowest } = theme.pluck;
  const notes = voicing(theme, chord, lowest);
  return plan.pluck.flatMap(({ at, index }): Tone[] => {
    const loudness = byHand(random, gain);
    if (happens(random, 14)) return [];
    const pitch = elementAt(notes, index % notes.length);
    return [{ stem: 'ground', instrument, pitch, gain: loudness, at, beats: 1 }];
  });
}

function ambienceTones(random: Random, theme: ThemeScore, chord: Chord): Tone[] {
  return theme.ambience.flatMap(({ instrument, gain, pitch, at, beats, chance }): Tone[] => {
    if (!happens(random, chance)) return [];
    const plain = { root: chord.root, isRaised: false };
    const sounding = pitch < MAX_DEGREE ? pitchOf(theme, pitch, plain) : pitch;
    return at.map((beat) => ({
      stem: 'ground',
      instrument,
      pitch: sounding,
      gain: byHand(random, gain),
      at: beat,
      beats,
    }));
  });
}

/** Accompaniment of a bar. */
export function groundOf(
  random: Random,
  theme: ThemeScore,
  chord: Chord,
  plan: GroundPlan,
): readonly Tone[] {
  return [
    ...(plan.hasPad ? padTones(theme, chord) : []),
    ...bassTones(random, theme, chord, plan),
    ...pluckTones(random, theme, chord, plan),
    ...ambienceTones(random, theme, chord),
  ];
}
