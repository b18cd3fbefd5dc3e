import type { Cell } from '#kit/grid/distances.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';

/** A question over a run: a value that answers a key with the next one. */
export interface Overlay {
  /** The question in words, or a description of the cell that is looked at. */
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  /** The cell that is looked at, and the cells on the way there. */
  readonly cursor?: Cell;
  readonly line?: readonly Cell[] | undefined;
  /** Draws what covers the map. */
  draw?(grid: Grid, area: Area): void;
  /** The overlay after a key: this one, another one, or none any more. */
  press(key: Key): Overlay | undefined;
  /** The same for a cell of the map that is pressed. */
  choose?(place: Cell): Overlay | undefined;
}
