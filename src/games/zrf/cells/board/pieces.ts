import { EMPTY } from '../../rules/index.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { artOf } from './art.ts';
import type { Code } from './codes.ts';
import type { BoardLayout } from './layout.ts';
import type { Mark } from './marks.ts';
import { tileArea } from './spot.ts';
import type { DrawnPosition } from './spot.ts';

/** Rows and columns of a piece in its tile, and the rows of its picture. */
interface Figure {
  readonly rows: readonly string[];
  readonly width: number;
}

function figureOf({ tile, isAscii }: BoardLayout, { text }: Code): Figure {
  const rows = (isAscii ? undefined : artOf(text, tile)) ?? [text];
  return { rows, width: widthOf(rows[0] ?? '') };
}

/** Area of the picture of a piece. */
function figureArea(spot: DrawnPosition, { rows, width }: Figure): Area {
  return tileArea(spot, { width, height: rows.length });
}

/** Draws a tile of wood: narrow at the end to which its player looks, if there is room. */
function drawTile(grid: Grid, layout: BoardLayout, spot: DrawnPosition, code: Code): void {
  const { tile: on } = code;
  if (on === undefined) return;
  const { tile, isLined, isAscii } = layout;
  const width = isLined ? Math.min(tile.width, widthOf(code.text) + 2) : tile.width - 2;
  const narrow = Math.max(widthOf(code.text), tile.width > 4 ? width : widthOf(code.text));
  const area = tileArea(spot, { width: narrow, height: tile.height });
  if (isAscii || tile.height < 3) {
    const height = tile.height < 3 ? 1 : tile.height;
    grid.fill({ ...tileArea(spot, { width: narrow, height }) }, ' ', { on });
    return;
  }
  grid.fill({ ...area, y: area.y + 1, height: area.height - 2 }, ' ', { on });
  const isFar = on === 'far-tile';
  const edge = (isNarrow: boolean, glyph: string, y: number) => {
    const inset = isNarrow && narrow > 3 ? 1 : 0;
    grid.put(area.x + inset, y, glyph.repeat(narrow - 2 * inset), { ink: on });
  };
  edge(isLined || !isFar, '▄', area.y);
  edge(isLined || isFar, '▀', area.y + area.height - 1);
}

/** Draws the piece on a position. */
export function drawPiece(
  grid: Grid,
  layout: BoardLayout,
  spot: DrawnPosition,
  cell: number,
  mark: Mark | undefined,
): void {
  const code = layout.codes[cell];
  if (cell === EMPTY || code === undefined) return;
  if (code.fills === true) {
    grid.fill(tileArea(spot, layout.tile), code.text, { ink: code.ink });
    if (mark !== undefined) drawSigns(grid, layout, figureBox(layout, spot, code), mark);
    return;
  }
  drawTile(grid, layout, spot, code);
  const figure = figureOf(layout, code);
  const { x, y } = figureArea(spot, figure);
  const isPicture = figure.rows.length > 1;
  // Grain beside a sign would look like part of it.
  if (!isPicture && layout.scale > 1 && layout.isDark[spot.position] === true)
    grid.fill({ ...tileArea(spot, layout.tile), y, height: 1 }, ' ');
  // White and black are legible on boards only, not on the screen around them.
  const isBare = layout.style.tone === 'medium' && grid.cell(spot.x, spot.y).on === 'ground';
  const ink: Ink = { ink: isBare ? 'text' : code.ink, bold: true };
  for (const [row, text] of figure.rows.entries()) grid.put(x, y + row, text, ink);
  if (mark !== undefined) drawSigns(grid, layout, figureBox(layout, spot, code), mark);
  drawSquareLabel(grid, layout, spot);
}

/** Draws the label of a square: beside a picture at the top, below a sign at the bottom. */
export function drawSquareLabel(grid: Grid, layout: BoardLayout, spot: DrawnPosition): void {
  const label = layout.squareLabels[spot.position] ?? '';
  if (label === '' || layout.scale === 1) return;
  const { x, y, width, height } = tileArea(spot, layout.tile);
  if (height > 2) grid.put(x, y, label, { ink: 'tile' });
  else {
    grid.fill({ x: x + 1, y: y + 1, width: width - 2, height: 1 }, ' ');
    grid.put(x + 1, y + 1, label, { ink: 'tile' });
  }
}

/** Area enclosed by the signs of a mark: the square, or the piece on a point and its neighbours. */
function figureBox(layout: BoardLayout, spot: DrawnPosition, code: Code | undefined): Area {
  const { tile, scale, isLined } = layout;
  const isSquare = scale > 1 && layout.papers[spot.position] !== undefined;
  if (isSquare) return tileArea(spot, tile);
  const figure = code === undefined ? { rows: [' '], width: 1 } : figureOf(layout, code);
  const isTall = isLined && code?.tile !== undefined && scale > 2;
  const height = isTall ? tile.height : figure.rows.length;
  const { x, width } = figureArea(spot, figure);
  return { x: x - 1, y: spot.y - ((height - 1) >> 1), width: width + 2, height };
}

/** Colours a marked position and draws the signs of the mark around it. */
export function drawMark(
  grid: Grid,
  layout: BoardLayout,
  spot: DrawnPosition,
  cell: number,
  mark: Mark,
): void {
  const code = cell === EMPTY ? undefined : layout.codes[cell];
  const box = figureBox(layout, spot, code);
  const on = layout.style.tone === 'deep' ? mark.on : mark.square;
  const isOnBoard = layout.backdrop !== undefined || layout.papers[spot.position] !== undefined;
  const paper = isOnBoard ? on : mark.on;
  if (layout.scale === 1 || layout.papers[spot.position] === undefined) grid.tint(box, paper);
  else grid.fill(box, ' ', { on: paper });
  if (code !== undefined) return;
  if (layout.scale > 1 && mark.dot !== undefined)
    grid.put(spot.x, spot.y, mark.dot, inkOf(layout, mark));
  drawSigns(grid, layout, box, mark);
  drawSquareLabel(grid, layout, spot);
}

/** Draws brackets on both sides of a box; in large boxes, corners. */
function drawSigns(grid: Grid, layout: BoardLayout, box: Area, mark: Mark): void {
  const { x, y, height } = box;
  const right = x + box.width - 1;
  const ink = inkOf(layout, mark);
  const { corners } = mark;
  const middle = y + ((height - 1) >> 1);
  for (let row = 0; row < height; row += 1) {
    const isCornered = height > 1 && corners !== undefined;
    if (!isCornered && y + row !== middle) continue;
    const [before, after] =
      !isCornered || layout.isAscii ? [mark.before, mark.after] : cornersAt(corners, row, height);
    grid.put(x, y + row, before, ink);
    grid.put(right, y + row, after, ink);
  }
}

/** Signs at the left and at the right of a row: corners at the ends, sides between. */
function cornersAt(corners: string, row: number, height: number): readonly [string, string] {
  const at = row === 0 ? 0 : row === height - 1 ? 4 : 2;
  return [corners.charAt(at), corners.charAt(at + 1)];
}

function inkOf({ style, backdrop, papers }: BoardLayout, mark: Mark): Ink {
  const isColoured = backdrop !== undefined || papers.some((paper) => paper !== undefined);
  return style.tone === 'medium' && isColoured ? { ink: 'mark', bold: true } : mark.ink;
}
