import { PlayScreen } from './play/play-screen.ts';
import { ReplayScreen } from './play/replay-screen.ts';
import type { Context, Routes } from './model/context.ts';
import { questionScreen, interruptScreen } from './menus/ask.ts';
import { helpScreen } from './menus/help.ts';
import { newGameScreen } from './menus/new-game.ts';
import { savedScreen } from './menus/saved.ts';
import { settingsScreen } from './menus/settings.ts';
import { titleScreen } from './menus/title.ts';

/** Creates the routes to all screens. */
export function makeRoutes(context: Context): Routes {
  return {
    title: () => titleScreen(context),
    newGame: (game, back, defaults) => newGameScreen(context, game, back, defaults),
    saved: (back) => savedScreen(context, back),
    play(open, back) {
      const { game } = open.session.match;
      const own = context.moduleOf(game)?.play?.(context, open, back);
      return own ?? new PlayScreen(context, context.lookOf(game), open, back);
    },
    replay: (session, back) =>
      new ReplayScreen(context, context.lookOf(session.match.game), session, back),
    settings: (back) => settingsScreen(context, back),
    help: (back, session, page) => helpScreen(context, back, { session, page }),
    ask: (question, yes, no) => questionScreen(context, question, yes, no),
    interrupt: (question, yes, no) => interruptScreen(context, question, yes, no),
  };
}
