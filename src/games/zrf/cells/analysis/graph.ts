import { assertDefined } from '#core';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { GameReview } from './game-review.ts';
import { pathTo } from './game-review.ts';
import { partOfPath } from './tree-words.ts';

/** Signs for the filled share of a cell, from empty to full. */
const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const ASCII = [' ', '.', ':', '#'] as const;
/** Signs below the graph. */
const MARKS = { blunder: '×', mistake: '?', here: '▲' } as const;

/** Positions that a column stands for: all from `from` to before `to`. */
interface Column {
  readonly from: number;
  readonly to: number;
}

function columnsOf(count: number, width: number): readonly Column[] {
  // Short games have wide columns.
  const used = count < width ? count * Math.floor(width / count) : width;
  return Array.from({ length: used }, (_, column) => {
    const from = Math.floor((column * count) / used);
    return { from, to: Math.max(from + 1, Math.floor(((column + 1) * count) / used)) };
  });
}

function signAt(expected: number, row: number, rows: number, signs: readonly string[]): string {
  const most = signs.length - 1;
  const filled = Math.round(expected * rows * most) - row * most;
  return assertDefined(signs[Math.max(0, Math.min(most, filled))]);
}

/**
 * Draws the first player's expected score by position, with marks of mistakes and of the position on
 * the board in the last row. `at` is its number of turns, or undefined off the main line.
 */
export function drawGraph(
  grid: Grid,
  area: Area,
  review: GameReview,
  at: number | undefined,
  isAscii: boolean,
): void {
  const rows = area.height - 1;
  const { graph } = review;
  const signs = isAscii ? ASCII : EIGHTHS;
  for (const [index, column] of columnsOf(graph.length, area.width).entries()) {
    const x = area.x + index;
    const expected = graph[column.from];
    const isHere = at !== undefined && at >= column.from && at < column.to;
    for (let row = 0; row < rows; row += 1) {
      const y = area.y + rows - 1 - row;
      const sign = expected === undefined ? ' ' : signAt(expected, row, rows, signs);
      const isMiddle = row === rows >> 1 && sign === ' ';
      grid.put(x, y, isMiddle ? '·' : sign, {
        ink: isMiddle ? 'faint' : 'text',
        on: isHere ? 'chosen' : 'shade',
      });
    }
    drawMark(grid, x, area.y + rows, review, column, isHere);
    const keys = { kind: 'part', part: partOfPath(pathTo(column.from)) } as const;
    grid.addHit({ x, y: area.y, width: 1, height: area.height }, keys);
  }
}

function drawMark(
  grid: Grid,
  x: number,
  y: number,
  review: GameReview,
  { from, to }: Column,
  isHere: boolean,
): void {
  const judgements = review.review.turns
    .filter(({ at }) => at + 1 >= from && at + 1 < to)
    .map(({ judgement }) => judgement);
  if (isHere) grid.put(x, y, MARKS.here, { ink: 'title', bold: true });
  else if (judgements.includes('blunder'))
    grid.put(x, y, MARKS.blunder, { ink: 'bad', bold: true });
  else if (judgements.includes('mistake')) grid.put(x, y, MARKS.mistake, { ink: 'warn' });
}
