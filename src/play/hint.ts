import { must } from '#core';
import type { Answer } from './engine/engine.ts';
import type { Session } from './session.ts';

/** Hint for the position after `at` entries: first where to look, then the expected result. */
export interface Hint {
  readonly at: number;
  readonly answer: Answer;
  readonly isExplained: boolean;
}

/** Hint in display form. */
export interface HintShown {
  readonly action: unknown;
  /** Expected result for the player to move. */
  readonly expected: { readonly value: number; readonly exact: boolean } | undefined;
  readonly isExplained: boolean;
}

/** Converts a hint for display to the player to move. */
export function readHint({ match, player }: Session, { answer, isExplained }: Hint): HintShown {
  const { action, value, exact } = answer;
  return {
    action: must(match.game.parseAction(match.state, action)),
    expected:
      value === undefined
        ? undefined
        : { value: player === 1 ? -value : value, exact: exact === true },
    isExplained,
  };
}
