import { largest, smallest } from '#core';
import type { Board, Rectangle } from '../../rules/index.ts';
import type { Box, Direction, Point } from '#web/canvas/geometry.ts';
import type { Size } from '#web/canvas/frame.ts';
import type { FileNumbers } from '../../notation/index.ts';
import { visiblePositions } from '../../voice/visible-positions.ts';
import { hexOf } from './hexes.ts';
import { labelsInside, labelsOf, labelsOfSquares, namedGrids } from './labels.ts';
import type { Cell, Coordinates, Label } from './labels.ts';

/** Layout of a board, in CSS pixels of the canvas. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** CSS pixels per pixel of the rules file. */
  readonly scale: number;
  readonly flipped: boolean;
  /** Area of the board's picture, or the bounding box of all positions. */
  readonly surface: Box;
  /** By position; undefined if not drawn. */
  readonly cells: readonly (Cell | undefined)[];
  /** Shorter side of a usual cell. */
  readonly cellSize: number;
  /** Corners of each cell relative to its middle, if cells are hexes. */
  readonly hex?: readonly Point[] | undefined;
  readonly labels: readonly Label[];
  /** Numbers of squares; `at` is their right end. */
  readonly numbers: readonly Label[];
  readonly labelSize: number;
}

export interface LayoutOptions extends Size {
  readonly board: Board;
  /** Size of the board's picture in pixels of the rules file. */
  readonly picture?: Size | undefined;
  readonly flipped: boolean;
  readonly coordinates: Coordinates;
  /** Numbers of squares by position, '' for none. */
  readonly numbers?: readonly string[];
  /** Numbers of files by position, for games that count them by player. */
  readonly files?: readonly FileNumbers[];
}

const PAD = 6;

