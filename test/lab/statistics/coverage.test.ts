/**
 * Simulated studies with known truth, monitored at every boundary until their interval is narrow
 * enough. At most 5 % of them may ever miss the truth, plus 3 standard errors of the simulation.
 */
import { describe, expect, it } from 'vitest';
import { below, makeStream } from '#core';
import type { Random } from '#core';
import { repeats } from '#test/support/deep.ts';
import {
  meanSequence,
  scoreSequence,
  shareSequence,
  tightestFor,
} from '#lab/statistics/confidence-sequence.ts';
import { wilson } from '#lab/statistics/interval.ts';
import type { Scale } from '#lab/statistics/interval.ts';
import { nextBoundary } from '#lab/statistics/stop.ts';
import {
  addPair,
  addValue,
  emptyMoments,
  emptySums,
  momentsOf,
  ratioMoments,
} from '#lab/statistics/sums.ts';
import { halvesAt, pairPoints, RELATIONS, uniform } from './simulated-pairs.ts';

const STUDIES = repeats(100, 1000);
const LIMIT = STUDIES * (0.05 + 3 * Math.sqrt((0.05 * 0.95) / STUDIES));

interface Interval {
  readonly least: number;
  readonly most: number;
}

/** A study under way: `play` adds a unit. */
interface Study {
  readonly play: () => void;
  readonly interval: () => Interval;
}

/** True if the interval of a study misses the truth at some boundary before it is narrow enough. */
function everMisses({ play, interval }: Study, truth: number, margin: number): boolean {
  let units = 0;
  for (;;) {
    for (const boundary = nextBoundary(units); units < boundary; units++) play();
    const { least, most } = interval();
    if (truth < least || truth > most) return true;
    if (most - least <= 2 * margin) return false;
  }
}

type Start = (random: Random) => Study;

/** Number of studies that ever miss the truth. */
function countMisses(name: string, start: Start, truth: number, margin: number): number {
  let missed = 0;
  for (let study = 0; study < STUDIES; study++) {
    const random = makeStream(`study ${study}`, name);
    if (everMisses(start(random), truth, margin)) missed += 1;
  }
  return missed;
}

function expectCoverage(name: string, start: Start, truth: number, margin: number): void {
  expect(countMisses(name, start, truth, margin)).toBeLessThanOrEqual(LIMIT);
}

const SHARES = [
  { share: 0.02, draws: 0, margin: 0.01 },
  { share: 0.1, draws: 0, margin: 0.02 },
  { share: 0.1, draws: 0.15, margin: 0.02 },
  { share: 0.3, draws: 0, margin: 0.03 },
  { share: 0.3, draws: 0.4, margin: 0.03 },
  { share: 0.5, draws: 0, margin: 0.03 },
  { share: 0.5, draws: 0.8, margin: 0.02 },
  { share: 0.9, draws: 0, margin: 0.02 },
  { share: 0.9, draws: 0.15, margin: 0.1 },
] as const;

function coinTosses(intervalOf: (heads: number, tosses: number) => Interval): Start {
  return (random) => {
    let [tosses, heads] = [0, 0];
    return {
      play() {
        tosses += 1;
        heads += below(random, 2);
      },
      interval: () => intervalOf(heads, tosses),
    };
  };
}

describe('the confidence sequence of a share', () => {
  it('is needed, as an interval for a fixed number of trials misses too often', () => {
    expect(countMisses('fixed', coinTosses(wilson), 0.5, 0.02)).toBeGreaterThan(2 * LIMIT);
  });

  it('covers 0.5 at a small margin it is tuned for', () => {
    const tightest = tightestFor(0.01);
    const start = coinTosses((heads, tosses) => shareSequence(heads, tosses, { tightest }));
    expectCoverage('tuned', start, 0.5, 0.01);
  });

  it.each(SHARES)('covers $share with $draws draws', ({ share, draws, margin }) => {
    const start: Start = (random) => {
      let [trials, successes] = [0, 0];
      return {
        play() {
          trials += 1;
          successes += halvesAt(uniform(random), share, draws) / 2;
        },
        interval: () => shareSequence(successes, trials),
      };
    };
    expectCoverage(`share ${share} ${draws}`, start, share, margin);
  });
});

