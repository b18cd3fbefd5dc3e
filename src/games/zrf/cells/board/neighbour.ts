import type { BoardLayout } from './layout.ts';

export type Arrow = 'left' | 'right' | 'up' | 'down';

const ARROW_VECTORS: Readonly<Record<Arrow, { readonly x: number; readonly y: number }>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Approximate height of a row relative to the width of a column. */
const ROW = 2;

/** Position that an arrow key reaches; the same position at the edge. */
export function neighbourOf({ spots, spotWidth }: BoardLayout, from: number, arrow: Arrow): number {
  const start = spots[from];
  if (start === undefined) return from;
  const { x, y } = ARROW_VECTORS[arrow];
  const high = Math.max(ROW, spotWidth - 1);
  let found = from;
  let nearest = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot === undefined || spot.position === from) continue;
    const [dx, dy] = [spot.x - start.x, (spot.y - start.y) * high];
    const along = dx * x + dy * y;
    const lateral = Math.abs(dx * y) + Math.abs(dy * x);
    if (along < 1 || lateral > along * 2) continue;
    const rank = along + lateral * 2;
    if (rank < nearest) [found, nearest] = [spot.position, rank];
  }
  return found;
}
