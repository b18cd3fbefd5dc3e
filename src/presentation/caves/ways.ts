import {
  beside,
  cellOf,
  DIRECTIONS,
  isGroundAt,
  isInside,
  isOnEdge,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  tileAt,
  UNKNOWN,
} from '../../games/caves/index.ts';
import type {
  CavesAction,
  CavesState,
  Direction,
  Place,
  Spot,
  Tiles,
} from '../../games/caves/index.ts';
import type { WaySearch } from '../../kit/grid/way.ts';
import { creaturesShown } from './known.ts';

/** A step of a way: to a cell beside, or over stairs. */
export type WayStep = Direction | 'up' | 'down';

const WAY_STEPS: readonly WayStep[] = [...DIRECTIONS, 'up', 'down'];
const SPOTS_MOST = 100_000;

export function actionOf(step: WayStep): CavesAction {
  return step === 'up' || step === 'down'
    ? { kind: 'climb', way: step }
    : { kind: 'move', direction: step };
}

export function spotKey({ x, y, z }: Spot): number {
  return (z * 64 + y + 1) * 128 + x + 1;
}

export function tilesAt({ levels }: CavesState, z: number): Tiles {
  return levels[z]?.tiles ?? '';
}

export function isKnownGround(view: CavesState, { x, y, z }: Spot): boolean {
  return isGroundAt(tilesAt(view, z), x, y);
}

/** Where a step leads; a step over stairs that are not there leads nowhere. */
function stepFrom(view: CavesState, spot: Spot, step: WayStep): Spot {
  if (step !== 'up' && step !== 'down') return { ...beside(spot, step), z: spot.z };
  const tile = tileAt(tilesAt(view, spot.z), spot);
  // The stairs up of the first level lead out of the caves.
  if (step === 'up') return tile === STAIRS_UP && spot.z > 0 ? { ...spot, z: spot.z - 1 } : spot;
  return tile === STAIRS_DOWN ? { ...spot, z: spot.z + 1 } : spot;
}

/** How the player looks for a way: over what is known, around whoever is in sight. */
export function searchFor(
  view: CavesState,
  isGoal: (spot: Spot) => boolean,
): WaySearch<Spot, WayStep> {
  const { x, y, z } = playerOf(view);
  const taken = new Set(creaturesShown(view).map(spotKey));
  return {
    from: { x, y, z },
    steps: WAY_STEPS,
    beside: (spot, step) => stepFrom(view, spot, step),
    keyOf: spotKey,
    isFree: (spot) => isKnownGround(view, spot) && !taken.has(spotKey(spot)),
    isGoal,
    most: SPOTS_MOST,
  };
}

/** Whether there is something unknown beside a cell. */
export function isFrontier(view: CavesState, { x, y, z }: Spot): boolean {
  const tiles = tilesAt(view, z);
  return DIRECTIONS.some((direction) => tileAt(tiles, beside({ x, y }, direction)) === UNKNOWN);
}

/** What going through rock costs, in steps over ground: it takes two turns, and makes hungry. */
const DIGGING = 6;
const REACH = 2;

/** Whether nobody knows anything of a cell and of those around it. */
function isDark(tiles: Tiles, { x, y }: Place): boolean {
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      if (tileAt(tiles, { x: x + dx, y: y + dy }) !== UNKNOWN) return false;
    }
  }
  return true;
}

/** The cells of the player's level that can be walked to. */
function reachable(view: CavesState): Set<number> {
  const { x, y, z } = playerOf(view);
  const found = new Set([cellOf({ x, y })]);
  const queue: Place[] = [{ x, y }];
  for (const place of queue) {
    for (const direction of DIRECTIONS) {
      const next = beside(place, direction);
      if (!isKnownGround(view, { ...next, z }) || found.has(cellOf(next))) continue;
      found.add(cellOf(next));
      queue.push(next);
    }
  }
  return found;
}

interface Dug {
  readonly place: Place;
  readonly before: Dug | undefined;
  readonly direction: Direction | undefined;
}

/**
 * The cheapest way through rock to ground that cannot be walked to, or to where nobody knows anything; undefined
 * where there is neither.
 */
export function findDigging(view: CavesState): readonly Direction[] | undefined {
  const { x, y, z } = playerOf(view);
  const tiles = tilesAt(view, z);
  const walked = reachable(view);
  const isGoal = (place: Place) => {
    if (isGroundAt(tiles, place.x, place.y)) return !walked.has(cellOf(place));
    return isDark(tiles, place);
  };
  const waiting: Dug[][] = [[{ place: { x, y }, before: undefined, direction: undefined }]];
  const done = new Set<number>();
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const dug of waiting[cost] ?? []) {
      const cell = cellOf(dug.place);
      if (done.has(cell)) continue;
      done.add(cell);
      if (isGoal(dug.place)) return directionsTo(dug);
      for (const direction of DIRECTIONS) {
        const place = beside(dug.place, direction);
        if (!isInside(place.x, place.y) || done.has(cellOf(place))) continue;
        const isGround = isGroundAt(tiles, place.x, place.y);
        if (!isGround && isOnEdge(place.x, place.y)) continue;
        const next = cost + (isGround ? 1 : DIGGING);
        (waiting[next] ??= []).push({ place, before: dug, direction });
      }
    }
  }
  return undefined;
}

function directionsTo(last: Dug): readonly Direction[] {
  const directions: Direction[] = [];
  for (let at: Dug | undefined = last; at?.direction !== undefined; at = at.before) {
    directions.push(at.direction);
  }
  return directions.reverse();
}
