import { beside, cellOf, DIRECTIONS, placeOf, stepsBetween } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { isGroundAt } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';

/** Runs begin in a region of at least so many cells. */
export const REGION_TO_BEGIN = 120;
/** Nobody else begins within so many steps of the player. */
const CLEARANCE = 6;

/** The cells of those that are given where a run can begin: in regions that are large enough. */
export function beginnings(tiles: Tiles, cells: readonly number[]): number[] {
  const large = new Set<number>();
  const met = new Set<number>();
  for (const cell of cells) {
    if (met.has(cell)) continue;
    const region = regionOf(tiles, cell);
    for (const one of region) met.add(one);
    if (region.length >= REGION_TO_BEGIN) for (const one of region) large.add(one);
  }
  return cells.filter((cell) => large.has(cell));
}

/** All cells that can be walked to from one of them. */
function regionOf(tiles: Tiles, from: number): readonly number[] {
  const region = [from];
  const met = new Set(region);
  for (const cell of region) {
    for (const direction of DIRECTIONS) {
      const place = beside(placeOf(cell), direction);
      if (!isGroundAt(tiles, place.x, place.y) || met.has(cellOf(place))) continue;
      met.add(cellOf(place));
      region.push(cellOf(place));
    }
  }
  return region;
}

/** The cells of those that are given where monsters can begin: far enough from the player. */
export function awayFrom(player: Place, cells: readonly number[]): number[] {
  return cells.filter((cell) => stepsBetween(placeOf(cell), player) > CLEARANCE);
}
