import { assertDefined, largest, smallest } from '#core';
import type { Board, Grid, Rectangle, Rules } from '../../rules/index.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { darkCells, isOfPoints, surfaceOf } from '../../voice/surface.ts';
import { codesOf } from './codes.ts';
import { boardLines, jointsOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { DrawnPosition } from './spot.ts';
import type { Code } from './codes.ts';
import { visiblePositions } from '../../voice/visible-positions.ts';
import { seatsOf } from '../../voice/seats.ts';

/** Label of a row or column, starting at its first cell. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The full board in cells; the screen may show only part of it. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** Width of a position in cells: its piece plus a mark on each side. */
  readonly spotWidth: number;
  /** By position; undefined if not drawn. */
  readonly spots: readonly (DrawnPosition | undefined)[];
  readonly labels: readonly Label[];
  /** Lines between points, and the joint glyph of each empty point; empty on boards of squares. */
  readonly lines: readonly Line[];
  readonly joints: readonly (string | undefined)[];
  /** Shade of each position's square; empty if all squares have the same shade. */
  readonly shades: readonly ('light' | 'dark')[];
  readonly codes: readonly Code[];
}

interface Centre {
  readonly position: number;
  readonly x: number;
  readonly y: number;
}

function centreOf({ left, top, right, bottom }: Rectangle): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function centresOf(board: Board): Centre[] {
  const isSeen = visiblePositions(board);
  return board.positions.flatMap(({ rectangle }, position) =>
    isSeen[position] === true ? [{ position, ...centreOf(rectangle) }] : [],
  );
}

function sizeOf(board: Board): { width: number; height: number } {
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 1;
  const isSeen = visiblePositions(board);
  const drawn = board.positions.filter((_, at) => isSeen[at]).map(({ rectangle }) => rectangle);
  return {
    width: Math.max(1, middle(drawn.map(({ left, right }) => right - left + 1))),
    height: Math.max(1, middle(drawn.map(({ top, bottom }) => bottom - top + 1))),
  };
}

/** Groups nearby numbers into lines; `at` maps each number to its line. */
function linesOf(
  numbers: readonly number[],
  tolerance: number,
): { starts: number[]; at: Map<number, number> } {
  const starts: number[] = [];
  const at = new Map<number, number>();
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = starts.at(-1);
    if (last === undefined || number - last > tolerance) starts.push(number);
    at.set(number, starts.length - 1);
  }
  return { starts, at };
}

/** Screen rows by rank; a gap between parts of the board becomes a blank row. */
function rowsOf(centres: readonly Centre[], height: number): Map<number, number> {
  const { starts, at } = linesOf(
    centres.map(({ y }) => y),
    height * 0.3,
  );
  const rows: number[] = [];
  for (const [index, start] of starts.entries()) {
    const before = starts[index - 1];
    const gap = before === undefined ? 0 : start - before > height * 1.7 ? 2 : 1;
    rows.push((rows.at(-1) ?? 0) + gap);
  }
  return new Map([...at].map(([y, rank]) => [y, assertDefined(rows[rank])]));
}

const MAX_WIDTH = 60;
/** Maximum width of a widened board, leaving room for row labels and player names. */
const MAX_WIDENED = 56;

/** Smallest distance between two neighbours in a row, in pixels. */
function closest(rows: readonly (readonly Centre[])[], width: number): number {
  const gaps = rows.flatMap((row) =>
    row.slice(1).map((one, index) => one.x - assertDefined(row[index]).x),
  );
  return smallest(
    gaps.filter((gap) => gap > 0),
    width * 2,
  );
}

/**
 * Columns in proportion to pixels, or packed as closely as marks allow if that would be too wide.
 */
function columnsOf(
  centres: readonly Centre[],
  rows: Map<number, number>,
  sizes: { width: number; spot: number; min: number },
): Map<number, number> {
  const byRow = new Map<number, Centre[]>();
  for (const one of [...centres].sort((a, b) => a.x - b.x)) {
    const row = assertDefined(rows.get(one.y));
    byRow.set(row, [...(byRow.get(row) ?? []), one]);
  }
  const lists = [...byRow.values()];
  const min = smallest(centres.map(({ x }) => x));
  const offsets = centres.map(({ x }) => x - min);
  const width = largest(offsets, 0);
  const nearest = closest(lists, sizes.width);
  const fits = (spot: number) =>
    (width * spot) / nearest <= (spot > sizes.spot ? MAX_WIDENED : MAX_WIDTH);
  // Rows shifted by half a cell need an even number of columns per cell.
  const evenSpot = [sizes.spot, sizes.spot + 1, sizes.spot - 1].find(
    (spot) => spot >= sizes.min && fits(spot) && areWhole(offsets, spot / nearest),
  );
  const spot = evenSpot ?? sizes.spot;
  if (!fits(spot)) return packed(lists, spot);
  return new Map(centres.map(({ x }) => [x, Math.round(((x - min) * spot) / nearest)]));
}

