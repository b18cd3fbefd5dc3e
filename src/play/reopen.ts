import { assertDefined } from '../core/index.ts';
import type { AnyGame, Problem } from '../core/index.ts';
import { faultOf, openLastGood } from './saved-fault.ts';
import type { SavedFault } from './saved-fault.ts';
import { resumeSession } from './session.ts';
import type { Session } from './session.ts';

/** A saved game as it is found: its text, and what of it could not be read. */
export interface KeptText {
  readonly text: string;
  readonly problem?: Problem | undefined;
}

/** What opening a saved game comes to. */
export type Reopened =
  /** It goes on as it is; the problem tells what of its end is missing. */
  | { readonly kind: 'whole'; readonly session: Session; readonly problem: Problem | undefined }
  /** It cannot be played to its end: what of it can be is a game of its own. */
  | {
      readonly kind: 'fault';
      readonly fault: SavedFault;
      readonly problem: Problem;
      readonly session: Session | undefined;
    }
  /** There is nothing to be read, or nothing here knows its game. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** Opens a saved game, or as much as can be played of it or of the copy `before` it. */
export function reopen(
  { text, problem: unread }: KeptText,
  games: readonly AnyGame[],
  before?: string,
): Reopened {
  const loaded = resumeSession(text, games);
  if (loaded.ok) return { kind: 'whole', session: loaded.value, problem: unread };
  if (text === '' && unread !== undefined) return { kind: 'unknown', problem: unread };
  const problem = assertDefined(loaded.problems[0]);
  if (problem.code === 'game-unknown') return { kind: 'unknown', problem };
  const fault = faultOf(text, problem);
  const session = fault === 'newer' ? undefined : openFurthest([text, before], games);
  return { kind: 'fault', fault, problem, session };
}

/** What can be played of the text that goes furthest. */
function openFurthest(
  texts: readonly (string | undefined)[],
  games: readonly AnyGame[],
): Session | undefined {
  const found = texts.flatMap((text) => (text === undefined ? [] : openLastGood(text, games)));
  return found.reduce<Session | undefined>(
    (best, one) => (one && one.match.cursor > (best?.match.cursor ?? 0) ? one : best),
    undefined,
  );
}
