import type { Board, Grid, Rules, Statement } from '../rules/index.ts';
import { axesOf, indexesAt } from './axes.ts';

/** How a board without a picture looks. */
export type Surface = 'chequered' | 'wood' | 'felt' | 'points';

function flips(statements: readonly Statement[]): boolean {
  return statements.some((one) => {
    if (one.kind === 'flip' || one.kind === 'change-owner') return true;
    if (one.kind === 'if') return flips(one.then) || flips(one.otherwise);
    return one.kind === 'while' && flips(one.body);
  });
}

/** Whether rows run straight across, and columns straight down. */
function isStraight(grid: Grid): boolean {
  const { across, down } = axesOf(grid);
  return grid.shifts[across]?.dy === 0 && grid.shifts[down]?.dx === 0;
}

/** The same where their cells lie side by side without gaps. */
function isDense(grid: Grid): boolean {
  const { across, down } = axesOf(grid);
  const [right, below] = [grid.shifts[across], grid.shifts[down]];
  if (right === undefined || below === undefined || !isStraight(grid)) return false;
  const width = grid.start.right - grid.start.left + 1;
  const height = grid.start.bottom - grid.start.top + 1;
  return Math.abs(right.dx) <= width + 4 && Math.abs(below.dy) <= height + 4;
}

function isEven(grid: Grid): boolean {
  const { across, down } = axesOf(grid);
  return [across, down].every((axis) => (grid.labels[axis]?.length ?? 0) % 2 === 0);
}

function isGridBoard({ grids }: Board): boolean {
  return grids.length > 0 && grids.every(isDense);
}

/**
 * Boards of even sides on which pieces move are chequered, as those of chess and draughts; where
 * pieces turn over they are felt; others are wood with lines. What is no dense grid is points.
 */
export function surfaceOf({ board, pieces, options }: Rules): Surface {
  if (!isGridBoard(board)) return 'points';
  if (options.slidingPuzzle !== 'off') return 'wood';
  const drops = pieces.flatMap((piece) => piece.drops);
  if (drops.some(({ statements }) => flips(statements))) return 'felt';
  return drops.length === 0 && board.grids.every(isEven) ? 'chequered' : 'wood';
}

/** By position, whether its cell is a dark one: the one at the lower left is. */
export function darkCells({ grids, positions }: Board): boolean[] {
  const dark = positions.map(() => false);
  for (const grid of grids) {
    const { down } = axesOf(grid);
    const rows = grid.labels[down]?.length ?? 1;
    for (const [order, position] of grid.positions.entries()) {
      if (position < 0) continue;
      const sum = indexesAt(grid, order).reduce((all, index) => all + index, rows - 1);
      dark[position] = sum % 2 === 0;
    }
  }
  return dark;
}

/** Pairs of positions that are linked, each once. */
export function linesOf({ links, positions }: Board): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  for (const link of links) {
    for (const [from, to] of link.entries()) {
      if (to < 0 || from === to) continue;
      if (positions[from]?.isDummy !== false || positions[to]?.isDummy !== false) continue;
      const pair: [number, number] = from < to ? [from, to] : [to, from];
      pairs.set(pair.join(), pair);
    }
  }
  return [...pairs.values()];
}

/** Whether some cells that touch at a corner are linked and others are not, as on boards of lines. */
function hasSomeSlants({ board }: Rules): boolean {
  if (!board.grids.every(isStraight)) return false;
  const linked = new Set(linesOf(board).map((pair) => pair.join()));
  const slants = board.grids.flatMap((grid) => slantsOf(grid));
  const count = slants.filter((pair) => linked.has(pair.join())).length;
  return count > 0 && count < slants.length;
}

/** Pairs of cells that touch at a corner. */
function slantsOf(grid: Grid): [number, number][] {
  const { across, down } = axesOf(grid);
  const places = new Map<string, number>();
  for (const [order, position] of grid.positions.entries())
    if (position >= 0) places.set(indexesAt(grid, order).join(), position);
  return grid.positions.flatMap((position, order): [number, number][] => {
    const at = indexesAt(grid, order);
    return [-1, 1].flatMap((side): [number, number][] => {
      const corner = at.map((index, axis) =>
        axis === across ? index + side : axis === down ? index + 1 : index,
      );
      const other = places.get(corner.join());
      if (position < 0 || other === undefined) return [];
      return [position < other ? [position, other] : [other, position]];
    });
  });
}

/** Whether pieces stand on points that lines join, and not on squares. */
export function isOfPoints(rules: Rules): boolean {
  const { board, options } = rules;
  return board.grids.length === 0 || options.boardLines || hasSomeSlants(rules);
}
