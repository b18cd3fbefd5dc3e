import type { Area, Size } from '#screen/cells/grid.ts';

/** Place of a position in the drawing: the middle of its cells. */
export interface DrawnPosition {
  readonly position: number;
  readonly x: number;
  readonly y: number;
}

/** Area of a tile around the middle of a position; of two middle cells, the first. */
export function tileArea({ x, y }: Pick<DrawnPosition, 'x' | 'y'>, { width, height }: Size): Area {
  return { x: x - ((width - 1) >> 1), y: y - ((height - 1) >> 1), width, height };
}
