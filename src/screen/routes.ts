import { PlayScreen } from './play/play-screen.ts';
import { ReplayScreen } from './play/replay-screen.ts';
import { PuzzleScreen } from './looks/zrf/puzzle-screen/puzzle-screen.ts';
import type { Context, Routes } from './model/context.ts';
import type { AnyLook } from './model/look.ts';
import { editPuzzle, setUpPosition } from './looks/index.ts';
import type { Session } from '../play/index.ts';
import { askScreen } from './menus/ask.ts';
import { helpScreen } from './menus/help.ts';
import { libraryScreen } from './looks/zrf/library/library.ts';
import { newGameScreen } from './menus/new-game.ts';
import { savedScreen } from './menus/saved.ts';
import { settingsScreen } from './menus/settings.ts';
import { titleScreen } from './menus/title.ts';

/** The screens of the arcade. */
export function makeRoutes(context: Context): Routes {
  const lookOf = ({ match }: Session): AnyLook => {
    const look = context.lookOf(match.game);
    if (look === undefined) throw new RangeError(`there is no look for ${match.game.id}`);
    return look;
  };
  return {
    title: () => titleScreen(context),
    newGame: (game, back, wish) => newGameScreen(context, game, back, wish),
    library: (back) => libraryScreen(context, back),
    saved: (back) => savedScreen(context, back),
    play(open, back) {
      const { match, seats } = open.session;
      const look = lookOf(open.session);
      const isAlone = seats.length === 1 && seats[0]?.kind === 'person';
      const puzzling = isAlone ? look.puzzling?.(match.stateAt(0)) : undefined;
      if (puzzling === undefined) return new PlayScreen(context, look, open, back);
      return new PuzzleScreen(context, look, puzzling, open, back);
    },
    replay: (session, back) => new ReplayScreen(context, lookOf(session), session, back),
    editor: (back, from) => editPuzzle(context, back, from),
    setUp: (session, back) => setUpPosition(context, session, back),
    settings: (back) => settingsScreen(context, back),
    help: (back, session, page) => helpScreen(context, back, { session, page }),
    ask: (question, yes, no) => askScreen(context, question, yes, no),
  };
}
