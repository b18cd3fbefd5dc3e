import type { Count } from './count.ts';

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
  /** Numbers of creatures and items that replace those of their rows. */
  readonly creatures?: Readonly<Record<string, Count>>;
  readonly items?: Readonly<Record<string, Count>>;
}
