import { scoreSequence } from '../statistics/confidence-sequence.ts';
import { eloAt } from '../statistics/elo.ts';
import { meanInterval } from '../statistics/interval.ts';
import type { Estimate } from '../statistics/interval.ts';
import { scoreMoments } from '../statistics/pair-counts.ts';
import type { PairCounts } from '../statistics/pair-counts.ts';
import { sprt } from '../statistics/sprt.ts';
import type { SprtResult } from '../statistics/sprt.ts';
import { momentsOf } from '../statistics/sums.ts';
import type { Plan, Stop } from '../study/plan.ts';
import type { PairTally } from './paired-games.ts';

/**
 * Share of the points of all games, with an interval from the complete pairs: their games have the
 * same opening and are not independent. For studies that the results can stop, it is valid at any
 * moment.
 */
function shareOfPoints({ stop }: Plan, halves: number, games: number, pairs: PairCounts): Estimate {
  const moments = scoreMoments(pairs);
  const value = games === 0 ? 0 : halves / (2 * games);
  if (moments.n === 0) return { value, least: 0, most: 1 };
  const { least, most } =
    stop.kind === 'units'
      ? meanInterval(moments, { bounds: { least: 0, most: 1 }, scale: 1 })
      : scoreSequence(pairs);
  return { value, least: Math.min(value, least), most: Math.max(value, most) };
}

/** Points of the first bot as a share of its games. */
export function scoreOf(plan: Plan, { games, wins, draws, pairs }: PairTally): Estimate {
  return shareOfPoints(plan, 2 * wins + draws, games, pairs);
}

/** Points of the side that moves first, as a share of all games. */
export function firstMoverShare(plan: Plan, tally: PairTally): Estimate {
  return shareOfPoints(plan, tally.firstHalves, tally.games, tally.firstPairs);
}

/** Elo difference of a score. */
export function eloOfScore({ value, least, most }: Estimate): Estimate {
  return { value: eloAt(value), least: eloAt(least), most: eloAt(most) };
}

/** Mean number of entries of a game. */
export function lengthOf({ lengths }: PairTally): Estimate {
  return meanInterval(momentsOf(lengths), { bounds: { least: 0, most: Infinity } });
}

/** State of the sequential test of a plan. */
export function testOf(
  { elo: [elo0, elo1] }: Extract<Stop, { kind: 'sprt' }>,
  { pairs }: PairTally,
): SprtResult {
  return sprt(pairs, { elo0, elo1 });
}
