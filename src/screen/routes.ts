import { PlayScreen } from './play/play-screen.ts';
import { ReplayScreen } from './play/replay-screen.ts';
import { PuzzleScreen } from './looks/zrf/puzzle-screen/puzzle-screen.ts';
import type { Context, Routes } from './model/context.ts';
import type { AnyLook } from './model/look.ts';
import { editPuzzle, setUpPosition } from './looks/index.ts';
import type { Session } from '../play/index.ts';
import { askView } from './views/ask.ts';
import { helpView } from './views/help.ts';
import { libraryView } from './looks/zrf/library/library.ts';
import { newGameView } from './views/new-game.ts';
import { savedView } from './views/saved.ts';
import { settingsView } from './views/settings.ts';
import { titleView } from './views/title.ts';

/** The screens of the arcade. */
export function makeRoutes(context: Context): Routes {
  const lookOf = ({ match }: Session): AnyLook => {
    const look = context.lookOf(match.game);
    if (look === undefined) throw new RangeError(`there is no look for ${match.game.id}`);
    return look;
  };
  return {
    title: () => titleView(context),
    newGame: (game, back, wish) => newGameView(context, game, back, wish),
    library: (back) => libraryView(context, back),
    saved: (back) => savedView(context, back),
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
    settings: (back) => settingsView(context, back),
    help: (back, session, page) => helpView(context, back, { session, page }),
    ask: (question, yes, no) => askView(context, question, yes, no),
  };
}
