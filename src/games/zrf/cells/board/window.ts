import type { Area, Grid } from '#screen/cells/grid.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Start of a window of `room` cells that centres `middle` within `length`. */
function windowStart(length: number, room: number, middle: number): number {
  return Math.max(0, Math.min(length - room, middle - (room >> 1)));
}

/** Copies part of a board to the screen. */
function copyPart(
  board: Grid,
  from: { readonly x: number; readonly y: number },
  grid: Grid,
  to: Area,
): void {
  for (let y = 0; y < Math.min(to.height, board.height - from.y); y++) {
    for (let x = 0; x < Math.min(to.width, board.width - from.x); x++) {
      const { glyph, ink, on, bits } = board.cell(from.x + x, from.y + y);
      if (glyph === '') continue;
      const styles = { bold: (bits & 1) !== 0, reverse: (bits & 8) !== 0 };
      grid.put(to.x + x, to.y + y, glyph, { ink, on, ...styles });
    }
  }
}

/** Part of a board on the screen: its first column and row, and the cells it takes there. */
export interface ShownPart {
  readonly from: Corner;
  readonly to: Area;
}

/**
 * Draws a board centred in an area, or the part around `focus` that fits. Returns the part drawn.
 */
export function drawPart(
  grid: Grid,
  area: Area,
  source: Grid,
  focus: Corner | undefined,
): ShownPart {
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
  const isWhole = room.width === source.width && room.height === source.height;
  if (isWhole) grid.paste(source, to.x, to.y);
  else copyPart(source, from, grid, to);
  drawEdges(grid, to, from, source);
  return { from, to };
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
