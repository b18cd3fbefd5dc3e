import type { Rules } from '../../rules/index.ts';
import { isOfPoints, linesOf } from '../../voice/surface.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import type { DrawnPosition } from './spot.ts';

/** A board line between two points. */
export interface Line {
  readonly from: DrawnPosition;
  readonly to: DrawnPosition;
}

/** Directions that meet at a point, as bits. */
const DIRECTION_BITS = { up: 1, right: 2, down: 4, left: 8 } as const;
/** Glyph of a point, indexed by the bits of its directions. */
const JOINTS = Array.from('·╵╶└╷│┌├╴┘─┴┐┤┬┼');

/**
 * True if a line crosses no other position; otherwise it would suggest a link that does not exist.
 */
function isFree({ from, to }: Line, spots: readonly (DrawnPosition | undefined)[]): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return !spots.some((spot) => {
    if (spot === undefined || spot.position === from.position || spot.position === to.position)
      return false;
    return spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom;
  });
}

function isStraight({ from, to }: Line): boolean {
  return from.x === to.x || from.y === to.y;
}

/** True for a slanting line to the next row of points, with rows between to draw it in. */
function isSlanting({ from, to }: Line, pitch: number): boolean {
  const [across, down] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  return down === pitch && down > 1 && across > 1 && 2 * across <= MAX_SLANT * down;
}

/** Maximum columns of a slanting line over two rows. */
const MAX_SLANT = 7;

/**
 * Drawable lines of a board of points; empty on boards of squares. Rows of points are `pitch` rows of
 * cells apart.
 */
export function boardLines(
  rules: Rules,
  spots: readonly (DrawnPosition | undefined)[],
  pitch: number,
): Line[] {
  if (!isOfPoints(rules)) return [];
  const lines = linesOf(rules.board).flatMap(([one, other]): Line[] => {
    const [from, to] = [spots[one], spots[other]];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const drawn = lines.filter((line) => isStraight(line) && isFree(line, spots));
  // Slanting lines on every square would be mere clutter.
  const slanting = lines.filter((line) => isSlanting(line, pitch));
  const isEverywhere = rules.board.grids.length > 0 && rules.options.boardLines;
  return isEverywhere ? drawn : [...drawn, ...slanting];
}

function directionsFrom(spot: DrawnPosition, { from, to }: Line): number {
  const other = from.position === spot.position ? to : from;
  if (other.y === spot.y) return other.x > spot.x ? DIRECTION_BITS.right : DIRECTION_BITS.left;
  if (other.x === spot.x) return other.y > spot.y ? DIRECTION_BITS.down : DIRECTION_BITS.up;
  return 0;
}

/** Glyph of each empty point, by position; undefined on squares. */
export function jointsOf(
  lines: readonly Line[],
  spots: readonly (DrawnPosition | undefined)[],
): (string | undefined)[] {
  const directionBits = new Map<number, number>();
  for (const line of lines) {
    for (const spot of [line.from, line.to]) {
      directionBits.set(
        spot.position,
        (directionBits.get(spot.position) ?? 0) | directionsFrom(spot, line),
      );
    }
  }
  return spots.map((spot) => {
    const joined = spot === undefined ? undefined : directionBits.get(spot.position);
    return joined === undefined ? undefined : JOINTS[joined];
  });
}

/** Draws the lines of a board in an ink. */
export function drawLines(grid: Grid, lines: readonly Line[], ink: Ink): void {
  for (const { from, to } of lines) {
    const [left, right] = from.x < to.x ? [from, to] : [to, from];
    const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
    if (from.y === to.y) grid.put(left.x + 1, left.y, '─'.repeat(right.x - left.x - 1), ink);
    else if (from.x === to.x)
      for (let y = top.y + 1; y < bottom.y; y++) grid.put(from.x, y, '│', ink);
    else drawSlanting(grid, left, right, ink);
  }
}

/** Draws a slanting line as a sign in each row between; two crossing lines become an X. */
function drawSlanting(grid: Grid, left: DrawnPosition, right: DrawnPosition, ink: Ink): void {
  const rows = Math.abs(right.y - left.y);
  const falls = left.y < right.y;
  for (let row = 1; row < rows; row += 1) {
    const x = left.x + Math.floor(((right.x - left.x) * row) / rows);
    const y = falls ? left.y + row : left.y - row;
    const isCrossed = grid.cell(x, y).glyph === (falls ? '╱' : '╲');
    grid.put(x, y, isCrossed ? '╳' : falls ? '╲' : '╱', ink);
  }
}
