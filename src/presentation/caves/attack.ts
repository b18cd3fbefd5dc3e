import { creaturesInSight, DIRECTIONS } from '../../games/caves/index.ts';
import type { CavesAction, CavesState } from '../../games/caves/index.ts';
import { findWay } from '../../kit/grid/way.ts';
import type { Attack } from '../../roguelike/attack.ts';
import { actionOf, searchFor, spotKey } from './ways.ts';

/** The next step of an attack on the nearest creature in sight. */
export function attackNearest(view: CavesState): Attack<CavesAction> {
  const goals = new Set(creaturesInSight(view).map(spotKey));
  if (goals.size === 0) return { kind: 'none', reason: 'none' };
  const search = searchFor(view, (spot) => goals.has(spotKey(spot)));
  // Nobody takes the stairs to get at what is in sight.
  const [step] = findWay({ ...search, steps: DIRECTIONS }) ?? [];
  if (step === undefined) return { kind: 'none', reason: 'no-way' };
  return { kind: 'act', action: actionOf(step) };
}
