import type { AnalysedLine } from './state-analysis.ts';
import { expectedFor } from './expected-score.ts';
import { accuracyOver, judge, LOSSES } from './judgement.ts';
import type { Judgement } from './judgement.ts';

/** A position of a finished game, as far as it has been analysed. */
export interface ReviewedPosition<A> {
  /** Player to move; undefined at the end of the game. */
  readonly player: number | undefined;
  /** Best lines, best first, or the result of the game as a line without actions. */
  readonly lines: readonly AnalysedLine<A>[];
  /** True if the turn that was played begins like the best line. */
  readonly isBestPlayed: boolean;
}

/** A turn of a reviewed game. */
export interface ReviewedTurn<A> {
  /** Index of the position in which the turn was played. */
  readonly at: number;
  readonly player: number;
  /** First player's expected score before and after the turn. */
  readonly before: number;
  readonly after: number;
  /** Expected score that the turn lost for its player, at least 0. */
  readonly loss: number;
  readonly judgement: Judgement | undefined;
  /** True for the only good move, if it was found. */
  readonly isOnlyMove: boolean;
  /** True if the turn changed who stands better. */
  readonly isTurningPoint: boolean;
  readonly best: AnalysedLine<A>;
}

/** Review of a game. Turns without analysis on both sides are missing. */
export interface Review<A> {
  readonly turns: readonly ReviewedTurn<A>[];
  /** Accuracy of each player, from 0 to 1; undefined without turns. */
  readonly accuracies: readonly (number | undefined)[];
}

/** Expected score from which a player stands better. */
const BETTER = 0.65;
/** Least lead of the best move over the second that makes it the only one. */
const LEAD = LOSSES.blunder;

/** Who stands better: the first player (1), the second (-1) or no one. */
function leaderAt(expected: number): number {
  if (expected >= BETTER) return 1;
  return expected <= 1 - BETTER ? -1 : 0;
}

/** True if every other move is much worse than the best one. */
function hasOnlyMove(player: number, [best, second]: readonly AnalysedLine<unknown>[]): boolean {
  if (best === undefined || second === undefined) return false;
  return expectedFor(player, best.expected) - expectedFor(player, second.expected) >= LEAD;
}

function reviewTurn<A>(
  at: number,
  position: ReviewedPosition<A>,
  next: ReviewedPosition<A>,
): ReviewedTurn<A> | undefined {
  const { player, lines, isBestPlayed } = position;
  const [best] = lines;
  const [reached] = next.lines;
  if (player === undefined || best === undefined || reached === undefined) return undefined;
  const [before, after] = [best.expected, reached.expected];
  const lost = expectedFor(player, before) - expectedFor(player, after);
  // The search after the best move sees further; a lower value is not the player's fault.
  const loss = isBestPlayed ? 0 : Math.max(0, lost);
  const judgement = judge(loss);
  const isGrave = judgement === 'mistake' || judgement === 'blunder';
  return {
    at,
    player,
    before,
    after,
    loss,
    judgement,
    isOnlyMove: isBestPlayed && hasOnlyMove(player, lines),
    isTurningPoint: isGrave && leaderAt(before) !== leaderAt(after),
    best,
  };
}

/** Reviews a game from the analyses of its positions, in order; undefined for those still missing. */
export function reviewOf<A>(
  positions: readonly (ReviewedPosition<A> | undefined)[],
  players = 2,
): Review<A> {
  const turns = positions.slice(1).flatMap((next, at) => {
    const position = positions[at];
    if (position === undefined || next === undefined) return [];
    return reviewTurn(at, position, next) ?? [];
  });
  const accuracies = Array.from({ length: players }, (_, player) =>
    accuracyOver(turns.filter((turn) => turn.player === player).map(({ loss }) => loss)),
  );
  return { turns, accuracies };
}

/** Expected scores of the first player by position, for a graph; undefined where missing. */
export function graphOf<A>(
  positions: readonly (ReviewedPosition<A> | undefined)[],
): readonly (number | undefined)[] {
  return positions.map((position) => position?.lines[0]?.expected);
}

/** A mistake that makes a puzzle. */
export interface Puzzle<A> {
  readonly turn: ReviewedTurn<A>;
  readonly player: number;
}

/** Puzzles from the mistakes of some players. */
export function puzzlesOf<A>(
  { turns }: Review<A>,
  players: readonly number[],
): readonly Puzzle<A>[] {
  return turns
    .filter(({ player, loss }) => players.includes(player) && loss >= LOSSES.mistake)
    .map((turn) => ({ turn, player: turn.player }));
}

/** True if an answer to a puzzle is not a mistake itself, whatever the move. */
export function isSolvedBy<A>({ turn, player }: Puzzle<A>, reached: AnalysedLine<A>): boolean {
  const lost = expectedFor(player, turn.best.expected) - expectedFor(player, reached.expected);
  return lost < LOSSES.mistake;
}
