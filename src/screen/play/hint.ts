import { must } from '../../core/index.ts';
import type { Answer, Session } from '../../play/index.ts';
import type { Expectation } from '../model/look.ts';

/** A hint for one position: first it names the action, asked again it explains it. */
export interface Hint {
  readonly cursor: number;
  readonly action: unknown;
  readonly expected: Expectation | undefined;
  readonly isExplained: boolean;
}

/** Reads a bot's answer as a hint for whoever is to move. */
export function hintOf({ match, player }: Session, answer: Answer): Hint {
  const { action, value, exact } = answer;
  const seen = value === undefined ? undefined : { value: player === 1 ? -value : value, exact };
  return {
    cursor: match.cursor,
    action: must(match.game.parseAction(match.state, action)),
    expected: seen === undefined ? undefined : { value: seen.value, exact: seen.exact === true },
    isExplained: false,
  };
}
