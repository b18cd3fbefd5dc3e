import { makeStream } from '#core';
import type { Seed } from '#core';
import type { CavesOptions } from '../model/options.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import type { CavesState, Level } from '../model/state.ts';
import { UNKNOWN } from '../model/tiles.ts';
import { growLevels } from './levels.ts';
import { populate } from './population.ts';
import { drawColors, stockLevel } from './stock.ts';

/** The caves before the first look around. */
export type Caves = Pick<CavesState, 'levels' | 'creatures' | 'potions' | 'nextId'>;

const UNKNOWN_MAP = UNKNOWN.repeat(WIDTH * HEIGHT);

/** Generates the caves of a seed. */
export function makeCaves({ depth }: CavesOptions, seed: Seed): Caves {
  const tiles = growLevels(makeStream(seed, 'world'), depth);
  const items = makeStream(seed, 'items');
  const potions = drawColors(items);
  const levels = tiles.map((level, z): Level => ({
    tiles: level,
    items: stockLevel(items, potions, level, z, z === depth - 1),
    known: UNKNOWN_MAP,
    remembered: [],
  }));
  const creatures = populate(makeStream(seed, 'creatures'), tiles);
  return { levels, creatures, potions, nextId: creatures.length };
}
