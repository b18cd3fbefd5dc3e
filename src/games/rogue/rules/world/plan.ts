import { CellSet } from '#kit/grid/cell-set.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import type { ItemKind, MobKind } from './kinds.ts';
import type { Place } from './place.ts';
import type { PlacedTrigger, WideGoal } from './trigger-kinds.ts';

export type { Place } from './place.ts';

export interface PlacedItem extends Place {
  readonly kind: ItemKind;
}

export interface PlacedMob extends Place {
  readonly kind: MobKind;
  /** 1 by default. */
  readonly level?: number;
}

/**
 * A world before its first turn, created by file readers and generators, and used by the rules.
 * Everything except walls is ground, without limits. Plans are immutable.
 */
export interface WorldPlan {
  readonly walls: Cells;
  /** The player's start; in worlds from files it may be inside a wall. */
  readonly player: Place;
  /** In order of placement; of several in one cell, the first is picked up first. */
  readonly items: readonly PlacedItem[];
  /** In order of movement; at most one per cell. */
  readonly mobs: readonly PlacedMob[];
  /** At most one per cell; none in generated worlds. */
  readonly triggers?: readonly PlacedTrigger[];
  /** Goals without a place. */
  readonly goals?: readonly WideGoal[];
  /** File name without extension, for worlds linked by exits. */
  readonly name?: string;
}

/**
 * Walls from a text map: `#` is a wall, anything else ground; the first cell is at `left`, `top`.
 */
export function wallsOf(rows: readonly string[], left = 0, top = 0): CellSet {
  const walls = new CellSet();
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) if (row[x] === '#') walls.add(left + x, top + y);
  }
  return walls;
}

/** A section of the walls as a text map of `#` and `.`. */
export function rowsOf(walls: Cells, left: number, top: number, width: number, height: number) {
  const rows: string[] = [];
  for (let y = top; y < top + height; y++) {
    let row = '';
    for (let x = left; x < left + width; x++) row += walls.has(x, y) ? '#' : '.';
    rows.push(row);
  }
  return rows;
}
