import type { Count } from './count.ts';

export interface Rooms {
  /** Attempts to place a room; those without space are left out. */
  readonly tries: number;
  /** Shortest and longest sides in cells. */
  readonly least: number;
  readonly most: number;
  /** Terrain of doors, and the chance of one in a doorway, in thousandths. */
  readonly door?: string;
  readonly doors?: number;
  /** Share of walls in ruins that have fallen, in thousandths. */
  readonly fallen?: number;
}

/** Terrain that grows over floor from random cells. */
export interface Patch {
  readonly terrain: string;
  readonly count: Count;
  /** Cells of one patch. */
  readonly size: number;
}

/** A kind of level: how its rock is grown, and what differs from the usual numbers. */
export interface LevelKind {
  /** Chance of floor in every cell before smoothing, in thousandths. */
  readonly open: number;
  /** Passes of smoothing. */
  readonly smooth: number;
  /** Regions with fewer cells become rock. */
  readonly region: number;
  /** Regions get more stairs until this many cells or fewer remain for each pair. */
  readonly stairs: number;
  /** Rooms and corridors instead of a cave. */
  readonly rooms?: Rooms;
  /** Passages connect all regions. */
  readonly joined?: true;
  /** Patches of terrain on the floor. */
  readonly patches?: readonly Patch[];
  /** Numbers of creatures and items that replace those of their rows. */
  readonly creatures?: Readonly<Record<string, Count>>;
  readonly items?: Readonly<Record<string, Count>>;
}
