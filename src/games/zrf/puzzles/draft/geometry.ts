import { assertDefined } from '#core';
import type { Grid, Rectangle, Rules } from '../../rules/index.ts';
import { MAX_SIDE } from './draft.ts';

/** A board as rows of cells: positions by cell (-1 if none) and cells by position. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  readonly positions: readonly number[];
  readonly cells: ReadonlyMap<number, number>;
}

interface GridSpot {
  readonly x: number;
  readonly y: number;
  readonly position: number;
}

/** Upper left corners of a grid's cells, including removed ones. */
function gridSpots({ labels, shifts, start, positions }: Grid): GridSpot[] {
  return positions.map((position, index) => {
    let rest = index;
    let [x, y] = [start.left, start.top];
    for (const [dimension, names] of labels.entries()) {
      const { dx, dy } = assertDefined(shifts[dimension]);
      const step = rest % names.length;
      rest = Math.floor(rest / names.length);
      x += dx * step;
      y += dy * step;
    }
    return { x, y, position };
  });
}

function spotsOf({ board }: Rules): GridSpot[] {
  const [grid, ...others] = board.grids;
  if (grid !== undefined && others.length === 0) return gridSpots(grid);
  const cornerOf = ({ left, top }: Rectangle) => ({ x: left, y: top });
  return board.positions.flatMap(({ rectangle, isDummy }, position) =>
    isDummy ? [] : { ...cornerOf(rectangle), position },
  );
}

/** The board as a rectangle with sides of at most `MAX_SIDE` cells; undefined for other boards. */
export function cellsOfBoard(rules: Rules): Cells | undefined {
  const spots = spotsOf(rules);
  const inOrder = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const columns = inOrder(spots.map(({ x }) => x));
  const rows = inOrder(spots.map(({ y }) => y));
  const [width, height] = [columns.length, rows.length];
  if (width === 0 || width > MAX_SIDE || height > MAX_SIDE) return undefined;
  const positions = new Array<number>(width * height).fill(-1);
  const cells = new Map<number, number>();
  const occupied = new Set<number>();
  for (const { x, y, position } of spots) {
    const cell = rows.indexOf(y) * width + columns.indexOf(x);
    if (occupied.has(cell)) return undefined;
    occupied.add(cell);
    positions[cell] = position;
    if (position >= 0) cells.set(position, cell);
  }
  return { width, height, positions, cells };
}
