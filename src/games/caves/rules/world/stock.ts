import { elementAt, own, pick, pickWeighted } from '#core';
import type { Random } from '#core';
import { countOn } from '../model/count.ts';
import { itemRow, plainItemsOf, potionRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { DrawName } from '../model/vaults.ts';
import type { Draws, Item, LyingItem } from '../model/items.ts';
import { COLORS } from '../model/potions.ts';
import type { Color, PotionKind } from '../model/potions.ts';
import type { CavesState } from '../model/state.ts';
import { FLOOR } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { levelKind } from './kinds.ts';
import type { GrownLevel } from './levels.ts';
import { takeOne } from './stairs.ts';

/** The potion of each colour. */
export type Potions = CavesState['potions'];

/** Assigns a unique colour to every potion; spare colours get none. */
export function drawColors(random: Random, content: CavesContent): Potions {
  const free: Color[] = [...COLORS];
  const kinds = new Map<Color, PotionKind>();
  for (const kind of Object.keys(content.potions)) {
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
function drawPotion(random: Random, content: CavesContent, potions: Potions): Item {
  const weights = COLORS.map((color) => {
    const kind = potions[color];
    return kind === null ? 0 : potionRow(content, kind).weight;
  });
  return { kind: 'potion', color: elementAt(COLORS, pickWeighted(random, weights)) };
}

/** Draws in the order in which a level gets them. */
const DRAW_KINDS = [
  'weapons',
  'armors',
  'potions',
  'books',
  'scrolls',
] as const satisfies readonly (keyof Draws)[];

/** One random find. */
function drawOne(
  random: Random,
  content: CavesContent,
  potions: Potions,
  name: DrawName,
): Item | undefined {
  if (name === 'potions') return drawPotion(random, content, potions);
  const draw = content.draws[name];
  return draw && { kind: pick(random, draw.of) };
}

/** The random finds of a level. */
function drawnOn(
  random: Random,
  content: CavesContent,
  potions: Potions,
  z: number,
): readonly Item[] {
  const { draws } = content;
  return DRAW_KINDS.flatMap((name) => {
    const draw = draws[name];
    if (draw === undefined) return [];
    const one = () => drawOne(random, content, potions, name) ?? [];
    return Array.from({ length: countOn(draw.count, z) }, one).flat();
  });
}

/** Items placed directly on a level. */
function itemsOn(content: CavesContent, z: number, name: string): readonly Item[] {
  const level = levelKind(content, name);
  return plainItemsOf(content).flatMap((kind) => {
    const count = own(level.items ?? {}, kind) ?? itemRow(content, kind).count;
    if (count === undefined) return [];
    return Array.from({ length: countOn(count, z) }, () => ({ kind }));
  });
}

/** Initial items of a level in order of cell; the last level has the item to bring home. */
export function stockLevel(
  random: Random,
  content: CavesContent,
  potions: Potions,
  { kind, tiles, vaults }: GrownLevel,
  z: number,
  isLast: boolean,
): readonly LyingItem[] {
  const drawn = drawnOn(random, content, potions, z);
  const quest: readonly Item[] =
    isLast && content.questVault === undefined ? [{ kind: content.quest }] : [];
  const placed = vaults.things.flatMap(({ cell, thing }): LyingItem[] => {
    if ('item' in thing) return [{ cell, item: { kind: thing.item } }];
    if (!('draw' in thing)) return [];
    const item = drawOne(random, content, potions, thing.draw);
    return item === undefined ? [] : [{ cell, item }];
  });
  const free = floorOf(tiles).filter((cell) => !vaults.cells.has(cell));
  const lying = [...quest, ...drawn, ...itemsOn(content, z, kind)].flatMap(
    (item): readonly LyingItem[] => {
      const cell = takeOne(random, free);
      return cell === undefined ? [] : [{ cell, item }];
    },
  );
  return [...placed, ...lying].sort((one, other) => one.cell - other.cell);
}
