import { assertDefined, makeStream } from '#core';
import type { Seed } from '#core';
import type { CavesOptions } from '../model/options.ts';
import { groundOf } from '../model/ground.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState } from '../model/state.ts';
import type { Caves } from '../world/make.ts';
import { remember } from './seeing.ts';
import { sightFrom } from './sight.ts';

/** A run in finished caves, before its first turn. */
export function startRun(options: CavesOptions, seed: Seed, caves: Caves): CavesState {
  const { levels, creatures, potions, nextId } = caves;
  const player = assertDefined(creatures[PLAYER]);
  return {
    options,
    seed,
    turns: 0,
    levels: levels.map((level, z) =>
      z === player.z
        ? remember(level, sightFrom(level.tiles, player), groundOf(player.content))
        : level,
    ),
    creatures,
    nextId,
    choices: 0,
    potions,
    luck: makeStream(seed, 'luck'),
    deeds: { kills: {}, deepest: player.z, dug: 0 },
  };
}
