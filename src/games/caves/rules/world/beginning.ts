import { cellOf, DIRECTIONS, placeOf, STEPS, stepsBetween } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { isGroundAt } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';

/** Runs begin in a region of at least so many cells. */
export const REGION_TO_BEGIN = 120;
/** Nobody else begins within so many steps of the player. */
const CLEARANCE = 6;

/** What is known of a cell: whether it was met, and whether it lies in a region that is large enough. */
const MET = 1;
const LARGE = 2;

/** The cells of those that are given where a run can begin: in regions that are large enough. */
export function beginnings(tiles: Tiles, cells: readonly number[]): number[] {
  const marks = new Uint8Array(tiles.length);
  for (const cell of cells) {
    if (marks[cell] !== 0) continue;
    const region = regionOf(tiles, marks, cell);
    if (region.length >= REGION_TO_BEGIN) for (const one of region) marks[one] = LARGE;
  }
  return cells.filter((cell) => marks[cell] === LARGE);
}

/** All cells that can be walked to from one of them, which are marked as met. */
function regionOf(tiles: Tiles, marks: Uint8Array, from: number): readonly number[] {
  const region = [from];
  marks[from] = MET;
  for (const cell of region) {
    const { x, y } = placeOf(cell);
    for (const direction of DIRECTIONS) {
      const step = STEPS[direction];
      const next = cellOf({ x: x + step.x, y: y + step.y });
      if (!isGroundAt(tiles, x + step.x, y + step.y) || marks[next] !== 0) continue;
      marks[next] = MET;
      region.push(next);
    }
  }
  return region;
}

/** The cells of those that are given where monsters can begin: far enough from the player. */
export function awayFrom(player: Place, cells: readonly number[]): number[] {
  return cells.filter((cell) => stepsBetween(placeOf(cell), player) > CLEARANCE);
}
