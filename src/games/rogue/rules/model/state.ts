import type { Random, Seed } from '#core';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import type { ItemKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';
import type { Cause, Ending } from './event.ts';
import type { Hero } from './hero.ts';
import type { Mob } from './mobs.ts';
import type { RogueOptions } from './options.ts';

/** An item that lies in the world. Of several in one cell the first in its list is picked up first. */
export interface LyingItem {
  readonly kind: ItemKind;
  readonly x: number;
  readonly y: number;
  /** The hero has put it there: whoever explores leaves it. */
  readonly isLeft?: true;
}

/**
 * What does not change while a run lasts. `made` ground is that of a world with everything in it, which follows
 * from options and seed; of `known` ground there is only what has been seen.
 */
export interface Ground {
  readonly kind: 'made' | 'known';
  readonly walls: Cells;
  readonly start: Place;
  /** What lay and stood there before the first turn, by chunk. */
  readonly items: ChunkMap<readonly LyingItem[]>;
  readonly mobs: ChunkMap<readonly Mob[]>;
  /** Mobs before the first turn, anywhere; 0 of known ground. */
  readonly mobCount: number;
}

/** Bits of the 32 rows of a chunk, as `CellSet` has them. */
export type Rows = readonly number[];

/** A run of the game at some moment. */
export interface RogueState {
  readonly options: RogueOptions;
  readonly seed: Seed;
  readonly ground: Ground;
  /** Turns that have passed. */
  readonly turns: number;
  /** What was done since the last turn that took none. */
  readonly idle: number;
  readonly hero: Hero;
  readonly items: ChunkMap<readonly LyingItem[]>;
  /** In each chunk by their ids. */
  readonly mobs: ChunkMap<readonly Mob[]>;
  /** How many mobs live, anywhere. */
  readonly mobsLeft: number;
  /** The id of the next mob that comes. */
  readonly nextMob: number;
  /** Cells that have been seen. */
  readonly seen: ChunkMap<Rows>;
  /** The mobs that the hero sees and knows for mobs, by their ids in ascending order. */
  readonly inSight: readonly number[];
  /** The stream of whatever mobs do at random. */
  readonly ai: Readonly<Random>;
  readonly ending?: { readonly kind: Ending; readonly cause?: Cause };
}
