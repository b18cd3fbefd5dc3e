import type { Cell } from '#kit/grid/distances.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';

/** Immutable overlay on a run: each key returns the next overlay. */
export interface Overlay {
  /** Text of the question, or description of the examined cell. */
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  /** Examined cell, and the cells on the path to it. */
  readonly cursor?: Cell;
  readonly line?: readonly Cell[] | undefined;
  /** Draws over the map. */
  draw?(grid: Grid, area: Area): void;
  /** Overlay after a key: this one, another, or undefined to close. */
  press(key: Key): Overlay | undefined;
  /** Overlay after a click on a map cell. */
  choose?(place: Cell): Overlay | undefined;
}
