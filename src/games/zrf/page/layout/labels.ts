import { largest, smallest } from '#core';
import type { FileNumbers } from '../../notation/index.ts';
import type { Board, Grid } from '../../rules/index.ts';
import { axesOf, indexesAt } from '../../voice/axes.ts';
import type { Box, Point } from '#web/canvas/geometry.ts';

/** A visible position, in CSS pixels of the canvas. */
export interface Cell {
  readonly position: number;
  readonly box: Box;
  readonly centre: Point;
}

/** Name of a row or column. */
export interface Label {
  readonly text: string;
  readonly at: Point;
  /** Position whose cell contains the name; undefined beside the cells. */
  readonly within?: number;
}

/** Grids whose row and column names are short enough to show. */
export function namedGrids({ grids }: Board): Grid[] {
  const isShort = (label: string) => label.trim().length <= 3;
  return grids.filter((grid) => {
    const { across, down } = axesOf(grid);
    return [across, down].every((axis) => (grid.labels[axis] ?? []).every(isShort));
  });
}

/**
 * Placement of row and column names: next to the cells they name, outside the board's picture,
 * which may already contain them, or inside the cells at the edge.
 */
export type Coordinates = 'off' | 'near' | 'outside' | 'inside';

/** Surface and cells around which row and column names are placed. */
interface Placed {
  readonly surface: Box;
  readonly cells: readonly (Cell | undefined)[];
  readonly labelSize: number;
  readonly cellSize: number;
  readonly hasPicture: boolean;
  readonly flipped: boolean;
  /** Numbers of files by position, for games that count them by player. */
  readonly files: readonly FileNumbers[] | undefined;
}

interface Indexed {
  readonly cell: Cell;
  readonly at: readonly number[];
}

/** Cells of a grid with their index in each dimension. */
function indexed(grid: Grid, { cells }: Placed): Indexed[] {
  return grid.positions.flatMap((position, order) => {
    const cell = position < 0 ? undefined : cells[position];
    return cell === undefined ? [] : [{ cell, at: indexesAt(grid, order) }];
  });
}

function isStraight(grid: Grid): boolean {
  const { across, down } = axesOf(grid);
  return (grid.shifts[across]?.dy ?? 0) === 0 && (grid.shifts[down]?.dx ?? 0) === 0;
}

function covers({ cells, labelSize }: Placed, { x, y }: Point): boolean {
  const margin = labelSize * 0.45;
  return cells.some((cell) => {
    if (cell === undefined) return false;
    const { left, top, width, height } = cell.box;
    return (
      x > left - margin &&
      x < left + width + margin &&
      y > top - margin &&
      y < top + height + margin
    );
  });
}

/** Layers of a grid: cells that differ only in row and column. */
function layersOf(grid: Grid, placed: Placed): Indexed[][] {
  const { across, down } = axesOf(grid);
  const layers = new Map<string, Indexed[]>();
  for (const one of indexed(grid, placed)) {
    const key = one.at.filter((_, axis) => axis !== across && axis !== down).join();
    const layer = layers.get(key);
    if (layer === undefined) layers.set(key, [one]);
    else layer.push(one);
  }
  return [...layers.values()];
}

/** Names along one dimension, each at one of its cells. */
function namesAlong(
  grid: Grid,
  layer: readonly Indexed[],
  axis: number,
  order: (a: Cell, b: Cell) => number,
  place: (cell: Cell) => Point,
  isWithin = false,
): Label[] {
  return (grid.labels[axis] ?? []).flatMap((text, index): Label[] => {
    const line = layer.filter(({ at }) => at[axis] === index).map(({ cell }) => cell);
    const [first] = line.sort(order);
    if (first === undefined) return [];
    return [{ text, at: place(first), ...(isWithin ? { within: first.position } : {}) }];
  });
}

/** Removes overlapping and repeated names, as adjacent layers may share them. */
function withoutOverlaps(labels: readonly Label[], labelSize: number): Label[] {
  const visible: Label[] = [];
  for (const label of labels) {
    const isFree = visible.every(({ at }) => {
      const [dx, dy] = [Math.abs(at.x - label.at.x), Math.abs(at.y - label.at.y)];
      return Math.max(dx, dy) > labelSize * 0.8;
    });
    if (isFree) visible.push(label);
  }
  return visible;
}

/** Text size of names inside cells. */
export function insideSize(cellSize: number): number {
  return Math.max(8, Math.min(15, cellSize * 0.19));
}

