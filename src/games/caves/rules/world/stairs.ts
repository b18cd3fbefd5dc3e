import { below } from '#core';
import type { Random } from '#core';
import type { LevelKind } from '../model/level-kinds.ts';
import { STAIRS_DOWN, STAIRS_UP } from '../model/tiles.ts';
import type { Tile } from '../model/tiles.ts';
import type { Regions } from './regions.ts';
import type { Cave } from './rock.ts';
import type { PlacedVaults } from './vaults.ts';

/** A level with finished rock, and its stairs. */
export interface Storey {
  readonly z: number;
  readonly name: string;
  readonly kind: LevelKind;
  readonly cave: Cave;
  readonly regions: Regions;
  readonly stairs: Map<number, Tile>;
  readonly vaults: PlacedVaults;
  /** Signs of terrain by cell: that of vaults, and doors. */
  readonly terrain: ReadonlyMap<number, string>;
}

/** Removes and returns a random item of a list. */
export function takeOne<T>(random: Random, items: T[]): T | undefined {
  if (items.length === 0) return undefined;
  const [taken] = items.splice(below(random, items.length), 1);
  return taken;
}

/** Cells that are ground on both levels and free of stairs, grouped by pair of regions. */
function overlaps(upper: Storey, lower: Storey): readonly number[][] {
  const pairs = new Map<number, Map<number, number[]>>();
  for (const cell of upper.cave.inside) {
    const [above, beneath] = [upper.regions[cell] as number, lower.regions[cell] as number];
    if (above === 0 || beneath === 0) continue;
    if (upper.stairs.has(cell) || lower.stairs.has(cell)) continue;
    if (upper.vaults.cells.has(cell) || lower.vaults.cells.has(cell)) continue;
    if (upper.terrain.has(cell) || lower.terrain.has(cell)) continue;
    const partners = pairs.get(above);
    const cells = partners?.get(beneath);
    if (partners === undefined) pairs.set(above, new Map([[beneath, [cell]]]));
    else if (cells === undefined) partners.set(beneath, [cell]);
    else cells.push(cell);
  }
  return [...pairs.values()].flatMap((partners) => [...partners.values()]);
}

/** Connects all regions of two adjacent levels with stairs; returns the number of pairs. */
export function joinLevels(random: Random, upper: Storey, lower: Storey): number {
  let all = 0;
  for (const cells of overlaps(upper, lower)) {
    let stairs = 0;
    do {
      const cell = takeOne(random, cells);
      if (cell === undefined) break;
      upper.stairs.set(cell, STAIRS_DOWN);
      lower.stairs.set(cell, STAIRS_UP);
      stairs += 1;
    } while (Math.floor(cells.length / stairs) > upper.kind.stairs);
    all += stairs;
  }
  return all;
}
