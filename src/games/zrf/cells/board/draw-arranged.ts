import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import type { Arrangement } from './arrange.ts';
import { drawWhole } from './draw-board.ts';
import type { ZrfContent } from './content.ts';
import type { BoardLayout } from './layout.ts';
import type { Desk } from './press.ts';
import { partOf } from './press.ts';
import { drawSide } from './side.ts';
import { tileArea } from './spot.ts';
import { drawPart } from './window.ts';
import type { ShownPart } from './window.ts';

interface Canvas {
  readonly grid: Grid;
  readonly area: Area;
}

/** Draws the board, or the part around the cursor that fits, and the panel beside or below it. */
export function drawArranged(
  { grid, area }: Canvas,
  { panel, board, size }: Arrangement,
  desk: Desk,
  content: ZrfContent,
): void {
  const { glossary, layout, columns } = desk;
  const fullGrid = drawWhole(glossary.game, layout, content, columns);
  const width = panel?.at === 'beside' ? board.width : area.width;
  const room = { ...area, width, height: panel?.at === 'below' ? board.height : area.height };
  // The board and its panel are centred together.
  const left = area.x + ((area.width - Math.min(area.width, size.width)) >> 1);
  const shown = drawPart(grid, { ...room, x: left }, fullGrid, layout.spots[focusOf(content)]);
  if (content.hand !== undefined) addParts(grid, layout, shown);
  if (panel === undefined) return;
  const { width: across, height } = panel.size;
  const x = panel.at === 'beside' ? left + size.width - across : left;
  const side =
    panel.at === 'beside'
      ? { x, y: area.y, width: across, height: Math.min(area.height, height) }
      : { ...rowsOf(area, area.height - height), x, width: across };
  drawSide(grid, side, desk, content);
}

/** Makes the visible squares parts of the screen that answer clicks. */
function addParts(grid: Grid, layout: BoardLayout, { from, to }: ShownPart): void {
  for (const spot of layout.spots) {
    if (spot === undefined) continue;
    const { x, y, width, height } = tileArea(spot, layout.tile);
    const [left, top] = [Math.max(x, from.x), Math.max(y, from.y)];
    const right = Math.min(x + width, from.x + to.width);
    const bottom = Math.min(y + height, from.y + to.height);
    if (left >= right || top >= bottom) continue;
    const place = { x: to.x + left - from.x, y: to.y + top - from.y };
    const area = { ...place, width: right - left, height: bottom - top };
    grid.addHit(area, { kind: 'part', part: partOf(spot.position) });
  }
}

/** Position to keep in view: the cursor, or the end of the last step. */
function focusOf({ hand, last, state }: ZrfContent): number {
  if (hand !== undefined) return hand.cursor;
  return last === undefined ? -1 : Math.max(state.lastTo, state.lastFrom);
}
