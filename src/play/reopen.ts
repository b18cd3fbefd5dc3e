import { assertDefined } from '#core';
import type { AnyGame, Problem } from '#core';
import { faultOf } from './saved-fault.ts';
import type { SavedFault } from './saved-fault.ts';
import { openFurthest } from './furthest.ts';
import type { Furthest } from './furthest.ts';
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
  /**
   * The game cannot be played to its end. `session` holds the part that can be continued, as a
   * separate game.
   */
  | ({
      readonly kind: 'fault';
      readonly fault: SavedFault;
      /** Path of the rules it was played by, if recorded. */
      readonly path: string | undefined;
      readonly problem: Problem;
    } & Furthest)
  /** The text is unreadable or its game is unknown. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** Opens a saved game, or the furthest that it or its backup `before` can be continued from. */
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
  const furthest = openFurthest(fault, [text, before ?? ''], games);
  return { kind: 'fault', fault, path, problem, ...furthest };
}

function rulesEdited(path: string): Problem {
  const message = `The rules in ${path} have changed since this game was saved. All its moves are still legal.`;
  return { code: 'rules-edited', message, args: { path } };
}

function missingRules(path: string): Problem {
  const message = `The rules of this game can no longer be opened. They were in ${path}.`;
  return { code: 'rules-gone', message, args: { path } };
}