/** True if the scaled numbers are whole, within a small tolerance. */
function areWhole(numbers: readonly number[], scale: number): boolean {
  return numbers.every((number) => Math.abs(number * scale - Math.round(number * scale)) < 0.2);
}

function packed(rows: readonly (readonly Centre[])[], spot: number): Map<number, number> {
  const xs = [...new Set(rows.flatMap((row) => row.map(({ x }) => x)))].sort((a, b) => a - b);
  const columns = new Map<number, number>();
  let last = -1;
  for (const x of xs) {
    let column = last + 1;
    for (const row of rows) {
      const index = row.findIndex((one) => one.x === x);
      const left = row[index - 1];
      if (left !== undefined) column = Math.max(column, assertDefined(columns.get(left.x)) + spot);
    }
    columns.set(x, column);
    last = column;
  }
  return columns;
}

/** A cell of one flat layer of a grid, by column and row. */
interface GridCell {
  readonly spot: DrawnPosition;
  readonly column: number;
  readonly row: number;
}

/** The dimensions that run across and down; any others separate layers. */
function planeOf({ shifts }: Grid): { across: number; down: number } {
  const nearest = (dimensions: readonly number[], length: (dimension: number) => number) =>
    [...dimensions].sort((a, b) => length(a) - length(b))[0];
  const all = [...shifts.keys()];
  const flat = all.filter((dimension) => shifts[dimension]?.dy === 0);
  const across = nearest(flat, (dimension) => Math.abs(shifts[dimension]?.dx ?? 0)) ?? 0;
  const others = all.filter((dimension) => dimension !== across && shifts[dimension]?.dy !== 0);
  const down = nearest(others, (dimension) => Math.abs(shifts[dimension]?.dy ?? 0));
  return { across, down: down ?? -1 };
}

/** Cells of a grid, grouped by layer. */
function layersOf(
  grid: Grid,
  spots: readonly (DrawnPosition | undefined)[],
  { across, down }: { across: number; down: number },
): GridCell[][] {
  const sizes = grid.labels.map((names) => names.length);
  const layers = new Map<string, GridCell[]>();
  for (const [order, position] of grid.positions.entries()) {
    const spot = position < 0 ? undefined : spots[position];
    if (spot === undefined) continue;
    let rest = order;
    const at = sizes.map((size) => {
      const index = rest % size;
      rest = Math.floor(rest / size);
      return index;
    });
    const key = at.filter((_, dimension) => dimension !== across && dimension !== down).join();
    const cell = { spot, column: at[across] ?? 0, row: at[down] ?? 0 };
    layers.set(key, [...(layers.get(key) ?? []), cell]);
  }
  return [...layers.values()];
}

const MAX_LABEL = 3;

/** Column labels below the board and row labels to its left; none if the names are too long. */
function labelsOf(
  grid: Grid,
  spots: readonly (DrawnPosition | undefined)[],
  spot: number,
): Label[] {
  const plane = planeOf(grid);
  const [columns, rows] = [grid.labels[plane.across] ?? [], grid.labels[plane.down] ?? []];
  const isShort = (name: string) => widthOf(name.trim()) <= MAX_LABEL;
  if (![...columns, ...rows].every(isShort)) return [];
  return layersOf(grid, spots, plane).flatMap((layer) => [
    ...columns.flatMap((name, index): Label[] => {
      const cells = layer.filter(({ column }) => column === index).map((cell) => cell.spot);
      const low = cells.sort((a, b) => b.y - a.y)[0];
      const text = name.trim();
      return low === undefined
        ? []
        : [{ text, x: low.x - ((widthOf(text) - 1) >> 1), y: low.y + 1 }];
    }),
    ...rows.flatMap((name, index): Label[] => {
      const cells = layer.filter(({ row }) => row === index).map((cell) => cell.spot);
      const first = cells.sort((a, b) => a.x - b.x)[0];
      const text = name.trim();
      if (first === undefined) return [];
      return [{ text, x: first.x - ((spot - 1) >> 1) - widthOf(text), y: first.y }];
    }),
  ]);
}

