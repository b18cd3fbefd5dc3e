import type { Board, Grid, Rules, Statement } from '../../../games/zrf/rules/index.ts';

/** How a board without a picture looks. */
export type Surface = 'chequered' | 'wood' | 'felt' | 'points';

function flips(statements: readonly Statement[]): boolean {
  return statements.some((one) => {
    if (one.kind === 'flip' || one.kind === 'change-owner') return true;
    if (one.kind === 'if') return flips(one.then) || flips(one.otherwise);
    return one.kind === 'while' && flips(one.body);
  });
}

function isFlat({ labels, shifts }: Grid): boolean {
  const [across, down] = shifts;
  if (labels.length < 2 || across === undefined || down === undefined) return false;
  return across.dy === 0 && down.dx === 0;
}

/** Whether the cells of a grid lie side by side, without gaps between them. */
function isDense({ shifts, start }: Grid): boolean {
  const width = start.right - start.left + 1;
  const height = start.bottom - start.top + 1;
  return Math.abs(shifts[0]?.dx ?? 0) <= width + 4 && Math.abs(shifts[1]?.dy ?? 0) <= height + 4;
}

function isEven({ labels }: Grid): boolean {
  return labels.slice(0, 2).every((names) => names.length % 2 === 0);
}

export function isGridBoard({ grids }: Board): boolean {
  return grids.length > 0 && grids.every((grid) => isFlat(grid) && isDense(grid));
}

/**
 * Boards of even sides on which pieces move are chequered, as those of chess and draughts; where
 * pieces turn over they are felt; others are wood with lines. What is no dense grid is points.
 */
export function surfaceOf({ board, pieces }: Rules): Surface {
  if (!isGridBoard(board)) return 'points';
  const drops = pieces.flatMap((piece) => piece.drops);
  if (drops.some(({ statements }) => flips(statements))) return 'felt';
  return drops.length === 0 && board.grids.every(isEven) ? 'chequered' : 'wood';
}

/** By position, whether its cell is a dark one: the one at the lower left is. */
export function darkCells({ grids, positions }: Board): boolean[] {
  const dark = positions.map(() => false);
  for (const { labels, positions: order } of grids) {
    const sizes = labels.map((names) => names.length);
    const down = (sizes[1] ?? 1) - 1;
    for (const [index, position] of order.entries()) {
      if (position < 0) continue;
      let rest = index;
      let sum = down;
      for (const size of sizes) {
        sum += rest % size;
        rest = Math.floor(rest / size);
      }
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
