import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import type { ItemKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';
import type { Mob } from './mobs.ts';

/** An item on the ground. Of several in one cell, the first in the list is picked up first. */
export interface LyingItem {
  readonly kind: ItemKind;
  readonly x: number;
  readonly y: number;
  /** True if the hero put it there; auto-explore leaves it alone. */
  readonly isLeft?: true;
}

/**
 * The part of a world that is constant during a run. `made` ground is complete and follows from
 * options and seed; `known` ground contains only what has been seen.
 */
export interface Ground {
  readonly kind: 'made' | 'known';
  readonly walls: Cells;
  readonly start: Place;
  /** Initial contents, by chunk. */
  readonly items: ChunkMap<readonly LyingItem[]>;
  readonly mobs: ChunkMap<readonly Mob[]>;
  /** Initial number of mobs in the whole world; 0 for known ground. */
  readonly mobCount: number;
}

/** Bits of a chunk's 32 rows, as in `CellSet`. */
export type Rows = readonly number[];

/** A world at one moment. */
export interface WorldContents {
  readonly ground: Ground;
  readonly items: ChunkMap<readonly LyingItem[]>;
  /** In order of id within each chunk. */
  readonly mobs: ChunkMap<readonly Mob[]>;
  /** Number of living mobs in the whole world. */
  readonly mobsLeft: number;
  /** The id of the next new mob. */
  readonly nextMob: number;
  /** Cells that have been seen. */
  readonly seen: ChunkMap<Rows>;
}
