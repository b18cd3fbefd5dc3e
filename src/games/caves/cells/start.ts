import type { AnyGame, OptionValues } from '#core';
import { caves } from '../rules/index.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { newRunScreen } from '#roguelike/screen/new-run.ts';

const { mode, depth } = caves.options;

/**
 * The start screen: continues the last unfinished run, or starts a new one with mode, levels and
 * seed.
 */
export function startScreen(
  context: Context,
  back: Screen,
  initialOptions: OptionValues = {},
): Screen {
  const { say } = context;
  const choices = {
    game: caves as unknown as AnyGame,
    fields: { mode, depth },
    path: [say('game-caves')],
    about: say('caves-screen-about'),
    offersLast: true,
  };
  return newRunScreen(context, choices, back, initialOptions);
}
