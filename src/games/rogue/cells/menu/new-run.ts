import type { AnyField, AnyGame, OptionValues } from '#core';
import { rogue } from '../../rules/index.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { newRunScreen } from '#roguelike/screen/new-run.ts';

export const game = rogue as unknown as AnyGame;
const { map: _map, world: anyWorld, ...others } = rogue.options;
/** Worlds of files are opened elsewhere. */
const world = { ...anyWorld, values: anyWorld.values.filter((kind) => kind !== 'file') };
const { mode, depth, ...more } = others;
const FIELDS: Readonly<Record<string, AnyField>> = { world, mode, depth, ...more };

/** Chooses the random world of a new run: its kind, its size, its seed. */
export function newWorldScreen(context: Context, back: Screen, wish?: OptionValues): Screen {
  const { say } = context;
  const wished = wish === undefined || wish['world'] === 'file' ? undefined : wish;
  const choices = {
    game,
    fields: FIELDS,
    path: [say('game-rogue'), say('rogue-page-random')],
    about: say('rogue-page-about'),
  };
  return newRunScreen(context, choices, back, wished);
}
