import { CellSet } from '#kit/grid/cell-set.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import type { ItemKind, MobKind } from './kinds.ts';

/** A cell of the world: x grows to the right, y downwards; both may be negative. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlacedItem extends Place {
  readonly kind: ItemKind;
}

export interface PlacedMob extends Place {
  readonly kind: MobKind;
  /** 1 where nothing else is said. */
  readonly level?: number;
}

/**
 * A world before its first turn: what readers of files and generators make, and what the rules start from.
 * There is ground wherever there is no wall, without end. Nobody changes a plan.
 */
export interface WorldPlan {
  readonly walls: Cells;
  /** Where the player stands; by a file that says so it may be in a wall. */
  readonly player: Place;
  /** In the order in which they are placed: of several in one cell, the first is picked up first. */
  readonly items: readonly PlacedItem[];
  /** In the order in which they move; no two in one cell. */
  readonly mobs: readonly PlacedMob[];
}

/** The world of a map in text: `#` is a wall, everything else ground; `left` and `top` are the first cell. */
export function wallsOf(rows: readonly string[], left = 0, top = 0): CellSet {
  const walls = new CellSet();
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) if (row[x] === '#') walls.add(left + x, top + y);
  }
  return walls;
}

/** A part of the walls as such a map: `#` and `.`. */
export function rowsOf(walls: Cells, left: number, top: number, width: number, height: number) {
  const rows: string[] = [];
  for (let y = top; y < top + height; y++) {
    let row = '';
    for (let x = left; x < left + width; x++) row += walls.has(x, y) ? '#' : '.';
    rows.push(row);
  }
  return rows;
}
