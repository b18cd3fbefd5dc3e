import { assertDefined, largest, smallest } from '#core';
import type { Board, Rectangle, Rules } from '../../rules/index.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Size } from '#screen/cells/grid.ts';
import type { PaperColour } from '#screen/cells/ink.ts';
import { filesOf, labelsOf as squareLabelsOf } from '../../notation/index.ts';
import { isOfPoints } from '../../voice/surface.ts';
import { codesOf } from './codes.ts';
import type { PieceWords } from './codes.ts';
import type { SignSet } from './codes.ts';
import { isCovered, labelsOf, labelsOfFiles } from './labels.ts';
import type { Label } from './labels.ts';
import { boardLines, jointsOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { DrawnPosition } from './spot.ts';
import { styleOf } from './style.ts';
import type { Style } from './style.ts';
import { backdropOf, isShaded, papersOf } from './papers.ts';
import type { Code } from './codes.ts';
import { visiblePositions } from '../../voice/visible-positions.ts';
import { seatsOf } from '../../voice/seats.ts';

/** Heights of a square in rows. */
export const SCALES = [1, 2, 3, 4] as const;
export type Scale = (typeof SCALES)[number];

/** The full board in cells; the screen may show only part of it. */
export interface BoardLayout {
  readonly scale: Scale;
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
  /** Cells of a square, or of the piece on a point, around its middle. */
  readonly tile: Size;
  /** True if pieces are placed on points joined by lines. */
  readonly isLined: boolean;
  /** Colour of each position's square; undefined on points. */
  readonly papers: readonly (PaperColour | undefined)[];
  /** Area coloured behind a board of points. */
  readonly backdrop: { readonly area: Area; readonly paper: PaperColour } | undefined;
  /** By position, true for the dark squares of a chequered board; empty on other boards. */
  readonly isDark: readonly boolean[];
  readonly codes: readonly Code[];
  /** Label in the corner of each position's square, such as its number; empty if there are none. */
  readonly squareLabels: readonly string[];
  readonly style: Style;
  /** True to draw only characters of ASCII. */
  readonly isAscii: boolean;
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

/** Maximum width of a board of the smallest squares. Larger ones are drawn where they fit. */
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
  sizes: { width: number; spot: number; min: number; isLimited: boolean },
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
    !sizes.isLimited || (width * spot) / nearest <= (spot > sizes.spot ? MAX_WIDENED : MAX_WIDTH);
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

/**
 * Maximum number of rows shown without scrolling; a board of half as many is drawn at double size.
 */
const ROWS_SHOWN = 15;

/** Measures that turn positions into cells. */
interface Measures {
  readonly scale: Scale;
  /** Width of the widest piece with a mark on each side. */
  readonly spotWidth: number;
  readonly isShaded: boolean;
}

/** Columns from one square to the next; lines that slant need an even number of them. */
function pitchOf(rules: Rules, { scale, spotWidth }: Measures): number {
  if (isOfPoints(rules)) return Math.max(2 * scale, spotWidth + (spotWidth % 2));
  // A piece has the middle of its square.
  const isEven = spotWidth % 2 === 0;
  return Math.max(spotWidth, isEven ? 2 * scale : 2 * scale + 1);
}

/** Screen positions, without the margin for labels, and the rows from one to the next. */
function spotsOf(
  rules: Rules,
  measures: Measures,
): { spots: (DrawnPosition | undefined)[]; pitch: Size } {
  const { board } = rules;
  const { scale, spotWidth } = measures;
  const centres = centresOf(board);
  const { width, height } = sizeOf(board);
  const rows = rowsOf(centres, height);
  const isSmall = scale === 1;
  const isLarge = isSmall && !measures.isShaded && 2 * largest(rows.values(), 0) + 2 <= ROWS_SHOWN;
  // Slanting lines need an even number of cells between columns.
  const widening = isLarge ? (isOfPoints(rules) ? 1 : 2) : board.grids.length === 0 ? 1 : 0;
  const spot = isSmall ? spotWidth + widening : pitchOf(rules, measures);
  const min = isSmall ? spotWidth - 1 : spot;
  const columns = columnsOf(centres, rows, { width, spot, min, isLimited: isSmall });
  const spots = board.positions.map((): DrawnPosition | undefined => undefined);
  const down = isLarge ? 2 : scale;
  for (const { position, x, y } of centres) {
    const row = assertDefined(rows.get(y));
    spots[position] = { position, x: assertDefined(columns.get(x)), y: down * row };
  }
  return { spots, pitch: { width: isSmall ? spot : nearestInRow(spots, spot), height: down } };
}

/** Columns between the nearest two positions of a row. */
function nearestInRow(spots: readonly (DrawnPosition | undefined)[], fallback: number): number {
  const rows = new Map<number, number[]>();
  for (const spot of spots) {
    if (spot !== undefined) rows.set(spot.y, [...(rows.get(spot.y) ?? []), spot.x]);
  }
  const gaps = [...rows.values()].flatMap((xs) => {
    const sorted = xs.sort((a, b) => a - b);
    return sorted.slice(1).map((x, index) => x - (sorted[index] ?? x));
  });
  return smallest(gaps, fallback);
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

export interface LayoutOptions {
  /** True to show the board from the opposite side. */
  readonly isTurned?: boolean;
  readonly scale?: Scale;
  readonly set?: SignSet;
  readonly style?: Style;
  readonly isAscii?: boolean;
  /** Words for the letters of pieces, by type; those of the file by default. */
  readonly words?: readonly PieceWords[] | undefined;
  /** By position; the numbers of a draughts board by default. */
  readonly squareLabels?: readonly string[];
}

/** Rows above and below a point that its piece can take. */
const POINT_RIM: Readonly<Record<Scale, number>> = { 1: 0, 2: 0, 3: 0, 4: 1 };

/** Cells of a square or of the piece on a point. */
function tileOf(rules: Rules, { scale, spotWidth }: Measures, pitch: Size): Size {
  if (scale === 1) return { width: spotWidth, height: 1 };
  if (isOfPoints(rules)) return { width: pitch.width - 1, height: 1 + 2 * POINT_RIM[scale] };
  return { width: pitch.width, height: scale };
}

function moved(
  spots: readonly (DrawnPosition | undefined)[],
  { x, y }: { x: number; y: number },
): (DrawnPosition | undefined)[] {
  return spots.map((spot) => spot && { ...spot, x: spot.x + x, y: spot.y + y });
}

/** Lays out a board of any shape. */
export function layoutOf(rules: Rules, options: LayoutOptions = {}): BoardLayout {
  const { isTurned: isRound = false, scale = 1, set = 'letters', style = styleOf(rules) } = options;
  const { board } = rules;
  const codes = codesOf(rules, set, style, options.words);
  // Spots are as wide in every language, unless a translation needs more.
  const usual = options.words === undefined ? [] : codesOf(rules, set, style);
  const spotWidth =
    largest(
      [...codes, ...usual].map(({ text }) => widthOf(text)),
      1,
    ) + 2;
  const measures = { scale, spotWidth, isShaded: isShaded(rules) };
  const { spots: upright, pitch } = spotsOf(rules, measures);
  const tile = tileOf(rules, measures, pitch);
  const [half, right] = [(tile.width - 1) >> 1, tile.width >> 1];
  const rim = (tile.height - 1) >> 1;
  const unlabelled = moved(isRound ? rotated(upright) : upright, { x: 0, y: rim });
  const bareLabels = [
    ...board.grids.flatMap((grid) => labelsOf(grid, unlabelled, tile)),
    ...labelsOfFiles(filesOf(rules), unlabelled, tile, isRound),
  ];
  const left = smallest(
    bareLabels.map(({ x }) => x),
    -half,
  );
  const top = smallest(
    bareLabels.map(({ y }) => y),
    0,
  );
  const spots = moved(unlabelled, { x: -left, y: -top });
  const labels = bareLabels
    .map((label) => ({ ...label, x: label.x - left, y: label.y - top }))
    .filter((label) => !isCovered(label, spots, { half, right }));
  const drawn = spots.filter((spot) => spot !== undefined);
  const lines = boardLines(rules, spots, pitch.height);
  const bottoms = [
    ...drawn.map(({ y }) => y + (tile.height >> 1) + 1),
    ...labels.map(({ y }) => y + 1),
  ];
  const rights = [...drawn, ...labels].map(({ x }) => x + right + 1);
  return {
    scale,
    width: largest(rights, 1),
    height: largest(bottoms, 1),
    spotWidth,
    tile,
    spots,
    labels,
    lines,
    isLined: lines.length > 0,
    joints: jointsOf(lines, spots),
    ...papersOf(rules, style),
    backdrop: isOfPoints(rules) ? backdropOf(drawn, tile, style) : undefined,
    codes,
    squareLabels: options.squareLabels ?? squareLabelsOf(rules) ?? [],
    style,
    isAscii: options.isAscii === true,
  };
}
