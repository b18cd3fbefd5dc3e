import type { PairTally } from '../kinds/paired-games.ts';
import {
  meanSequence,
  scoreSequence,
  shareSequence,
  tightestFor,
} from '../statistics/confidence-sequence.ts';
import { estimateOf, meanInterval, wilson } from '../statistics/interval.ts';
import type { Estimate, Scale } from '../statistics/interval.ts';
import { momentsOf } from '../statistics/sums.ts';
import type { MomentSums } from '../statistics/sums.ts';
import type { Stop } from '../study/plan.ts';

/** Intervals of 95 %, either for a fixed number of games or valid at every moment of a study. */
export interface Intervals {
  /** Share of successes, which may count parts. */
  share(successes: number, trials: number): Estimate;
  /** Points of the first bot of pairs of games. */
  score(tally: PairTally): Estimate;
  mean(sums: MomentSums, scale: Scale): Estimate;
}

const FIXED: Intervals = {
  share: (successes, trials) => estimateOf(wilson(successes, trials)),
  score: ({ games, wins, draws }) => estimateOf(wilson(wins + draws / 2, games)),
  mean: (sums, scale) => meanInterval(momentsOf(sums), scale),
};

/** Intervals for a study that ends in a certain way. */
export function intervalsFor(stop: Stop): Intervals {
  if (stop.kind === 'units') return FIXED;
  const options = stop.kind === 'until' ? { tightest: tightestFor(stop.width) } : {};
  return {
    share: (successes, trials) => estimateOf(shareSequence(successes, trials, options)),
    score: ({ pairs }) => estimateOf(scoreSequence(pairs, options)),
    mean: (sums, scale) => meanSequence(momentsOf(sums), { ...options, ...scale }),
  };
}
