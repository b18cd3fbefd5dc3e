import type { AnyField, AnyGame, OptionValues } from '#core';
import { rogue } from '../../rules/index.ts';
import { NEW_WORLD } from '../../voice/settings.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { newRunScreen } from '#roguelike/screen/new-run.ts';

export const game = rogue as unknown as AnyGame;
const { map: _map, world: anyWorld, ...others } = rogue.options;
/** Worlds from files have a separate screen. */
const world: AnyField = {
  ...anyWorld,
  values: anyWorld.values.filter((kind) => kind !== 'file'),
  default: NEW_WORLD,
};
const { mode, depth, ...extraFields } = others;
const FIELDS: Readonly<Record<string, AnyField>> = { world, mode, depth, ...extraFields };

/** Chooses kind, size and seed of a new random world. */
export function newWorldScreen(
  context: Context,
  back: Screen,
  initialOptions?: OptionValues,
): Screen {
  const { say } = context;
  const wished =
    initialOptions === undefined || initialOptions['world'] === 'file'
      ? { world: NEW_WORLD }
      : initialOptions;
  const choices = {
    game,
    fields: FIELDS,
    path: [say('game-rogue'), say('rogue-page-random')],
    about: say('rogue-page-about'),
  };
  return newRunScreen(context, choices, back, wished);
}
