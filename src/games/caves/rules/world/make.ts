import { makeStream } from '#core';
import type { Seed } from '#core';
import type { CavesContent } from '../model/content.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import type { CavesState, Level } from '../model/state.ts';
import { UNKNOWN } from '../model/tiles.ts';
import { drawKinds } from './kinds.ts';
import { growLevels } from './levels.ts';
import type { GrownLevel } from './levels.ts';
import { populate } from './population.ts';
import { drawColors, stockLevel } from './stock.ts';

/** The caves before the first look around. */
export type Caves = Pick<CavesState, 'levels' | 'creatures' | 'potions' | 'nextId'>;

const UNKNOWN_MAP = UNKNOWN.repeat(WIDTH * HEIGHT);

/** Cells of things of a vault of which one can be taken. */
function choicesOf({ vaults }: GrownLevel): Level['choices'] {
  const groups = new Map<number, number[]>();
  for (const { cell, thing, vault } of vaults.things) {
    if (!('choice' in thing)) continue;
    groups.set(vault, [...(groups.get(vault) ?? []), cell]);
  }
  return groups.size === 0 ? undefined : [...groups.values()];
}

/** Generates the caves of a seed with the first `depth` levels of the content. */
export function makeCaves(content: CavesContent, depth: number, seed: Seed): Caves {
  const kinds = drawKinds(makeStream(seed, 'kinds'), content, depth);
  const grown = growLevels(makeStream(seed, 'world'), content, kinds);
  const isDrawn = content.levels.some((level) => typeof level !== 'string');
  const items = makeStream(seed, 'items');
  const potions = drawColors(items, content);
  const levels = grown.map((level, z): Level => ({
    tiles: level.tiles,
    items: stockLevel(items, content, potions, level, z, z === grown.length - 1),
    known: UNKNOWN_MAP,
    remembered: [],
    kind: isDrawn ? level.kind : undefined,
    clouds: undefined,
    choices: choicesOf(level),
  }));
  const creatures = populate(makeStream(seed, 'creatures'), content, grown);
  return { levels, creatures, potions, nextId: creatures.length };
}
