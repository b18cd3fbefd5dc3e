import type { Rules } from '../rules/index.ts';
import { axesOf, indexesAt } from './axes.ts';
import { isOfPoints, darkCells, surfaceOf } from './surface.ts';

/** Sides of the boards whose squares are numbered: international and English draughts. */
const INTERNATIONAL = 10;
const ENGLISH = 8;

/** True if all pieces are men and kings that start on dark squares. */
function isDraughts({ setup, pieces, players }: Rules, isDark: readonly boolean[]): boolean {
  const names = pieces.map(({ name }) => name.toLowerCase());
  const isMenAndKings = names.length === 2 && names.includes('man') && names.includes('king');
  const starts = setup.pieces.map(({ position }) => isDark[position]);
  return isMenAndKings && players.length === 2 && starts.length > 0 && starts.every(Boolean);
}

/** True if the first player starts in the lower half of a board of this many rows. */
function isFirstBelow({ setup }: Rules, rowAt: ReadonlyMap<number, number>, rows: number): boolean {
  const first = setup.pieces.find(({ player }) => player === 0);
  return first !== undefined && 2 * (rowAt.get(first.position) ?? 0) >= rows;
}

/**
 * Numbers of the squares of a draughts board, by position; '' for light squares, undefined for other
 * boards. Boards of 10 by 10 are numbered from the second player's side (international draughts),
 * those of 8 by 8 on which Black begins from Black's side (English draughts, or checkers). Russian
 * and Brazilian draughts name squares by letter and digit.
 */
export function squareNumbers(rules: Rules): readonly string[] | undefined {
  const { board, players } = rules;
  const [grid, ...others] = board.grids;
  if (grid === undefined || others.length > 0 || isOfPoints(rules)) return undefined;
  const isDark = darkCells(board);
  if (surfaceOf(rules) !== 'chequered' || !isDraughts(rules, isDark)) return undefined;
  const { across, down } = axesOf(grid);
  const size = grid.labels[across]?.length;
  const isEnglish = size === ENGLISH && players[0]?.name.toLowerCase() === 'black';
  if (size !== grid.labels[down]?.length || (size !== INTERNATIONAL && !isEnglish))
    return undefined;
  const places = new Map<number, number>();
  const rowAt = new Map<number, number>();
  for (const [order, position] of grid.positions.entries()) {
    const at = indexesAt(grid, order);
    rowAt.set(position, at[down] ?? 0);
    places.set(position, (at[down] ?? 0) * (size >> 1) + ((at[across] ?? 0) >> 1));
  }
  const last = (size * size) >> 1;
  const isFromBelow = isEnglish === isFirstBelow(rules, rowAt, size);
  return board.positions.map((_, position) => {
    const place = places.get(position);
    if (place === undefined || isDark[position] !== true) return '';
    return String(isFromBelow ? last - place : place + 1);
  });
}
