import type { AnyGame } from '#core';
import { reopen } from '#play';
import type { Session } from '#play';
import { describeOrigin, describeReopened } from '#voice/saved-game.ts';
import type { Context } from '../model/context.ts';
import type { SavedGame } from '../model/environment.ts';
import type { Screen } from '../model/screen.ts';
import { gameIn, librariesOf, titleIn } from './libraries.ts';
import { openGame } from './opening.ts';

/** Games that a save may belong to: the built-in ones and the one it names. */
export function gamesFor(context: Context, text: string): readonly AnyGame[] {
  const { games } = context.environment;
  const id = gameIn(text);
  if (games.some((game) => game.id === id)) return games;
  const listed = librariesOf(context).flatMap((library) => library.find(id) ?? []);
  return [...games, ...listed];
}

/** Opens a saved game, after loading the rules of its game if necessary. */
export function waitForGame(
  context: Context,
  { text }: SavedGame,
  waiting: Screen,
  open: () => Screen,
): Screen {
  const id = gameIn(text);
  const isLoaded = gamesFor(context, text).some((game) => game.id === id);
  const libraries = librariesOf(context);
  if (isLoaded || libraries.length === 0) return open();
  const title = titleIn(context, id);
  return openGame(context, libraries, { id, title, back: waiting, opened: open, refused: open });
}

/** Opened saved game and the name it is saved under from now on. */
interface OpenedSave {
  readonly session: Session;
  readonly name: string;
}

/**
 * Opens a saved game. A save that cannot be replayed to its end stays unchanged, and the reason is
 * shown. The part of it or of its previous copy that can be continued opens as a new game.
 */
export function openSaved(context: Context, saved: SavedGame): OpenedSave | undefined {
  const { saves } = context.environment;
  const found = reopen(saved, gamesFor(context, saved.text), saves.readPrevious(saved.name));
  const description =
    describeReopened(found, context.say) ??
    (found.kind === 'whole' ? describeOrigin(found.session.match, context.say) : undefined);
  if (description !== undefined) context.announce(description);
  if (found.kind === 'unknown' || found.session === undefined) return undefined;
  const { session } = found;
  const name = found.kind === 'whole' ? saved.name : saves.freshName(session.match.game.id);
  return { session, name };
}
