import { largest, smallest } from '#core';
import type { Faces } from '../model/marks.ts';
import type { CheckMethod, DieBattleCheck } from './battle-check.ts';

/** Distribution of totals over all equally likely rolls: `ways[i]` of them total `least + i`. */
export interface Spread {
  readonly least: number;
  readonly ways: readonly number[];
}

const EMPTY_SPREAD: Spread = { least: 0, ways: [1] };

function dieSpread(faces: Faces): Spread {
  if (typeof faces === 'number') return { least: 1, ways: new Array<number>(faces).fill(1) };
  const least = smallest(faces);
  const ways = new Array<number>(largest(faces) - least + 1).fill(0);
  for (const value of faces) ways[value - least] = (ways[value - least] as number) + 1;
  return { least, ways };
}

/** Distribution of the sum of two independent rolls. */
function convolve(a: Spread, b: Spread): Spread {
  const ways = new Array<number>(a.ways.length + b.ways.length - 1).fill(0);
  a.ways.forEach((one, i) => {
    b.ways.forEach((other, j) => {
      ways[i + j] = (ways[i + j] as number) + one * other;
    });
  });
  return { least: a.least + b.least, ways };
}

function sumSpread(dice: readonly Faces[]): Spread {
  return dice.map(dieSpread).reduce(convolve, EMPTY_SPREAD);
}

/**
 * Distribution of the largest or smallest roll, computed from the number of rolls on one side of
 * each face.
 */
function extremeSpread(dice: readonly Faces[], method: 'MAX' | 'MIN'): Spread {
  const choose = method === 'MAX' ? largest : smallest;
  const least = choose(dice.map(leastOf));
  const most = choose(dice.map(mostOf));
  const countWithin = (value: number) =>
    dice.reduce<number>((ways, faces) => {
      const below = countUpTo(faces, method === 'MAX' ? value : value - 1);
      return ways * (method === 'MAX' ? below : countOf(faces) - below);
    }, 1);
  const step = method === 'MAX' ? -1 : 1;
  const ways = Array.from(
    { length: most - least + 1 },
    (_, i) => countWithin(least + i) - countWithin(least + i + step),
  );
  return { least, ways };
}

function leastOf(faces: Faces): number {
  return typeof faces === 'number' ? 1 : smallest(faces);
}

function mostOf(faces: Faces): number {
  return typeof faces === 'number' ? faces : largest(faces);
}

function countOf(faces: Faces): number {
  return typeof faces === 'number' ? faces : faces.length;
}

/** Number of faces that count at most this much. */
function countUpTo(faces: Faces, value: number): number {
  if (typeof faces === 'number') return Math.max(0, Math.min(faces, value));
  let count = 0;
  for (const one of faces) if (one <= value) count += 1;
  return count;
}

function averageSpread(dice: readonly Faces[], round: (x: number) => number): Spread {
  const sums = sumSpread(dice);
  const average = (i: number) => round((sums.least + i) / dice.length);
  const least = average(0);
  const ways = new Array<number>(average(sums.ways.length - 1) - least + 1).fill(0);
  sums.ways.forEach((count, i) => {
    const at = average(i) - least;
    ways[at] = (ways[at] as number) + count;
  });
  return { least, ways };
}

/** Distribution of a method over dice; 0 without dice. */
export function spreadOf(method: CheckMethod, dice: readonly Faces[]): Spread {
  if (dice.length === 0) return EMPTY_SPREAD;
  switch (method) {
    case 'SUM':
      return sumSpread(dice);
    case 'AVG_UP':
      return averageSpread(dice, Math.ceil);
    case 'AVG_DOWN':
      return averageSpread(dice, Math.floor);
    case 'MAX':
    case 'MIN':
      return extremeSpread(dice, method);
  }
}

/** Exact odds: `favourable` of `total` equally likely rolls succeed. */
export interface Odds {
  readonly favourable: number;
  readonly total: number;
}

function heroSpread(check: DieBattleCheck): Spread {
  const { least, ways } = convolve(spreadOf(check.method, check.dice), sumSpread(check.helpers));
  return { least: least + check.modifier, ways };
}

/** Number of opponent's rolls that a total beats or ties. */
function beaten(check: DieBattleCheck, total: number): number {
  const rest = total - check.opponentModifier;
  if (check.opponent === undefined) return rest >= 0 ? 1 : 0;
  return countUpTo(check.opponent, rest);
}

/** Number of equally likely rolls of the opponent; 1 without its die. */
function opposingRolls({ opponent }: DieBattleCheck): number {
  return opponent === undefined ? 1 : countOf(opponent);
}

/** Distribution of results: the hero's total minus the opponent's. */
export function resultSpread(check: DieBattleCheck): Spread {
  const { least, ways } = heroSpread(check);
  const { opponent, opponentModifier } = check;
  if (opponent === undefined) return { least: least - opponentModifier, ways };
  const foe = dieSpread(opponent);
  const against = { least: 1 - foe.least - foe.ways.length, ways: foe.ways.toReversed() };
  const both = convolve({ least, ways }, against);
  return { least: both.least - opponentModifier, ways: both.ways };
}

export function oddsOf(check: DieBattleCheck): Odds {
  const { least, ways } = heroSpread(check);
  let favourable = 0;
  let total = 0;
  ways.forEach((count, i) => {
    favourable += count * beaten(check, least + i);
    total += count * opposingRolls(check);
  });
  return { favourable, total };
}

/**
 * Expected shortfall of a check, as a sum over all `total` rolls. Determines its expected damage.
 */
export function shortfallOf(check: DieBattleCheck): {
  readonly sum: number;
  readonly total: number;
} {
  const { least, ways } = heroSpread(check);
  const foe = check.opponent === undefined ? EMPTY_SPREAD : dieSpread(check.opponent);
  let sum = 0;
  let total = 0;
  ways.forEach((count, i) => {
    const lead = least + i - check.opponentModifier;
    foe.ways.forEach((faces, at) => {
      sum += count * faces * Math.max(0, foe.least + at - lead);
    });
    total += count * opposingRolls(check);
  });
  return { sum, total };
}
