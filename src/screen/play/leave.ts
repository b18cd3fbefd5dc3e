import type { Context } from '../model/context.ts';
import type { Screen } from '../model/screen.ts';

/** A game that may ask a question before it is left. */
interface Leaving {
  leaveQuestion(): string | undefined;
}

/** Asks before a game is left: Escape is pressed by mistake. */
export function askToLeave(context: Context, game: Leaving, screen: Screen, back: Screen): Screen {
  const question = game.leaveQuestion() ?? context.say('screen-play-ask-escape');
  return context.routes.ask(question, () => back, screen);
}

/** Leads back from a game, or asks first where it would be lost. */
export function leaveGame(context: Context, game: Leaving, screen: Screen, back: Screen): Screen {
  const question = game.leaveQuestion();
  return question === undefined ? back : context.routes.ask(question, () => back, screen);
}
