import { assertDefined } from '#core';
import type { Direction, Point } from '#web/canvas/geometry.ts';

/** Unit vector of each direction. */
export const DIRECTION_VECTORS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Nearest block in a direction. */
export function blockBeside(
  middles: readonly Point[],
  from: number,
  direction: Direction,
): number | undefined {
  const start = assertDefined(middles[from]);
  const { x, y } = DIRECTION_VECTORS[direction];
  let found: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [block, middle] of middles.entries()) {
    const [dx, dy] = [middle.x - start.x, middle.y - start.y];
    const along = dx * x + dy * y;
    const lateral = Math.abs(dx * y) + Math.abs(dy * x);
    if (block === from || along < 0.25 || lateral > along * 2) continue;
    const rank = along + lateral * 2;
    if (rank < nearest) [found, nearest] = [block, rank];
  }
  return found;
}
