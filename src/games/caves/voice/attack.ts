import { creaturesInSight, DIRECTIONS } from '../rules/index.ts';
import type { CavesAction, CavesState } from '../rules/index.ts';
import { attackNearest as attackNearestOf } from '#roguelike/attack.ts';
import type { Attack } from '#roguelike/attack.ts';
import { actionOf, searchFor } from './ways.ts';

/** The next step of an attack on the nearest visible creature. */
export function attackNearest(view: CavesState): Attack<CavesAction> {
  // Stairs are never a path to a visible enemy.
  const search = { ...searchFor(view, () => true), steps: DIRECTIONS };
  return attackNearestOf([creaturesInSight(view)], search, actionOf);
}
