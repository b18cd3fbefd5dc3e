import type { AnyGame, OptionValues } from '#core';
import { BUILT_IN, caves } from '../rules/index.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { DAILY_OPTIONS } from '../voice/daily.ts';
import { newRunScreen } from '#roguelike/screen/new-run.ts';

const { mode, depth } = caves.options;
/** The editions of the game: Classic, and the packs that come with it. */
const pack = { kind: 'choice', values: ['', ...Object.keys(BUILT_IN)], default: '' } as const;

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
    fields: { pack, mode, depth },
    path: [say('game-caves')],
    about: say('caves-screen-about'),
    offersLast: true,
    daily: DAILY_OPTIONS,
  };
  return newRunScreen(context, choices, back, initialOptions);
}
