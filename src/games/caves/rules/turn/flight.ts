import { lineBetween } from '#kit/grid/line.ts';
import type { Place } from '../model/place.ts';
import { isGroundAt } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';

function isClear(tiles: Tiles, cells: readonly Place[]): boolean {
  return cells.every(({ x, y }) => isGroundAt(tiles, x, y));
}

/**
 * Cells on the flight path from one cell to another, up to the last cell before rock. If the line
 * is blocked but the reverse line is clear, uses the latter, so shots are symmetrical.
 */
export function flightTo(tiles: Tiles, from: Place, to: Place): readonly Place[] {
  const line = lineBetween(from, to);
  if (isClear(tiles, line)) return line;
  const back = [...lineBetween(to, from).slice(0, -1).reverse(), { x: to.x, y: to.y }];
  if (isClear(tiles, back)) return back;
  const end = line.findIndex(({ x, y }) => !isGroundAt(tiles, x, y));
  return line.slice(0, end);
}

/** True if a missile can fly between two cells, ignoring creatures. */
export function canFly(tiles: Tiles, from: Place, to: Place): boolean {
  const end = flightTo(tiles, from, to).at(-1);
  return end?.x === to.x && end.y === to.y;
}
