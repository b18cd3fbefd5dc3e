import type { Point } from '#web/canvas/geometry.ts';

/** Distance in pixels that the camera lags behind the hero, by which the view is shifted. */
export type Offset = Point;

export const NO_OFFSET: Offset = { x: 0, y: 0 };

/** Milliseconds in which the camera's distance shrinks by the factor e. */
const DECAY = 90;
/** Below this distance in pixels the camera arrives. */
const SNAP = 0.5;
/** Maximum lag in cells. */
const MAX_CELLS = 3;

/** Compensates a step of the hero, given in cells, to prevent a jump. */
export function follow(offset: Offset, by: Point, cell: number): Offset {
  const maxOffset = MAX_CELLS * cell;
  return {
    x: clamp(offset.x + by.x * cell, maxOffset),
    y: clamp(offset.y + by.y * cell, maxOffset),
  };
}

/** The camera offset after this time, independent of the frame rate. */
export function glide(offset: Offset, milliseconds: number): Offset {
  if (offset.x === 0 && offset.y === 0) return NO_OFFSET;
  const factor = Math.exp(-Math.max(0, milliseconds) / DECAY);
  const [x, y] = [offset.x * factor, offset.y * factor];
  return Math.hypot(x, y) < SNAP ? NO_OFFSET : { x, y };
}

/** Shift of the view in pixels that keeps a cell visible, given its distance from the centre. */
export function panFor(cells: number, side: number, cell: number): number {
  const inside = Math.max(0, Math.floor((side / cell - 1) / 2) - 1);
  const excess = Math.max(0, Math.abs(cells) - inside);
  return excess === 0 ? 0 : -Math.sign(cells) * excess * cell;
}

function clamp(value: number, maxOffset: number): number {
  return Math.max(-maxOffset, Math.min(maxOffset, value));
}