/**
 * Maximum number of rows shown without scrolling; a board of half as many is drawn at double size.
 */
const ROWS_SHOWN = 15;

/** Screen positions, without the margin for labels. */
function spotsOf(
  rules: Rules,
  spotWidth: number,
  isChequered: boolean,
): (DrawnPosition | undefined)[] {
  const { board } = rules;
  const centres = centresOf(board);
  const { width, height } = sizeOf(board);
  const rows = rowsOf(centres, height);
  const isLarge = !isChequered && 2 * largest(rows.values(), 0) + 2 <= ROWS_SHOWN;
  // Slanting lines need an even number of cells between columns.
  const isLined = isOfPoints(rules);
  const spot = spotWidth + (isLarge ? (isLined ? 1 : 2) : board.grids.length === 0 ? 1 : 0);
  const columns = columnsOf(centres, rows, { width, spot, min: spotWidth - 1 });
  const spots = board.positions.map((): DrawnPosition | undefined => undefined);
  for (const { position, x, y } of centres) {
    const row = assertDefined(rows.get(y));
    spots[position] = { position, x: assertDefined(columns.get(x)), y: isLarge ? 2 * row : row };
  }
  return spots;
}

/** The board as seen from the opposite side. */
function rotated(spots: readonly (DrawnPosition | undefined)[]): (DrawnPosition | undefined)[] {
  const visibleSpots = spots.filter((spot) => spot !== undefined);
  const right = largest(
    visibleSpots.map(({ x }) => x),
    0,
  );
  const bottom = largest(
    visibleSpots.map(({ y }) => y),
    0,
  );
  return spots.map((spot) => spot && { ...spot, x: right - spot.x, y: bottom - spot.y });
}

/** True if a seat sees the board from the opposite side, by the symmetry of its player. */
export function isTurned(rules: Rules, seat: number): boolean {
  const players = seatsOf(rules);
  const turned = rules.board.symmetry[players[seat] ?? -1] ?? [];
  const isUsual = turned.every((direction, index) => direction === index);
  return seat > 0 && players.length === 2 && !isUsual && rules.options.preventFlipping === 'off';
}

/** Lays out a board of any shape; `isTurnedRound` shows it from the opposite side. */
export function layoutOf(rules: Rules, isTurnedRound = false): BoardLayout {
  const { board } = rules;
  const codes = codesOf(rules);
  const spotWidth =
    largest(
      codes.map(({ text }) => widthOf(text)),
      1,
    ) + 2;
  const [half, right] = [(spotWidth - 1) >> 1, spotWidth >> 1];
  const isChequered = surfaceOf(rules) === 'chequered' && !isOfPoints(rules);
  const upright = spotsOf(rules, spotWidth, isChequered);
  const unlabelled = isTurnedRound ? rotated(upright) : upright;
  const bareLabels = board.grids.flatMap((grid) => labelsOf(grid, unlabelled, spotWidth));
  const left = smallest(
    bareLabels.map(({ x }) => x),
    -half,
  );
  const spots = unlabelled.map((spot) => spot && { ...spot, x: spot.x - left });
  const labels = bareLabels
    .map((label) => ({ ...label, x: label.x - left }))
    .filter((label) => !isCovered(label, spots, { half, right }));
  const all = [...spots.flatMap((spot) => (spot === undefined ? [] : [spot])), ...labels];
  const lines = boardLines(rules, spots);
  return {
    width: largest(
      all.map(({ x }) => x + right + 1),
      1,
    ),
    height: largest(
      all.map(({ y }) => y + 1),
      1,
    ),
    spotWidth,
    spots,
    labels,
    lines,
    joints: jointsOf(lines, spots),
    shades: isChequered ? darkCells(board).map((isDark) => (isDark ? 'dark' : 'light')) : [],
    codes,
  };
}

/** True if a label would overlap a position, as with closely spaced layers. */
function isCovered(
  { x, y }: Label,
  spots: readonly (DrawnPosition | undefined)[],
  { half, right }: { half: number; right: number },
): boolean {
  return spots.some((spot) => spot?.y === y && x >= spot.x - half && x <= spot.x + right);
}

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
