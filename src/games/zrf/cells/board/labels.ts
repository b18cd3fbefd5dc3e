import { largest, smallest } from '#core';
import type { FileNumbers } from '../../notation/index.ts';
import type { Grid } from '../../rules/index.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Size } from '#screen/cells/grid.ts';
import type { DrawnPosition } from './spot.ts';

/** Label of a row or column, starting at its first cell. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
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
export function labelsOf(
  grid: Grid,
  spots: readonly (DrawnPosition | undefined)[],
  tile: Size,
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
        : [{ text, x: low.x - ((widthOf(text) - 1) >> 1), y: low.y + (tile.height >> 1) + 1 }];
    }),
    ...rows.flatMap((name, index): Label[] => {
      const cells = layer.filter(({ row }) => row === index).map((cell) => cell.spot);
      const first = cells.sort((a, b) => a.x - b.x)[0];
      const text = name.trim();
      if (first === undefined) return [];
      return [{ text, x: first.x - ((tile.width - 1) >> 1) - widthOf(text), y: first.y }];
    }),
  ]);
}

/**
 * Numbers of files below the names of columns, and above the board: each as the player on that side
 * counts. Sentences name points by column and row, records by these numbers. None for games without.
 */
export function labelsOfFiles(
  files: readonly FileNumbers[] | undefined,
  spots: readonly (DrawnPosition | undefined)[],
  tile: Size,
  isTurned: boolean,
): Label[] {
  if (files === undefined) return [];
  const rows = spots.flatMap((spot) => (spot === undefined ? [] : [spot.y]));
  const [top, bottom] = [smallest(rows), largest(rows)];
  return spots.flatMap((spot, position): Label[] => {
    const [first = '', second = ''] = files[position] ?? [];
    const [near, far] = isTurned ? [second, first] : [first, second];
    if (spot?.y === bottom) return [{ text: near, x: spot.x, y: bottom + (tile.height >> 1) + 2 }];
    return spot?.y === top ? [{ text: far, x: spot.x, y: top - ((tile.height - 1) >> 1) - 1 }] : [];
  });
}

/** True if a label would overlap a position, as with closely spaced layers. */
export function isCovered(
  { x, y }: Label,
  spots: readonly (DrawnPosition | undefined)[],
  { half, right }: { half: number; right: number },
): boolean {
  return spots.some((spot) => spot?.y === y && x >= spot.x - half && x <= spot.x + right);
}