const PAIRS = SHARES.flatMap((row) => RELATIONS.map((relation) => ({ ...row, relation })));

describe('the confidence sequence of a score over pairs', () => {
  it.each(PAIRS)(
    'covers $share with $draws draws, games $relation',
    ({ share, draws, margin, relation }) => {
      const start: Start = (random) => {
        const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
        return {
          play() {
            const halves = pairPoints(random, share, draws, relation);
            counts[halves] = (counts[halves] ?? 0) + 1;
          },
          interval: () => scoreSequence(counts),
        };
      };
      expectCoverage(`pairs ${share} ${draws} ${relation}`, start, share, margin);
    },
  );
});

interface FigureRow {
  readonly name: string;
  readonly mean: number;
  readonly margin: number;
  readonly scale?: Scale;
  readonly draw: (random: Random) => number;
}

/** Figures of a run with their means; all but the first are skewed. */
const FIGURES: readonly FigureRow[] = [
  { name: 'die rolls', mean: 3.5, margin: 0.1, draw: (random) => 1 + below(random, 6) },
  {
    name: 'exponential times',
    mean: 1,
    margin: 0.05,
    draw: (random) => -Math.log(uniform(random)),
  },
  {
    name: 'numbers of turns until a rare event',
    mean: 19,
    margin: 1,
    draw: (random) => Math.floor(Math.log(uniform(random)) / Math.log(0.95)),
  },
  {
    name: 'log-normal scores',
    mean: Math.exp(0.32),
    margin: 0.05,
    draw(random) {
      const radius = Math.sqrt(-2 * Math.log(uniform(random)));
      return Math.exp(0.8 * radius * Math.cos(2 * Math.PI * uniform(random)));
    },
  },
  {
    name: 'turns of runs that nearly always reach the limit',
    mean: 0.98 * 1000 + 0.02 * 499.5,
    margin: 10,
    draw: (random) => (below(random, 50) > 0 ? 1000 : below(random, 1000)),
    scale: { bounds: { least: 0, most: 1000 } },
  },
  {
    name: 'events of 1 run in 200',
    mean: 0.005,
    margin: 0.006,
    draw: (random) => (below(random, 200) > 0 ? 0 : 1),
  },
];

describe('the confidence sequence of a mean', () => {
  it.each(FIGURES)('covers $name', ({ name, mean, margin, scale, draw }) => {
    const start: Start = (random) => {
      const sums = emptyMoments();
      return {
        play: () => addValue(sums, draw(random)),
        interval: () => meanSequence(momentsOf(sums), scale),
      };
    };
    expectCoverage(name, start, mean, margin);
  });

  it('covers differences between paired wins', () => {
    const start: Start = (random) => {
      const sums = emptyMoments();
      return {
        play() {
          // Both arms share a seed: a removed item changes few of the results.
          const seed = uniform(random);
          const before = seed < 0.3 ? 1 : 0;
          const after = below(random, 10) > 0 ? before : Number(uniform(random) < 0.5);
          addValue(sums, after - before);
        },
        interval: () => meanSequence(momentsOf(sums), { bounds: { least: -1, most: 1 }, scale: 2 }),
      };
    };
    expectCoverage('differences of wins', start, 0.02, 0.02);
  });

  it('covers differences between paired figures', () => {
    const start: Start = (random) => {
      const sums = emptyMoments();
      return {
        play: () => addValue(sums, below(random, 10) > 0 ? 0 : 40 * Math.log(uniform(random))),
        interval: () => meanSequence(momentsOf(sums), { scale: 100 }),
      };
    };
    expectCoverage('differences of figures', start, -4, 1.5);
  });

  it('covers ratios of sums over games', () => {
    const start: Start = (random) => {
      const sums = emptySums();
      return {
        play() {
          // All turns of a game count, or none; long games count more often.
          const turns = 5 + below(random, 10);
          addPair(sums, below(random, 40) < turns ? turns : 0, turns);
        },
        interval: () =>
          meanSequence(ratioMoments(sums), { bounds: { least: 0, most: 1 }, scale: 1 }),
      };
    };
    // Mean of turns² / 40 over mean of turns: 98.5 / 40 / 9.5.
    expectCoverage('ratios', start, 98.5 / 40 / 9.5, 0.03);
  });
});
