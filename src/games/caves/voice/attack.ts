import { DIRECTIONS } from '../rules/index.ts';
import type { CavesAction, CavesState } from '../rules/index.ts';
import { attackNearest as attackNearestOf } from '#roguelike/attack.ts';
import type { Attack } from '#roguelike/attack.ts';
import { foesInSight } from './known.ts';
import { actionOf, searchFor } from './ways.ts';

/** The next step of an attack on the nearest visible foe. */
export function attackNearest(view: CavesState): Attack<CavesAction> {
  // Stairs are never a path to a visible enemy.
  const search = { ...searchFor(view, () => true), steps: DIRECTIONS };
  return attackNearestOf([foesInSight(view)], search, actionOf);
}
