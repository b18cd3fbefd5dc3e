import { cellOf, DIRECTIONS, placeOf, STEPS, stepsBetween } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { isGroundAt } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';

/** Minimum size in cells of the starting region. */
export const REGION_TO_BEGIN = 120;
/** Minimum distance between the player and monsters at the start. */
const CLEARANCE = 6;

/** Cell marks: visited, and part of a large enough region. */
const VISITED = 1;
const LARGE = 2;

/** Filters the cells where a run can start: those in large enough regions. */
export function beginnings(tiles: Tiles, cells: readonly number[]): number[] {
  const marks = new Uint8Array(tiles.length);
  for (const cell of cells) {
    if (marks[cell] !== 0) continue;
    const region = regionOf(tiles, marks, cell);
    if (region.length >= REGION_TO_BEGIN) for (const one of region) marks[one] = LARGE;
  }
  return cells.filter((cell) => marks[cell] === LARGE);
}

/** Flood-fills the region around a cell and marks it as visited. */
function regionOf(tiles: Tiles, marks: Uint8Array, from: number): readonly number[] {
  const region = [from];
  marks[from] = VISITED;
  for (const cell of region) {
    const { x, y } = placeOf(cell);
    for (const direction of DIRECTIONS) {
      const step = STEPS[direction];
      const next = cellOf({ x: x + step.x, y: y + step.y });
      if (!isGroundAt(tiles, x + step.x, y + step.y) || marks[next] !== 0) continue;
      marks[next] = VISITED;
      region.push(next);
    }
  }
  return region;
}

/** Filters the cells far enough from the player for monsters. */
export function awayFrom(player: Place, cells: readonly number[]): number[] {
  return cells.filter((cell) => stepsBetween(placeOf(cell), player) > CLEARANCE);
}
