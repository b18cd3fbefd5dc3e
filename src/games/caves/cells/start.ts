import type { AnyGame, OptionValues } from '#core';
import { caves } from '../rules/index.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { DAILY_OPTIONS } from '../voice/daily.ts';
import { listPacks, namePack } from '../voice/pack-list.ts';
import type { CavesServices } from '../voice/services.ts';
import { newRunScreen } from '#roguelike/screen/new-run.ts';

const { mode, depth } = caves.options;

/**
 * The start screen: continues the last unfinished run, or starts a new one with edition or pack,
 * mode, levels and seed.
 */
export function startScreen(
  context: Context,
  services: CavesServices,
  back: Screen,
  initialOptions: OptionValues = {},
): Screen {
  const { say } = context;
  const { packs, broken } = services.packs();
  const listed = listPacks(packs);
  const where = broken.map((one) => one.where).join(', ');
  const choices = {
    game: caves as unknown as AnyGame,
    fields: {
      pack: { kind: 'choice', values: listed.map(({ text }) => text), default: '' } as const,
      mode,
      depth,
    },
    path: [say('game-caves')],
    about: say('caves-screen-about'),
    offersLast: true,
    daily: DAILY_OPTIONS,
    words: {
      value(name: string, value: unknown) {
        const pack = name === 'pack' ? listed.find(({ text }) => text === value) : undefined;
        return pack && namePack(pack, say);
      },
      about: (name: string) =>
        name === 'pack' && where !== '' ? say('caves-screen-packs-broken', { where }) : '',
    },
  };
  return newRunScreen(context, choices, back, initialOptions);
}
