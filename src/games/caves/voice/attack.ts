import { creaturesInSight, DIRECTIONS } from '../rules/index.ts';
import type { CavesAction, CavesState } from '../rules/index.ts';
import { attackNearest as attackNearestOf } from '#roguelike/attack.ts';
import type { Attack } from '#roguelike/attack.ts';
import { actionOf, searchFor } from './ways.ts';

/** The next step of an attack on the nearest creature in sight. */
export function attackNearest(view: CavesState): Attack<CavesAction> {
  // Nobody takes the stairs to get at what is in sight.
  const search = { ...searchFor(view, () => true), steps: DIRECTIONS };
  return attackNearestOf([creaturesInSight(view)], search, actionOf);
}
