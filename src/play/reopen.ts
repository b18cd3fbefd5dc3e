import { assertDefined } from '#core';
import type { AnyGame, Problem } from '#core';
import { faultOf, openLastGood } from './saved-fault.ts';
import type { SavedFault } from './saved-fault.ts';
import { editedRules, rulesNoted } from './rules-note.ts';
import { loadSession, resumeSession } from './session.ts';
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
      /** Where the rules lay that it was played by, as far as it names them. */
      readonly path: string | undefined;
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
  const edited = editedRules(text, games);
  // A checkpoint tells nothing of what other rules come to.
  const loaded = edited === undefined ? resumeSession(text, games) : loadSession(text, games);
  if (loaded.ok) {
    const problem = unread ?? (edited && rulesEdited(edited.path));
    return { kind: 'whole', session: loaded.value, problem };
  }
  if (text === '' && unread !== undefined) return { kind: 'unknown', problem: unread };
  const problem = assertDefined(loaded.problems[0]);
  const path = rulesNoted(text)?.path;
  if (problem.code === 'game-unknown')
    return { kind: 'unknown', problem: path === undefined ? problem : rulesGone(path) };
  const fault = faultOf(text, problem, edited !== undefined);
  const session = fault === 'newer' ? undefined : openFurthest([text, before], games);
  return { kind: 'fault', fault, path, problem, session };
}

function rulesEdited(path: string): Problem {
  const message = `The rules in ${path} were changed since this game was saved; all its moves can still be played.`;
  return { code: 'rules-edited', message, args: { path } };
}

function rulesGone(path: string): Problem {
  const message = `The rules of this game cannot be opened any more: they were read from ${path}.`;
  return { code: 'rules-gone', message, args: { path } };
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
