import { Grid } from './grid.ts';
import type { Area } from './grid.ts';

/** True for identical values and for lists with the same values, recursively. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false;
  return true;
}

/**
 * Draws a part of the screen, or pastes the cached copy if `from` is unchanged. `from` is the
 * complete input of the drawing except the settings. Most of a screen is the same from one turn to
 * the next. Covers everything in the area.
 */
export function drawPiece<T>(
  grid: Grid,
  name: string,
  area: Area,
  from: readonly unknown[],
  draw: (piece: Grid) => T,
): T | undefined {
  const { x, y, width, height } = area;
  if (width < 1 || height < 1) return undefined;
  const { pieces, direction } = grid;
  const before = pieces.get(name);
  const isCached =
    before?.grid.width === width &&
    before.grid.height === height &&
    before.grid.direction === direction &&
    isSame(before.from, from);
  if (isCached) {
    grid.paste(before.grid, x, y);
    return before.result as T;
  }
  const drawn = new Grid({ width, height }, direction, pieces);
  const result = draw(drawn);
  pieces.set(name, { from, grid: drawn, result });
  grid.paste(drawn, x, y);
  return result;
}
