import { estimateOf, ratioOf, wilson } from '#lab/statistics/interval.ts';
import type { Estimate } from '#lab/statistics/interval.ts';
import { upperShare } from '#lab/statistics/share-bound.ts';
import type { Plan } from '#lab/study/plan.ts';
import type { StartDraws } from './start-draws.ts';
import type { StartsTally } from './starts-tally.ts';

/** Starts of a plan: their origin, and the positions searched for each. */
export interface StartsSample {
  readonly plan: Plan;
  readonly draws: StartDraws;
  readonly limit: number;
}

/** Figures of one metric. Moves are infinite where starts that were not solved could decide. */
export interface StartsSummary {
  readonly starts: number;
  readonly solved: number;
  /** True if every arrangement was drawn and none is open: nothing is left to chance. */
  readonly isComplete: boolean;
  /** Minimum of the hardest solved start; undefined if none was solved. */
  readonly hardest: number | undefined;
  /** Share of harder starts, at most, with 95 % confidence. Open starts count as harder. */
  readonly harder: number;
  /** Mean of the solved starts. */
  readonly mean: Estimate;
  readonly median: Estimate;
  /** Moves that suffice for 95 % of the starts. */
  readonly usual: Estimate;
  /** Wanted minimum, and the share of starts that need as many moves. */
  readonly minimum: number | undefined;
  readonly atLeastMinimum: Estimate;
}

/** Share of the starts bounded by `usual`. */
const USUAL = 0.95;

/** Summary of the starts of one metric. */
export function summaryOf(
  { plan: { parameters }, draws }: StartsSample,
  tally: StartsTally,
): StartsSummary {
  const { starts, unsolvable, open, minima } = tally;
  const solved = starts - unsolvable - open;
  const isComplete = draws.isListed && starts === draws.arrangements && open === 0;
  const { minimum } = parameters;
  const wanted = minimum === undefined ? undefined : Number(minimum);
  const rated = { minima, solved, open, isComplete };
  return {
    starts,
    solved,
    isComplete,
    hardest: tally.hardest[0]?.moves,
    harder: isComplete ? 0 : upperShare(open, solved + open),
    mean: meanOf(rated),
    median: quantileOf(rated, 1 / 2),
    usual: quantileOf(rated, USUAL),
    minimum: wanted,
    atLeastMinimum: shareFrom(rated, wanted ?? 0),
  };
}

interface Rated {
  readonly minima: readonly number[];
  readonly solved: number;
  readonly open: number;
  readonly isComplete: boolean;
}

function exactly(value: number): Estimate {
  return { value, least: value, most: value };
}

function meanOf({ minima, solved, isComplete }: Rated): Estimate {
  const sums = { games: solved, x: 0, y: solved, xx: 0, xy: 0, yy: solved };
  for (const [moves, count] of minima.entries()) {
    sums.x += moves * count;
    sums.xx += moves * moves * count;
  }
  sums.xy = sums.x;
  const mean = ratioOf(sums);
  return isComplete ? exactly(mean.value) : mean;
}

/** Least number of moves that suffices for a share of the starts, with Wilson's bounds of its rank. */
function quantileOf({ minima, solved, open, isComplete }: Rated, share: number): Estimate {
  const all = solved + open;
  const movesFor = (part: number) => {
    let count = 0;
    for (const [moves, starts] of minima.entries()) {
      count += starts;
      if (count > 0 && count >= part * all) return moves;
    }
    return Infinity;
  };
  const value = movesFor(share);
  if (isComplete) return exactly(value);
  const { least, most } = wilson(share * all, all);
  return { value, least: movesFor(least), most: movesFor(most) };
}

/** Share of starts that need at least this many moves; open ones widen the interval. */
function shareFrom({ minima, solved, open, isComplete }: Rated, moves: number): Estimate {
  const all = solved + open;
  const count = minima.slice(moves).reduce((sum, starts) => sum + starts, 0);
  const known = wilson(count, all);
  if (isComplete) return exactly(known.share);
  return { ...estimateOf(known), most: wilson(count + open, all).most };
}
