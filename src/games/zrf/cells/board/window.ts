import type { Area, Grid } from '#screen/cells/grid.ts';
import { copyPart, windowStart } from './draw-board.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Draws a board centred in an area, or the part around `focus` that fits. */
export function drawPart(grid: Grid, area: Area, source: Grid, focus: Corner | undefined): void {
  const room = {
    width: Math.min(source.width, area.width),
    height: Math.min(source.height, area.height),
  };
  const from = {
    x: windowStart(source.width, room.width, focus?.x ?? 0),
    y: windowStart(source.height, room.height, focus?.y ?? 0),
  };
  const left = Math.max(0, (area.width - room.width) >> 1);
  const top = Math.max(0, (area.height - room.height) >> 1);
  const to = { x: area.x + left, y: area.y + top, ...room };
  copyPart(source, from, grid, to);
  drawEdges(grid, to, from, source);
}

/** Draws arrows at edges where the board extends beyond the visible part. */
function drawEdges(grid: Grid, shown: Area, from: Corner, source: Grid): void {
  const ink = { ink: 'accent', bold: true } as const;
  const right = shown.x + shown.width;
  if (from.x > 0) grid.put(shown.x - 1, shown.y + (shown.height >> 1), '←', ink);
  if (from.x + shown.width < source.width) grid.put(right, shown.y + (shown.height >> 1), '→', ink);
  if (from.y > 0) grid.put(right, shown.y, '↑', ink);
  if (from.y + shown.height < source.height) grid.put(right, shown.y + shown.height - 1, '↓', ink);
}
