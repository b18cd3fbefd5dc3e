import { assertDefined } from '#core';
import type { AnyGame, Problem } from '#core';
import { faultOf, openLastGood } from './saved-fault.ts';
import type { SavedFault } from './saved-fault.ts';
import { editedRules, rulesNoted } from './rules-note.ts';
import { loadSession, resumeSession } from './session.ts';
import type { Session } from './session.ts';

/** Text of a saved game, and the problem with any unreadable part. */
export interface StoredText {
  readonly text: string;
  readonly problem?: Problem | undefined;
}

/** Result of opening a saved game. */
export type Reopened =
  /** The game can be continued. `problem` describes a missing end. */
  | { readonly kind: 'whole'; readonly session: Session; readonly problem: Problem | undefined }
  /** The game cannot be played to its end. `session` holds the playable part as a separate game. */
  | {
      readonly kind: 'fault';
      readonly fault: SavedFault;
      /** Path of the rules it was played by, if recorded. */
      readonly path: string | undefined;
      readonly problem: Problem;
      readonly session: Session | undefined;
    }
  /** The text is unreadable or its game is unknown. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** Opens a saved game, or the longest playable part of it or of its backup `before`. */
export function reopen(
  { text, problem: unread }: StoredText,
  games: readonly AnyGame[],
  before?: string,
): Reopened {
  const edited = editedRules(text, games);
  // A checkpoint is not valid under other rules.
  const loaded = edited === undefined ? resumeSession(text, games) : loadSession(text, games);
  if (loaded.ok) {
    const isNews = edited !== undefined && !edited.isBuiltIn;
    const problem = unread ?? (isNews ? rulesEdited(edited.path) : undefined);
    return { kind: 'whole', session: loaded.value, problem };
  }
  if (text === '' && unread !== undefined) return { kind: 'unknown', problem: unread };
  const problem = assertDefined(loaded.problems[0]);
  const path = rulesNoted(text)?.path;
  if (problem.code === 'game-unknown')
    return { kind: 'unknown', problem: path === undefined ? problem : missingRules(path) };
  const fault = faultOf(text, problem, edited !== undefined);
  const session = fault === 'newer' ? undefined : openFurthest([text, before], games);
  return { kind: 'fault', fault, path, problem, session };
}

function rulesEdited(path: string): Problem {
  const message = `The rules in ${path} have changed since this game was saved. All its moves are still legal.`;
  return { code: 'rules-edited', message, args: { path } };
}

function missingRules(path: string): Problem {
  const message = `The rules of this game can no longer be opened. They were in ${path}.`;
  return { code: 'rules-gone', message, args: { path } };
}

/** Longest playable session among the texts. */
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
