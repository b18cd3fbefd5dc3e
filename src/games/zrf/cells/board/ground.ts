import type { Grid } from '#screen/cells/grid.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import type { BoardLayout } from './layout.ts';
import { drawLines } from './lines.ts';
import { tileArea } from './spot.ts';
import type { DrawnPosition } from './spot.ts';

/** Sign in the middle of an empty square. */
const DOT = '·';

/** Ink of lines and dots. */
function lineInk({ style, backdrop, papers }: BoardLayout): InkColour {
  if (style.tone === 'deep') return backdrop === undefined ? 'faint' : 'frame';
  return backdrop === undefined && papers.every((paper) => paper === undefined) ? 'faint' : 'line';
}

/** Covers a dark square with dots, which only screens without colours show. */
function drawGrain(grid: Grid, { tile }: BoardLayout, spot: DrawnPosition): void {
  const { x, y, width, height } = tileArea(spot, tile);
  for (let row = 0; row < height; row += 1) {
    for (let column = 1; column < width - 1; column += 2)
      grid.put(x + column, y + row, DOT, { ink: 'grain' });
  }
}

function drawSquare(grid: Grid, layout: BoardLayout, spot: DrawnPosition): void {
  const paper = layout.papers[spot.position];
  const isDark = layout.isDark[spot.position];
  if (paper !== undefined) grid.fill(tileArea(spot, layout.tile), ' ', { on: paper });
  if (isDark === true && layout.scale > 1) drawGrain(grid, layout, spot);
}

function drawDot(grid: Grid, layout: BoardLayout, spot: DrawnPosition): void {
  const ink = lineInk(layout);
  const joint = layout.joints[spot.position];
  const isDark = layout.isDark[spot.position];
  if (joint !== undefined) grid.put(spot.x, spot.y, joint, { ink });
  else if (isDark === undefined) grid.put(spot.x, spot.y, DOT, { ink });
  else if (isDark && layout.scale === 1) grid.put(spot.x, spot.y, DOT, { ink: 'grain' });
}

/** Draws everything under the pieces of a board: squares, lines, labels. */
export function drawGround(
  grid: Grid,
  layout: BoardLayout,
  isEmpty: (position: number) => boolean,
): void {
  const { backdrop, lines, labels, spots } = layout;
  if (backdrop !== undefined) grid.fill(backdrop.area, ' ', { on: backdrop.paper });
  drawLines(grid, lines, { ink: lineInk(layout) });
  for (const { text, x, y } of labels) {
    const isOnBoard = grid.cell(x, y).on === backdrop?.paper;
    grid.put(x, y, text, { ink: isOnBoard ? lineInk(layout) : 'soft' });
  }
  for (const spot of spots) {
    if (spot === undefined) continue;
    drawSquare(grid, layout, spot);
    if (isEmpty(spot.position)) drawDot(grid, layout, spot);
  }
}
