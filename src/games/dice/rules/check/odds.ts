import { largest, smallest } from '#core';
import type { CheckMethod, DieBattleCheck } from './battle-check.ts';

/** Distribution of totals over all equally likely rolls: `ways[i]` of them total `least + i`. */
export interface Spread {
  readonly least: number;
  readonly ways: readonly number[];
}

const EMPTY_SPREAD: Spread = { least: 0, ways: [1] };

function dieSpread(size: number): Spread {
  return { least: 1, ways: new Array<number>(size).fill(1) };
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

function sumSpread(sizes: readonly number[]): Spread {
  return sizes.map(dieSpread).reduce(convolve, EMPTY_SPREAD);
}

/**
 * Distribution of the largest or smallest roll, computed from the number of rolls on one side of
 * each face.
 */
function extremeSpread(sizes: readonly number[], method: 'MAX' | 'MIN'): Spread {
  const maxFace = method === 'MAX' ? largest(sizes) : smallest(sizes);
  const countWithin = (face: number) =>
    sizes.reduce(
      (ways, size) =>
        ways * (method === 'MAX' ? Math.min(face, size) : Math.max(0, size - face + 1)),
      1,
    );
  const step = method === 'MAX' ? -1 : 1;
  const ways = Array.from(
    { length: maxFace },
    (_, i) => countWithin(i + 1) - countWithin(i + 1 + step),
  );
  return { least: 1, ways };
}

function averageSpread(sizes: readonly number[], round: (x: number) => number): Spread {
  const sums = sumSpread(sizes);
  const average = (i: number) => round((sums.least + i) / sizes.length);
  const least = average(0);
  const ways = new Array<number>(average(sums.ways.length - 1) - least + 1).fill(0);
  sums.ways.forEach((count, i) => {
    const at = average(i) - least;
    ways[at] = (ways[at] as number) + count;
  });
  return { least, ways };
}

/** Distribution of a method over dice; 0 without dice. */
export function spreadOf(method: CheckMethod, sizes: readonly number[]): Spread {
  if (sizes.length === 0) return EMPTY_SPREAD;
  switch (method) {
    case 'SUM':
      return sumSpread(sizes);
    case 'AVG_UP':
      return averageSpread(sizes, Math.ceil);
    case 'AVG_DOWN':
      return averageSpread(sizes, Math.floor);
    case 'MAX':
    case 'MIN':
      return extremeSpread(sizes, method);
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
  return Math.max(0, Math.min(check.opponent, rest));
}

/** Distribution of results: the hero's total minus the opponent's. */
export function resultSpread(check: DieBattleCheck): Spread {
  const { least, ways } = heroSpread(check);
  const { opponent, opponentModifier } = check;
  if (opponent === undefined) return { least: least - opponentModifier, ways };
  const against: Spread = { least: -opponent, ways: new Array<number>(opponent).fill(1) };
  const both = convolve({ least, ways }, against);
  return { least: both.least - opponentModifier, ways: both.ways };
}

export function oddsOf(check: DieBattleCheck): Odds {
  const { least, ways } = heroSpread(check);
  let favourable = 0;
  let total = 0;
  ways.forEach((count, i) => {
    favourable += count * beaten(check, least + i);
    total += count * (check.opponent ?? 1);
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
  const faces = check.opponent ?? 1;
  let sum = 0;
  let total = 0;
  ways.forEach((count, i) => {
    const own = least + i;
    for (let face = 1; face <= faces; face++) {
      const against = check.opponentModifier + (check.opponent === undefined ? 0 : face);
      sum += count * Math.max(0, against - own);
    }
    total += count * faces;
  });
  return { sum, total };
}