/** Converts a rectangle of the file to a box. */
function boxOf({ left, top, right, bottom }: Rectangle): Box {
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function unite(boxes: readonly Box[]): Box {
  const left = smallest(boxes.map((box) => box.left));
  const top = smallest(boxes.map((box) => box.top));
  const right = largest(boxes.map((box) => box.left + box.width));
  const bottom = largest(boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** Visible area, in pixels of the file. */
interface Extent {
  /** By position; undefined if not drawn. */
  readonly raw: readonly (Box | undefined)[];
  readonly all: Box;
  readonly surface: Box;
  readonly side: number;
}

function extentOf({ board, picture }: Pick<LayoutOptions, 'board' | 'picture'>): Extent {
  const isSeen = visiblePositions(board, picture);
  const raw = board.positions.map(({ rectangle }, at) =>
    isSeen[at] === true ? boxOf(rectangle) : undefined,
  );
  const seen = raw.filter((box) => box !== undefined);
  const side = median(seen.map(({ width, height }) => Math.min(width, height)));
  const cells = unite(seen.length === 0 ? [boxOf(DEFAULT_RECTANGLE)] : seen);
  if (picture === undefined) return { raw, all: cells, surface: cells, side };
  const { width, height } = picture;
  const surface = { left: 0, top: 0, width, height };
  return { raw, all: unite([surface, cells]), surface, side };
}

const DEFAULT_RECTANGLE: Rectangle = { left: 0, top: 0, right: 99, bottom: 99 };

/** Height of a board divided by its width. */
export function ratioOf(seen: Pick<LayoutOptions, 'board' | 'picture'>): number {
  const { all } = extentOf(seen);
  return all.height / all.width;
}

/** Fits a board into a canvas. */
export function layoutBoard(options: LayoutOptions): BoardLayout {
  const { board, width, height, flipped, coordinates } = options;
  const { raw, all, surface: bareSurface, side } = extentOf(options);
  const labelSize = Math.max(11, Math.min(20, Math.min(width, height) * 0.022));
  const isBeside = coordinates === 'near' || coordinates === 'outside';
  const hasLabels = isBeside && namedGrids(board).length > 0;
  const edge = hasLabels ? labelSize * 1.9 : PAD;
  const top = options.files === undefined ? PAD : edge;
  const room = { width: width - edge - PAD, height: height - edge - top };
  const fit = Math.min(room.width / all.width, room.height / all.height);
  const scale = Math.max(0.05, fit);
  const start = {
    x: edge + (room.width - all.width * scale) / 2,
    y: top + (room.height - all.height * scale) / 2,
  };
  const place = (box: Box): Box => {
    const [left, top] = flipped
      ? [all.left + all.width - box.left - box.width, all.top + all.height - box.top - box.height]
      : [box.left - all.left, box.top - all.top];
    return {
      left: start.x + left * scale,
      top: start.y + top * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
  };
  const cells = raw.map((one, position): Cell | undefined => {
    if (one === undefined) return undefined;
    const box = place(one);
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return { position, box, centre };
  });
  const surface = place(bareSurface);
  const hasPicture = options.picture !== undefined;
  const centres = cells.flatMap((cell) => (cell === undefined ? [] : [cell.centre]));
  const { files } = options;
  const placed = { surface, cells, labelSize, cellSize: side * scale, hasPicture, flipped, files };
  return {
    width,
    height,
    scale,
    flipped,
    surface,
    cells,
    cellSize: side * scale,
    hex: hexOf(centres, side * scale),
    labels: labelsIn(board, placed, coordinates),
    numbers: labelsOfSquares(options.numbers ?? [], placed),
    labelSize,
  };
}

function labelsIn(
  board: Board,
  placed: Parameters<typeof labelsOf>[1],
  coordinates: Coordinates,
): Label[] {
  if (coordinates === 'off') return [];
  if (coordinates === 'inside') return labelsInside(board, placed);
  return labelsOf(board, placed, coordinates);
}

/** Distance from a cell within which a click still hits it, in CSS pixels. */
const SLACK = 8;

function away(box: Box, { x, y }: Point): number {
  const dx = Math.max(box.left - x, 0, x - box.left - box.width);
  const dy = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(dx, dy);
}

/** Position whose cell covers a point or is close to it. */
export function positionAt({ cells }: BoardLayout, point: Point): number | undefined {
  let found: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    if (cell === undefined) continue;
    const distance = away(cell.box, point);
    if (distance > SLACK) continue;
    const centred = Math.hypot(cell.centre.x - point.x, cell.centre.y - point.y);
    const rank = distance * 1000 + centred;
    if (rank < nearest) [found, nearest] = [cell.position, rank];
  }
  return found;
}

const DIRECTION_VECTORS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Position that an arrow key reaches; the same position at the edge. */
export function neighbourOf(layout: BoardLayout, from: number, direction: Direction): number {
  const start = layout.cells[from]?.centre;
  if (start === undefined) return from;
  const { x, y } = DIRECTION_VECTORS[direction];
  let found = from;
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of layout.cells) {
    if (cell === undefined || cell.position === from) continue;
    const [dx, dy] = [cell.centre.x - start.x, cell.centre.y - start.y];
    const along = dx * x + dy * y;
    const lateral = Math.abs(dx * y) + Math.abs(dy * x);
    if (along < 1 || lateral > along * 1.8) continue;
    const rank = along + lateral * 2.2;
    if (rank < nearest) [found, nearest] = [cell.position, rank];
  }
  return found;
}

/** Cells in rows, from top to bottom and left to right. */
export function rowsOf(cells: readonly (Cell | undefined)[], cellSize: number): Cell[][] {
  const seen = cells.filter((cell) => cell !== undefined);
  const sorted = seen.sort((a, b) => a.centre.y - b.centre.y || a.centre.x - b.centre.x);
  const rows: Cell[][] = [];
  for (const cell of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row === undefined || first === undefined || cell.centre.y - first.centre.y > cellSize / 3)
      rows.push([cell]);
    else row.push(cell);
  }
  return rows.map((row) => row.sort((a, b) => a.centre.x - b.centre.x));
}
