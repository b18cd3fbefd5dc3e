import type { AnyGame } from '#core';
import { reopen } from '#play';
import type { Session } from '#play';
import { describeReopened } from '#voice/saved-game.ts';
import type { Context } from '../model/context.ts';
import type { SavedGame } from '../model/environment.ts';
import type { Screen } from '../model/screen.ts';
import { gameIn, librariesOf, titleIn } from './libraries.ts';
import { openGame } from './opening.ts';

/** The games that a saved game may be one of: those of the program, and the one that it names. */
export function gamesFor(context: Context, text: string): readonly AnyGame[] {
  const { games } = context.environment;
  const id = gameIn(text);
  if (games.some((game) => game.id === id)) return games;
  const listed = librariesOf(context).flatMap((library) => library.find(id) ?? []);
  return [...games, ...listed];
}

/** Opens a saved game, at once or when the rules of its game were read. */
export function waitForGame(
  context: Context,
  { text }: SavedGame,
  waiting: Screen,
  open: () => Screen,
): Screen {
  const id = gameIn(text);
  const isAtHand = gamesFor(context, text).some((game) => game.id === id);
  const libraries = librariesOf(context);
  if (isAtHand || libraries.length === 0) return open();
  const title = titleIn(context, id);
  return openGame(context, libraries, { id, title, back: waiting, opened: open, refused: open });
}

/** What was opened of a saved game, and the name it is kept under from now on. */
interface OpenedSave {
  readonly session: Session;
  readonly name: string;
}

/**
 * Opens a saved game. One that cannot be played to its end stays as it is, and why is told: what of
 * it can be played, or of the copy before it, is opened as a game of its own.
 */
export function openSaved(context: Context, saved: SavedGame): OpenedSave | undefined {
  const { saves } = context.environment;
  const found = reopen(saved, gamesFor(context, saved.text), saves.readPrevious(saved.name));
  const told = describeReopened(found, context.say);
  if (told !== undefined) context.tell(told);
  if (found.kind === 'unknown' || found.session === undefined) return undefined;
  const { session } = found;
  const name = found.kind === 'whole' ? saved.name : saves.freshName(session.match.game.id);
  return { session, name };
}
