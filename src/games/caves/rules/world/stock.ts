import { elementAt, pick, pickWeighted } from '#core';
import type { Random } from '#core';
import { countOn } from '../model/count.ts';
import { ARMORS, DRAWS, ITEM_KINDS, itemRow, WEAPONS } from '../model/items.ts';
import type { Item, LyingItem } from '../model/items.ts';
import { COLORS, POTION_KINDS, POTIONS } from '../model/potions.ts';
import type { Color, PotionKind } from '../model/potions.ts';
import type { CavesState } from '../model/state.ts';
import { FLOOR } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { takeOne } from './stairs.ts';

/** The potion of each colour. */
export type Potions = CavesState['potions'];

/** Assigns a unique colour to every potion; spare colours get none. */
export function drawColors(random: Random): Potions {
  const free: Color[] = [...COLORS];
  const kinds = new Map<Color, PotionKind>();
  for (const kind of POTION_KINDS) {
    const color = takeOne(random, free);
    if (color !== undefined) kinds.set(color, kind);
  }
  const rows = COLORS.map((color) => [color, kinds.get(color) ?? null] as const);
  return Object.fromEntries(rows) as Potions;
}

/** All cells of a level that can contain an item. */
export function floorOf(tiles: Tiles): number[] {
  const cells: number[] = [];
  for (let cell = tiles.indexOf(FLOOR); cell >= 0; cell = tiles.indexOf(FLOOR, cell + 1)) {
    cells.push(cell);
  }
  return cells;
}

/** Draws a potion by weight. */
function drawPotion(random: Random, potions: Potions): Item {
  const weights = COLORS.map((color) => {
    const kind = potions[color];
    return kind === null ? 0 : POTIONS[kind].weight;
  });
  return { kind: 'potion', color: elementAt(COLORS, pickWeighted(random, weights)) };
}

/** Generates an item for each draw. */
const DRAWN: Readonly<Record<keyof typeof DRAWS, (random: Random, potions: Potions) => Item>> = {
  weapons: (random) => ({ kind: pick(random, WEAPONS) }),
  armors: (random) => ({ kind: pick(random, ARMORS) }),
  potions: drawPotion,
  books: (random) => ({ kind: pick(random, ['white-book', 'blue-book'] as const) }),
};
const DRAW_KINDS = Object.keys(DRAWS) as readonly (keyof typeof DRAWS)[];

/** Items placed directly on a level. */
function itemsOn(z: number): readonly Item[] {
  return ITEM_KINDS.flatMap((kind) => {
    const { count } = itemRow(kind);
    if (count === undefined || kind === 'potion' || kind === 'corpse') return [];
    return Array.from({ length: countOn(count, z) }, () => ({ kind }));
  });
}

/** Initial items of a level in order of cell; the last level has the bear. */
export function stockLevel(
  random: Random,
  potions: Potions,
  tiles: Tiles,
  z: number,
  isLast: boolean,
): readonly LyingItem[] {
  const drawn = DRAW_KINDS.flatMap((draw) =>
    Array.from({ length: countOn(DRAWS[draw], z) }, () => DRAWN[draw](random, potions)),
  );
  const bear: readonly Item[] = isLast ? [{ kind: 'bear' }] : [];
  const free = floorOf(tiles);
  const lying = [...bear, ...drawn, ...itemsOn(z)].flatMap((item): readonly LyingItem[] => {
    const cell = takeOne(random, free);
    return cell === undefined ? [] : [{ cell, item }];
  });
  return lying.sort((one, other) => one.cell - other.cell);
}