/** Labels in the corners of the lowest and leftmost cells. */
export function labelsInside(board: Board, placed: Placed): Label[] {
  const size = insideSize(placed.cellSize);
  const low = (cell: Cell): Label['at'] => ({
    x: cell.box.left + cell.box.width - size * 0.65,
    y: cell.box.top + cell.box.height - size * 0.75,
  });
  const high = (cell: Cell): Label['at'] => ({
    x: cell.box.left + size * 0.65,
    y: cell.box.top + size * 0.8,
  });
  return namedGrids(board).flatMap((grid) => {
    const { across, down } = axesOf(grid);
    return layersOf(grid, placed).flatMap((layer) => [
      ...namesAlong(grid, layer, across, (a, b) => b.centre.y - a.centre.y, low, true),
      ...namesAlong(grid, layer, down, (a, b) => a.centre.x - b.centre.x, high, true),
    ]);
  });
}

/** Text size of square numbers. */
export function numberSize(cellSize: number): number {
  return Math.max(7.5, Math.min(14, cellSize * 0.18));
}

/** Square numbers, in the corner of each cell that row and column names leave free. */
export function labelsOfSquares(numbers: readonly string[], placed: Placed): Label[] {
  const size = numberSize(placed.cellSize);
  return placed.cells.flatMap((cell): Label[] => {
    const text = cell === undefined ? '' : (numbers[cell.position] ?? '');
    if (cell === undefined || text === '') return [];
    const { left, top, width } = cell.box;
    const at = { x: left + width - size * 0.2, y: top + size * 0.65 };
    return [{ text, at, within: cell.position }];
  });
}

/** Width of the border that a picture has around its cells, in cells. */
const EDGE = 0.22;

/** Numbers of files below the board and above it, each as the player on that side counts. */
function labelsOfFiles(
  { cells, files = [], flipped }: Placed,
  below: (cell: Cell) => Point,
  above: (cell: Cell) => Point,
): Label[] {
  const shown = cells.filter((cell) => cell !== undefined);
  const [top, bottom] = [
    smallest(shown.map(({ centre }) => centre.y)),
    largest(shown.map(({ centre }) => centre.y)),
  ];
  return shown.flatMap((cell): Label[] => {
    const [first = '', second = ''] = files[cell.position] ?? [];
    const [near, far] = flipped ? [second, first] : [first, second];
    const isNear = cell.centre.y > bottom - 1;
    if (!isNear && cell.centre.y > top + 1) return [];
    return [isNear ? { text: near, at: below(cell) } : { text: far, at: above(cell) }];
  });
}

/**
 * Labels with column names below the columns and row names to their left. Numbers of files replace
 * both: moves written by them refer to no rows.
 */
export function labelsOf(board: Board, placed: Placed, coordinates: 'near' | 'outside'): Label[] {
  const grids = namedGrids(board);
  const { surface, labelSize, cellSize, hasPicture } = placed;
  const isAlone = grids.length === 1 && grids.every(isStraight);
  const isOutside = hasPicture && (coordinates === 'outside' || isAlone);
  // A picture's border scales with its cells.
  const edge = hasPicture && !isOutside ? cellSize * EDGE : 0;
  const off = edge + labelSize * (isOutside ? 1.15 : 0.85);
  const below = ({ box, centre }: Cell): Point => ({
    x: centre.x,
    y: off + (isOutside ? surface.top + surface.height : box.top + box.height),
  });
  const above = ({ box, centre }: Cell): Point => ({
    x: centre.x,
    y: (isOutside ? surface.top : box.top) - off,
  });
  const besideCell = ({ box, centre }: Cell): Point => ({
    x: (isOutside ? surface.left : box.left) - off,
    y: centre.y,
  });
  const labels = grids.flatMap((grid) => {
    const { across, down } = axesOf(grid);
    if (placed.files !== undefined) return labelsOfFiles(placed, below, above);
    return layersOf(grid, placed).flatMap((layer) => [
      ...namesAlong(grid, layer, across, (a, b) => b.centre.y - a.centre.y, below),
      ...namesAlong(grid, layer, down, (a, b) => a.centre.x - b.centre.x, besideCell),
    ]);
  });
  const free = labels.filter(({ at }) => !covers(placed, at));
  return isOutside ? withoutOverlaps(free, labelSize) : free;
}
