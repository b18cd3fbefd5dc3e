import type { Say } from '#i18n/say.ts';
import { MAX_DIFFICULTY } from '../puzzles/index.ts';
import type { Busy, SolvingAnswer } from '../puzzles/index.ts';

/** So many moves, straight moves or steps. */
export function describeAmount(metric: string, count: number, say: Say): string {
  return say('puzzle-amount', { metric, count });
}

export function describeDifficulty(difficulty: number, say: Say): string {
  return say('puzzle-difficulty', { difficulty, most: MAX_DIFFICULTY });
}

/** What the solver is at. */
export function describeBusy({ want, positions, depth }: Busy, say: Say): string {
  return say('puzzle-busy', { want, positions, depth });
}

/** How far it is to the goal. */
export type GoalDistance =
  | { readonly kind: 'moves'; readonly metric: string; readonly count: number }
  | { readonly kind: 'never'; readonly positions: number; readonly isPruned: boolean }
  /** There are more positions than are found in time. */
  | { readonly kind: 'large' }
  /** The rules have no goal. */
  | { readonly kind: 'none' };

/** What an answer says of the distance, after so many positions were seen; undefined for none. */
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

/** That there is no solution, and what was searched to find that out. */
function describeNever(positions: number, isPruned: boolean, say: Say): string {
  return say(isPruned ? 'puzzle-unsolvable-pruned' : 'puzzle-unsolvable', { positions });
}

export function describeDistance(distance: GoalDistance, say: Say): string {
  if (distance.kind === 'large') return say('puzzle-distance-large');
  if (distance.kind === 'none') return say('puzzle-no-goal');
  if (distance.kind === 'never') return describeNever(distance.positions, distance.isPruned, say);
  return say('puzzle-to-go', { metric: distance.metric, count: distance.count });
}

/** Why there is no hint and no solution. */
export type Verdict = Extract<SolvingAnswer, { readonly kind: 'unsolvable' | 'unknown' }>;

/** The verdict in an answer, after so many positions were seen; undefined where there is none. */
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
    : describeNever(positions, verdict.reason === 'pruned', say);
}

/** The length of a shortest solution, and how many positions the proof took. */
export function describeProof(
  metric: string,
  { optimum, positions }: Extract<SolvingAnswer, { readonly kind: 'solution' }>,
  say: Say,
): string {
  return say('puzzle-proven', { metric, count: optimum, positions });
}

/** In how many moves a puzzle was solved. */
export interface Result {
  readonly count: number;
  /** The fewest there can be, where that is known. */
  readonly fewest: number | undefined;
  /** The best result before this one. */
  readonly earlier: number | undefined;
  readonly isHelped: boolean;
}

/** How good a result is, in a word: as short as can be, a new best, or just solved. */
export type Praise = 'shortest' | 'best' | 'solved' | 'helped';

export function praiseOf({ count, fewest, earlier, isHelped }: Result): Praise {
  if (isHelped) return 'helped';
  if (count === fewest) return 'shortest';
  return earlier !== undefined && count < earlier ? 'best' : 'solved';
}

export function describePraise(result: Result, say: Say): string {
  return say(`puzzle-praise-${praiseOf(result)}`);
}

/** A best result, as lists of puzzles show it. */
export function describeBest(metric: string, count: number, say: Say): string {
  return say('puzzle-solved-in', { metric, count });
}

/** The same where there is no better one. */
export function describeShortest(metric: string, count: number, say: Say): string {
  return say('puzzle-solved-shortest', { metric, count });
}
