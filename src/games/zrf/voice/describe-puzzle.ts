import type { Say } from '#i18n/say.ts';
import { MAX_DIFFICULTY } from '../puzzles/index.ts';
import type { Busy, SolvingAnswer } from '../puzzles/index.ts';

/** A number of moves, straight moves or steps. */
export function describeAmount(metric: string, count: number, say: Say): string {
  return say('puzzle-amount', { metric, count });
}

export function describeDifficulty(difficulty: number, say: Say): string {
  return say('puzzle-difficulty', { difficulty, most: MAX_DIFFICULTY });
}

/** Describes the solver's current request. */
export function describeBusy({ want, positions, depth }: Busy, say: Say): string {
  return say('puzzle-busy', { want, positions, depth });
}

/** Distance to the goal. */
export type GoalDistance =
  | { readonly kind: 'moves'; readonly metric: string; readonly count: number }
  | { readonly kind: 'never'; readonly positions: number; readonly isPruned: boolean }
  /** Too many positions for the time limit. */
  | { readonly kind: 'large' }
  /** The rules have no goal. */
  | { readonly kind: 'none' };

/** Distance in an answer, after searching `positions` positions; undefined if it has none. */
export function distanceOf(
  answer: SolvingAnswer,
  metric: string,
  positions: number,
): GoalDistance | undefined {
  if (answer.kind === 'unsolvable' && answer.reason === 'goal') return { kind: 'none' };
  if (answer.kind !== 'distance') return undefined;
  const { distance, isPruned = false } = answer;
  if (distance < 0) return { kind: 'never', positions, isPruned };
  return { kind: 'moves', metric, count: distance };
}

/** States that no solution exists, with the extent of the search. */
function describeUnsolvable(positions: number, isPruned: boolean, say: Say): string {
  return say(isPruned ? 'puzzle-unsolvable-pruned' : 'puzzle-unsolvable', { positions });
}

export function describeDistance(distance: GoalDistance, say: Say): string {
  if (distance.kind === 'large') return say('puzzle-distance-large');
  if (distance.kind === 'none') return say('puzzle-no-goal');
  if (distance.kind === 'never')
    return describeUnsolvable(distance.positions, distance.isPruned, say);
  return say('puzzle-to-go', { metric: distance.metric, count: distance.count });
}

/** Reason that there is no hint or solution. */
export type Verdict = Extract<SolvingAnswer, { readonly kind: 'unsolvable' | 'unknown' }>;

/** Verdict in an answer, after searching `positions` positions; undefined if it has none. */
export function verdictOf(answer: SolvingAnswer, positions: number): Verdict | undefined {
  if (answer.kind === 'unsolvable') return answer;
  if (answer.kind !== 'unknown') return undefined;
  return { ...answer, positions: Math.max(answer.positions, positions) };
}

export function describeVerdict(verdict: Verdict, say: Say): string {
  const { kind, positions } = verdict;
  if (kind === 'unknown') {
    const { memory } = verdict;
    if (memory === undefined) return say('puzzle-unknown', { positions });
    return say('puzzle-full', { positions, megabytes: Math.round(memory / 1_000_000) });
  }
  if (verdict.reason === 'goal') return say('puzzle-no-goal');
  return verdict.reason === 'parity'
    ? say('puzzle-parity')
    : describeUnsolvable(positions, verdict.reason === 'pruned', say);
}

/** States the length of a shortest solution and the number of positions searched to prove it. */
export function describeProof(
  metric: string,
  { optimum, positions }: Extract<SolvingAnswer, { readonly kind: 'solution' }>,
  say: Say,
): string {
  return say('puzzle-proven', { metric, count: optimum, positions });
}

/** Number of moves in a solution. */
export interface Result {
  readonly count: number;
  /** Minimum number of moves, if known. */
  readonly fewest: number | undefined;
  /** Previous best result. */
  readonly earlier: number | undefined;
  readonly isHelped: boolean;
}

/** Rating of a result. */
export type Rating = 'shortest' | 'best' | 'solved' | 'helped';

export function ratingOf({ count, fewest, earlier, isHelped }: Result): Rating {
  if (isHelped) return 'helped';
  if (count === fewest) return 'shortest';
  return earlier !== undefined && count < earlier ? 'best' : 'solved';
}

export function describeRating(result: Result, say: Say): string {
  return say(`puzzle-praise-${ratingOf(result)}`);
}

/** Best result, for puzzle lists. */
export function describeBest(metric: string, count: number, say: Say): string {
  return say('puzzle-solved-in', { metric, count });
}

/** Best result that is also optimal, for puzzle lists. */
export function describeShortest(metric: string, count: number, say: Say): string {
  return say('puzzle-solved-shortest', { metric, count });
}
