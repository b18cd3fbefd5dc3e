import { own } from '#core';
import { valueOfExact } from '../statistics/exact-sum.ts';
import { estimateOf, meanInterval, ratioOf, wilson } from '../statistics/interval.ts';
import type { Bounds, Estimate, Share } from '../statistics/interval.ts';
import { meanSequence, shareSequence } from '../statistics/confidence-sequence.ts';
import { momentsOf, ratioMoments } from '../statistics/sums.ts';
import type { PairSums } from '../statistics/sums.ts';
import { addRun, emptyRunTally, pairSumsOf } from './run-tally.ts';
import type { FigureSums, PartSums, RunTally } from './run-tally.ts';
import type { RunResult } from './runs.ts';

type Estimates = Readonly<Record<string, Estimate>>;
type Shares = Readonly<Record<string, Share & { readonly count: number }>>;

/** Means and shares over runs, with 95 % confidence intervals. */
export interface RunReport {
  readonly runs: number;
  readonly figures: Estimates;
  readonly words: Readonly<Record<string, Shares>>;
  readonly parts: Readonly<Record<string, Estimates>>;
  readonly sets: Readonly<Record<string, Shares>>;
}

/** Intervals of shares, means and ratios of sums. */
interface Intervals {
  readonly share: (successes: number, trials: number) => Share;
  readonly mean: (sums: FigureSums, bounds: Bounds | undefined) => Estimate;
  readonly ratio: (sums: PairSums) => Estimate;
}

const NOT_NEGATIVE: Bounds = { least: 0, most: Infinity };

/** Intervals for a number of runs that was fixed before the first. */
const FIXED: Intervals = {
  share: wilson,
  mean(sums, bounds) {
    if (bounds !== undefined) return meanInterval(momentsOf(sums), { bounds });
    const { n, sum, squares } = sums;
    const total = valueOfExact(sum);
    return ratioOf({ games: n, x: total, y: n, xx: valueOfExact(squares), xy: total, yy: n });
  },
  ratio: ratioOf,
};

/** Intervals for studies that stop when these are narrow enough. */
const AT_ANY_TIME: Intervals = {
  share: (successes, trials) => shareSequence(successes, trials),
  mean: (sums, bounds = NOT_NEGATIVE) => meanSequence(momentsOf(sums), { bounds }),
  ratio: (sums) => meanSequence(ratioMoments(sums), { bounds: NOT_NEGATIVE }),
};

/** Mean of a figure; a share if it is 0 or 1 in every run. */
function meanOf(
  sums: FigureSums,
  bounds: Bounds | undefined,
  { share, mean }: Intervals,
): Estimate {
  const { n, zeros, ones } = sums;
  return zeros + ones === n ? estimateOf(share(ones, n)) : mean(sums, bounds);
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function sharesOf(
  counts: Readonly<Record<string, number>>,
  total: number,
  { share }: Intervals,
): Shares {
  const sorted = Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([word, count]) => [word, { count, ...share(count, total) }]),
  );
}

/** Share of each word in the sum of all amounts of all runs. */
function partsOf(part: PartSums, runs: number, { ratio }: Intervals): Estimates {
  const sorted = Object.entries(part.words).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([word, sums]) => {
      const { value, least, most } = ratio(pairSumsOf(part, sums, runs));
      return [word, { value, least, most: Math.min(1, most) }];
    }),
  );
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T, name: string) => U) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, map(value, name)]),
  );
}

export type BoundsByFigure = Readonly<Record<string, Bounds>>;

/**
 * Summarises the runs of a tally. Figures without bounds are counts or amounts of at least 0. With
 * `isOpen`, the intervals are valid although the results decide the number of runs.
 */
export function reportTally(
  { runs, figures, words, parts, sets }: RunTally,
  bounds: BoundsByFigure = {},
  isOpen = false,
): RunReport {
  const intervals = isOpen ? AT_ANY_TIME : FIXED;
  return {
    runs,
    figures: mapValues(figures, (sums, name) => meanOf(sums, own(bounds, name), intervals)),
    words: mapValues(words, (counts) => sharesOf(counts, sumOf(counts), intervals)),
    parts: mapValues(parts, (part) => partsOf(part, runs, intervals)),
    sets: mapValues(sets, (set) => sharesOf(set.words, set.runs, intervals)),
  };
}

/** Summarises runs. */
export function reportRuns(results: readonly RunResult[], bounds: BoundsByFigure = {}): RunReport {
  const tally = emptyRunTally();
  for (const result of results) addRun(tally, result);
  return reportTally(tally, bounds);
}
