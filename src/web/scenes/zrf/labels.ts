import type { Board, Grid } from '../../../games/zrf/rules/index.ts';
import type { Box, Point } from '../../table/geometry.ts';

/** A position as it is seen: where it lies, in CSS pixels of the canvas. */
export interface Cell {
  readonly position: number;
  readonly box: Box;
  readonly centre: Point;
}

/** The name of a row or column. */
export interface Label {
  readonly text: string;
  readonly at: Point;
}

/** Rows and columns of a grid have names where it is flat, and they are short. */
export function namedGrids({ grids }: Board): Grid[] {
  const isShort = (label: string) => label.trim().length <= 3;
  return grids.filter(({ labels }) => labels.slice(0, 2).every((names) => names.every(isShort)));
}

/** What names of rows and columns are placed around. */
interface Placed {
  readonly surface: Box;
  readonly cells: readonly (Cell | undefined)[];
  readonly labelSize: number;
}

/** Cells of a grid with their index along each dimension. */
function indexed(grid: Grid, { cells }: Placed): { cell: Cell; at: number[] }[] {
  const sizes = grid.labels.map((names) => names.length);
  return grid.positions.flatMap((position, order) => {
    const cell = position < 0 ? undefined : cells[position];
    if (cell === undefined) return [];
    let rest = order;
    const at = sizes.map((size) => {
      const index = rest % size;
      rest = Math.floor(rest / size);
      return index;
    });
    return [{ cell, at }];
  });
}

function isStraight({ shifts }: Grid): boolean {
  return (shifts[0]?.dy ?? 0) === 0 && (shifts[1]?.dx ?? 0) === 0;
}

function covers({ cells, labelSize }: Placed, { x, y }: Point): boolean {
  const near = labelSize * 0.45;
  return cells.some((cell) => {
    if (cell === undefined) return false;
    const { left, top, width, height } = cell.box;
    return x > left - near && x < left + width + near && y > top - near && y < top + height + near;
  });
}

/** The layers of a grid: cells whose indexes from the third dimension on are equal. */
function layersOf(grid: Grid, placed: Placed): { cell: Cell; at: number[] }[][] {
  const layers = new Map<string, { cell: Cell; at: number[] }[]>();
  for (const one of indexed(grid, placed)) {
    const key = one.at.slice(2).join();
    const layer = layers.get(key);
    if (layer === undefined) layers.set(key, [one]);
    else layer.push(one);
  }
  return [...layers.values()];
}

/** Names of columns stand below them, names of rows to their left. */
export function labelsOf(board: Board, placed: Placed, hasPicture: boolean): Label[] {
  const grids = namedGrids(board);
  const { surface, labelSize } = placed;
  const off = labelSize * 0.85;
  const isAlone = hasPicture && grids.length === 1 && grids.every(isStraight);
  const labels: Label[] = [];
  for (const grid of grids) {
    for (const layer of layersOf(grid, placed)) {
      for (const [index, text] of (grid.labels[0] ?? []).entries()) {
        const column = layer.filter(({ at }) => at[0] === index).map(({ cell }) => cell);
        const [low] = column.sort((a, b) => b.centre.y - a.centre.y);
        if (low === undefined) continue;
        const edge = isAlone ? surface.top + surface.height : low.box.top + low.box.height;
        labels.push({ text, at: { x: low.centre.x, y: edge + off } });
      }
      for (const [index, text] of (grid.labels[1] ?? []).entries()) {
        const row = layer.filter(({ at }) => at[1] === index).map(({ cell }) => cell);
        const [first] = row.sort((a, b) => a.centre.x - b.centre.x);
        if (first === undefined) continue;
        const edge = isAlone ? surface.left : first.box.left;
        labels.push({ text, at: { x: edge - off, y: first.centre.y } });
      }
    }
  }
  return labels.filter(({ at }) => !covers(placed, at));
}
