import { startMatch } from '#core';
import type { AnyGame, OptionValues } from '#core';
import { PERSON, Session } from '#play';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';

/** Starts a single-player run; lists show it as `name`. */
export function startRun(
  context: Context,
  game: AnyGame,
  options: OptionValues,
  seed: string,
  back: Screen,
  name = '',
): Screen {
  const session = new Session(startMatch(game, options, seed), [PERSON], name);
  return context.routes.play({ session, name: context.environment.saves.freshName(game.id) }, back);
}
