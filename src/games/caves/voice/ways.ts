import {
  cellOf,
  contentOf,
  neighbourIn,
  DIRECTIONS,
  isGroundAt,
  isHazard,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  terrainIdIn,
  terrainIn,
  tileAt,
} from '../rules/index.ts';
import type { CavesAction, CavesState, Direction, Spot, Tiles } from '../rules/index.ts';
import type { PathParameters } from '#kit/grid/way.ts';
import { creaturesShown } from './known.ts';

/** A step of a path: to an adjacent cell, or over stairs. */
export type WayStep = Direction | 'up' | 'down';

const WAY_STEPS: readonly WayStep[] = [...DIRECTIONS, 'up', 'down'];
const MAX_SPOTS = 100_000;

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

/** Ground that holds at least this often, in thousandths, is worth a detour. */
const ROUGH = 500;

/** The terrain of a cell if one had better walk around it: deep water, webs. */
export function roughAt(view: CavesState, { x, y, z }: Spot): string | undefined {
  const content = contentOf(view);
  const [tiles, cell] = [tilesAt(view, z), cellOf({ x, y })];
  const { drifts, holds = 0 } = terrainIn(content, tiles, cell) ?? {};
  const isRough = drifts !== undefined || holds >= ROUGH;
  return isRough ? terrainIdIn(content, tiles, cell) : undefined;
}

/** The place a step leads to; stays in place if there are no such stairs. */
function stepFrom(view: CavesState, spot: Spot, step: WayStep): Spot {
  if (step !== 'up' && step !== 'down') return { ...neighbourIn(spot, step), z: spot.z };
  const tile = tileAt(tilesAt(view, spot.z), spot);
  // Stairs up on the first level leave the caves.
  if (step === 'up') return tile === STAIRS_UP && spot.z > 0 ? { ...spot, z: spot.z - 1 } : spot;
  return tile === STAIRS_DOWN ? { ...spot, z: spot.z + 1 } : spot;
}

/** The player's path search over known ground, around visible creatures. */
export function searchFor(
  view: CavesState,
  isGoal: (spot: Spot) => boolean,
): PathParameters<Spot, WayStep> {
  const { x, y, z } = playerOf(view);
  const others = creaturesShown(view).filter(({ side }) => side !== 'ally');
  const occupied = new Set(others.map(spotKey));
  return {
    from: { x, y, z },
    steps: WAY_STEPS,
    beside: (spot, step) => stepFrom(view, spot, step),
    keyOf: spotKey,
    isFree: (spot) =>
      isKnownGround(view, spot) && !occupied.has(spotKey(spot)) && !isHazard(view, spot),
    isGoal,
    most: MAX_SPOTS,
  };
}
