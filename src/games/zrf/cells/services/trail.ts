import { defaultOptions, startMatch } from '#core';
import type { AnyGame } from '#core';
import { PERSON, Session } from '#play';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { openGame } from '#screen/menus/opening.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { Plans } from '../puzzle/index.ts';
import type { LibraryItem } from '../../voice/services.ts';
import type { ZrfContext } from './services.ts';

/** Library puzzles on the trail from easy to hard, in trail order. */
export function trailOf({ context, services }: ZrfContext): readonly LibraryItem[] {
  const items = services.library.list(context.settings.language);
  const placeOf = ({ waypoint }: LibraryItem) => waypoint?.place ?? 0;
  return items
    .filter(({ waypoint }) => waypoint !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** True for a game that is a single puzzle without start options. */
export function isPuzzle(game: AnyGame): boolean {
  const options = defaultOptions(game.options);
  const { variant } = game.options;
  const isOnly = variant?.kind === 'choice' && variant.values.length === 1;
  if (!isOnly || game.players(options) !== 1) return false;
  if (!isZrfGame(game)) return false;
  const start = game.start(defaultOptions(game.options), '1');
  return new Plans((state) => game.rulesOf(state)).of(start) !== undefined;
}

/** Starts a puzzle as its rules define it. */
export function playPuzzle(context: Context, game: AnyGame, back: Screen): Screen {
  const { environment, routes } = context;
  const match = startMatch(game, defaultOptions(game.options), environment.freshSeed());
  const name = environment.saves.freshName(game.id);
  return routes.play({ session: new Session(match, [PERSON]), name }, back);
}

/** Reads the rules of a puzzle and starts it; shows progress, and any errors. */
export function openPuzzle(
  { context, services }: ZrfContext,
  id: string,
  waiting: Screen,
  back: Screen,
): Screen {
  const title = services.library.titleOf(id, context.settings.language);
  const opened = (game: AnyGame) => playPuzzle(context, game, back);
  return openGame(context, [services.library], { id, title, back: waiting, opened });
}
