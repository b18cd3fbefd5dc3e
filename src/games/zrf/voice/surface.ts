import type { Board, Grid, Rules, Statement } from '../rules/index.ts';
import { axesOf, indexesAt } from './axes.ts';

/** Look of a board without a picture. */
export type Surface = 'chequered' | 'wood' | 'felt' | 'points';

function flips(statements: readonly Statement[]): boolean {
  return statements.some((one) => {
    if (one.kind === 'flip' || one.kind === 'change-owner') return true;
    if (one.kind === 'if') return flips(one.then) || flips(one.otherwise);
    return one.kind === 'while' && flips(one.body);
  });
}

/** True if rows are horizontal and columns vertical. */
function isStraight(grid: Grid): boolean {
  const { across, down } = axesOf(grid);
  return grid.shifts[across]?.dy === 0 && grid.shifts[down]?.dx === 0;
}

/** True if, in addition, cells adjoin without gaps. */
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
 * Boards with even sides on which pieces move are chequered, as in chess and draughts. Boards whose
 * pieces flip are felt; other grids are lined wood. Anything but a dense grid consists of points.
 */
export function surfaceOf({ board, pieces, options }: Rules): Surface {
  if (!isGridBoard(board)) return 'points';
  if (options.slidingPuzzle !== 'off') return 'wood';
  const drops = pieces.flatMap((piece) => piece.drops);
  if (drops.some(({ statements }) => flips(statements))) return 'felt';
  return drops.length === 0 && board.grids.every(isEven) ? 'chequered' : 'wood';
}

/** By position, true for dark cells; the lower left one is dark. */
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

/** Pairs of linked positions, without duplicates. */
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

/** True if some diagonal neighbours are linked and others are not, as on boards of lines. */
function hasSomeSlants({ board }: Rules): boolean {
  if (!board.grids.every(isStraight)) return false;
  const linked = new Set(linesOf(board).map((pair) => pair.join()));
  const slants = board.grids.flatMap((grid) => slantsOf(grid));
  const count = slants.filter((pair) => linked.has(pair.join())).length;
  return count > 0 && count < slants.length;
}

/** Pairs of diagonal neighbours. */
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

/** True if pieces are placed on points joined by lines, not on squares. */
export function isOfPoints(rules: Rules): boolean {
  const { board, options } = rules;
  return board.grids.length === 0 || options.boardLines || hasSomeSlants(rules);
}
