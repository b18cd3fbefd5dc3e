import { parseOptions, parseTranscript, startMatch } from '#core';
import type { AnyGame } from '#core';
import { openLastGood } from './saved-fault.ts';
import type { SavedFault } from './saved-fault.ts';
import { continueSession, seatMatch } from './session.ts';
import type { Session } from './session.ts';

/**
 * Part of a saved game that opens: its leading actions, the game from a checkpoint on, or only its
 * start, with no action left.
 */
export type OpenedPart = 'none' | 'actions' | 'checkpoint' | 'start';

/** Session that continues a saved game from the furthest possible action. */
export interface Furthest {
  readonly part: OpenedPart;
  readonly session: Session | undefined;
  /** Number of the action that the session continues from, and of all actions saved. */
  readonly reached: number;
  readonly saved: number;
}

/** Opens the furthest session that the texts of a game with a fault lead to. */
export function openFurthest(
  fault: SavedFault,
  texts: readonly [string, string],
  games: readonly AnyGame[],
): Furthest {
  const [text] = texts;
  const saved = countActions(text);
  const none = { part: 'none', session: undefined, reached: 0, saved } as const;
  if (fault === 'newer') return none;
  const found = texts.flatMap((one) => openParts(fault, one, games));
  const [best] = found.sort((a, b) => reachOf(b) - reachOf(a));
  if (best !== undefined) {
    const part = best.match.origin === undefined ? 'actions' : 'checkpoint';
    return { part, session: best, reached: reachOf(best), saved };
  }
  const session = fault === 'rules' ? startAgain(text, games) : undefined;
  return session === undefined ? none : { part: 'start', session, reached: 0, saved };
}

/** Sessions that a text leads to. Damaged texts are not continued from a checkpoint. */
function openParts(fault: SavedFault, text: string, games: readonly AnyGame[]): Session[] {
  const actions = openLastGood(text, games);
  const checkpoint = fault === 'rules' ? continueSession(text, games) : undefined;
  return [actions, checkpoint].flatMap((one) => one ?? []);
}

/** Number of actions before the present of a session, including those before its origin. */
function reachOf({ match }: Session): number {
  return (match.origin?.count ?? 0) + match.cursor;
}

function countActions(text: string): number {
  const read = parseTranscript(text);
  return read.ok ? (read.value.origin?.count ?? 0) + read.value.entries.length : 0;
}

/** The same game before its first action. */
function startAgain(text: string, games: readonly AnyGame[]): Session | undefined {
  const read = parseTranscript(text);
  if (!read.ok) return undefined;
  const { game: id, options: texts, seed, clock, notes } = read.value;
  const game = games.find((one) => one.id === id);
  const options = game && parseOptions(game.options, texts);
  if (game === undefined || options?.ok !== true) return undefined;
  const seated = seatMatch({ match: startMatch(game, options.value, seed, { clock }), notes });
  return seated.ok ? seated.value : undefined;
}
