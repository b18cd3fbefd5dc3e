import type { OpenedGame } from '#play';
import type { Context } from '../model/context.ts';
import type { Screen } from '../model/screen.ts';

/** Question before leaving a game that could not be saved; undefined for any other game. */
export function leaveQuestion(context: Context, game: OpenedGame): string | undefined {
  return game.isLostIfLeft() ? context.say('screen-play-ask-leave') : undefined;
}

/** Asks before leaving a game, because Escape is easily pressed by mistake. */
export function askToLeave(context: Context, screen: Screen, back: Screen): Screen {
  const question = screen.leaveQuestion?.() ?? context.say('screen-play-ask-escape');
  return context.routes.ask(question, () => back, screen);
}

/** Leaves a game, asking first if it would be lost. */
export function leaveGame(context: Context, screen: Screen, back: Screen): Screen {
  const question = screen.leaveQuestion?.();
  return question === undefined ? back : context.routes.ask(question, () => back, screen);
}
