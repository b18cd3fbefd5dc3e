import { must } from '../../core/index.ts';
import type { Hint, Session } from '../../play/index.ts';
import type { Expectation } from '../model/look.ts';

/** A hint as a look draws it. */
export interface HintShown {
  readonly action: unknown;
  readonly expected: Expectation | undefined;
  readonly isExplained: boolean;
}

/** Reads a hint for whoever is to move. */
export function readHint({ match, player }: Session, { answer, isExplained }: Hint): HintShown {
  const { action, value, exact } = answer;
  const seen = value === undefined ? undefined : { value: player === 1 ? -value : value, exact };
  return {
    action: must(match.game.parseAction(match.state, action)),
    expected: seen === undefined ? undefined : { value: seen.value, exact: seen.exact === true },
    isExplained,
  };
}
