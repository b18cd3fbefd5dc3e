import { elementAt, pick } from '#core';
import type { Random } from '#core';
import { byHand, happens } from './chance.ts';
import { bassPitch, pitchOf } from './harmony.ts';
import type { Chord } from './harmony.ts';
import { beatsUntilNext, parsePattern } from './ground.ts';
import type { PatternNote } from './ground.ts';
import type { ThemeScore, Tone } from './theme.ts';

/** Pitches of the two drums, high and low. */
const DRUMS = [45, 40] as const;
const OSTINATO_LOWEST = 40;
const DRONE_LOWEST = 33;
const GONG = 34;
const HIGH_LOWEST = 79;
const TICK = 86;

/** Layers of a phrase. */
export interface TensionPlan {
  readonly drums: readonly PatternNote[];
  /** Beats of a muffled ostinato on the root. */
  readonly ostinato: readonly PatternNote[];
  /** Bars of the phrase with a high tone. */
  readonly highBars: readonly number[];
  /** Height of the high tone over the chord's root, in degrees. */
  readonly high: number;
}

const HIGH_BARS = [
  [0, 1, 2],
  [0, 2],
  [1, 2, 3],
  [0, 1, 3],
] as const;

export function planTension(random: Random, theme: ThemeScore): TensionPlan {
  return {
    drums: parsePattern(pick(random, theme.drums)),
    ostinato: parsePattern(pick(random, theme.drums)),
    highBars: pick(random, HIGH_BARS),
    high: pick(random, [4, 4, 2, 0]),
  };
}

/** Drums and a low ostinato while an enemy is met. */
function pulseOf(random: Random, theme: ThemeScore, chord: Chord, plan: TensionPlan): Tone[] {
  const drums = plan.drums.map(({ at, index }): Tone => {
    const gain = byHand(random, at === 0 ? 0.34 : 0.22);
    const pitch = elementAt(DRUMS, index % DRUMS.length);
    return { stem: 'pulse', instrument: 'drum', pitch, gain, at, beats: 1 };
  });
  const notes = plan.ostinato.map(({ at, index }, order): Tone => ({
    stem: 'pulse',
    instrument: 'bass',
    pitch: bassPitch(theme, chord, index === 0 ? 0 : 4, OSTINATO_LOWEST),
    gain: byHand(random, 0.16),
    at,
    beats: beatsUntilNext(plan.ostinato, order, theme.meter),
  }));
  return [...drums, ...notes];
}

/** A drone on the home note, whichever the chord, and now and then a gong. */
function lowOf(random: Random, theme: ThemeScore, bar: number): Tone[] {
  const home = { root: 0, isRaised: false };
  const third = bar % 4 === 3 ? 4 : 0;
  const pitch = bassPitch(theme, home, third, DRONE_LOWEST);
  const drone: Tone = {
    stem: 'low',
    instrument: 'drone',
    pitch,
    gain: 0.13,
    at: 0,
    beats: theme.meter,
  };
  const hasGong = bar % 4 === 0 && happens(random, 55);
  return hasGong
    ? [drone, { ...drone, instrument: 'gong', pitch: GONG, gain: byHand(random, 0.12), beats: 1 }]
    : [drone];
}

/** A thin tone high above, and an uneven ticking. */
function highOf(
  random: Random,
  theme: ThemeScore,
  chord: Chord,
  plan: TensionPlan,
  bar: number,
): Tone[] {
  const tones: Tone[] = [];
  if (plan.highBars.includes(bar)) {
    const pitch = pitchOf(theme, chord.root + plan.high, chord);
    const raised = HIGH_LOWEST + ((((pitch - HIGH_LOWEST) % 12) + 12) % 12);
    const beats = theme.meter - 1;
    tones.push({ stem: 'high', instrument: 'glass', pitch: raised, gain: 0.05, at: 0.5, beats });
  }
  for (let at = 0; at < theme.meter; at += 1) {
    const gain = byHand(random, at === 0 ? 0.1 : 0.06);
    if (happens(random, 45)) continue;
    tones.push({ stem: 'high', instrument: 'knock', pitch: TICK, gain, at, beats: 1 });
  }
  return tones;
}

/** The layers of a bar, `bar` counted within its phrase. */
export function tensionOf(
  random: Random,
  theme: ThemeScore,
  chord: Chord,
  plan: TensionPlan,
  bar: number,
): readonly Tone[] {
  return [
    ...pulseOf(random, theme, chord, plan),
    ...lowOf(random, theme, bar),
    ...highOf(random, theme, chord, plan, bar),
  ];
}
