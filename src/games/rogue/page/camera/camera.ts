import type { Point } from '#web/canvas/geometry.ts';

/** How far the camera lags behind the hero, in pixels; the picture is shifted by it. */
export type Offset = Point;

export const STILL: Offset = { x: 0, y: 0 };

/** Milliseconds in which the camera comes nearer to the hero by the factor e. */
const DECAY = 90;
/** Nearer than this many pixels it is there. */
const SNAP = 0.5;
/** It never lags by more cells than this. */
const MAX_CELLS = 3;

/** The hero has stepped by so many cells: in the same moment nothing jumps. */
export function follow(offset: Offset, by: Point, cell: number): Offset {
  const most = MAX_CELLS * cell;
  return { x: clamp(offset.x + by.x * cell, most), y: clamp(offset.y + by.y * cell, most) };
}

/** Where the camera is after so many milliseconds, however many frames they are drawn in. */
export function glide(offset: Offset, milliseconds: number): Offset {
  if (offset.x === 0 && offset.y === 0) return STILL;
  const factor = Math.exp(-Math.max(0, milliseconds) / DECAY);
  const [x, y] = [offset.x * factor, offset.y * factor];
  return Math.hypot(x, y) < SNAP ? STILL : { x, y };
}

/** Pixels by which a side of the view is shifted, so that a cell so many cells from its middle is inside. */
export function panFor(cells: number, side: number, cell: number): number {
  const inside = Math.max(0, Math.floor((side / cell - 1) / 2) - 1);
  const beyond = Math.max(0, Math.abs(cells) - inside);
  return beyond === 0 ? 0 : -Math.sign(cells) * beyond * cell;
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
