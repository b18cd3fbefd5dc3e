import { must } from '#core';
import type { SolvedMove, SolvingAnswer } from '../../puzzles/index.ts';
import type { Session } from '#play';
import type { Context } from '#screen/model/context.ts';
import type { AnyLook } from '#screen/model/look.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';

/** One position of a solution: `move` is the move from it, `action` its next step. */
export interface SolutionFrame {
  readonly state: unknown;
  readonly move: number;
  readonly action: unknown;
  /** True at the start of a move and at the end of the solution. */
  readonly isBetween: boolean;
}

export interface Solution {
  readonly context: Context;
  readonly look: AnyLook;
  readonly puzzling: AnyPuzzling;
  readonly session: Session;
  readonly answer: Extract<SolvingAnswer, { kind: 'solution' }>;
  readonly metric: string;
}

/** Every position from the present one to the goal. */
export function framesOf({ match }: Session, moves: readonly SolvedMove[]): SolutionFrame[] {
  const { game } = match;
  const frames: SolutionFrame[] = [];
  let { state } = match;
  for (const [move, { steps }] of moves.entries()) {
    for (const [index, step] of steps.entries()) {
      const action = must(game.parseAction(state, step));
      frames.push({ state, move, action, isBetween: index === 0 });
      state = game.apply(state, action).state;
    }
  }
  return [...frames, { state, move: moves.length, action: undefined, isBetween: true }];
}

/** Moves of the solution in words. */
export function wordsOf(
  { answer, puzzling, context }: Solution,
  frames: readonly SolutionFrame[],
): string[] {
  return frames
    .filter(({ isBetween }) => isBetween)
    .flatMap(({ state, move }) => {
      const answerMove = answer.moves[move];
      return answerMove === undefined
        ? []
        : [puzzling.describeMove(state, answerMove, context.say)];
    });
}
