import { isThreat, mobsInSight } from '../../games/rogue/index.ts';
import type { Mob, RogueAction, RogueState } from '../../games/rogue/index.ts';
import { findWay, keyOf } from '../../kit/grid/way.ts';
import type { Attack } from '../../roguelike/attack.ts';
import { searchFor } from './errands.ts';
import { isGround } from './known.ts';

/** The next step of an attack on the nearest mob in sight; one that is no threat is attacked last. */
export function attackNearest(state: RogueState): Attack<RogueAction> {
  const seen = mobsInSight(state);
  if (seen.length === 0) return { kind: 'none', reason: 'none' };
  const direction =
    stepTo(
      state,
      seen.filter((mob) => isThreat(state, mob)),
    ) ?? stepTo(state, seen);
  if (direction === undefined) return { kind: 'none', reason: 'no-way' };
  return { kind: 'act', action: { kind: 'move', direction } };
}

/** The first step of the shortest way to one of these mobs. Those inside walls are out of reach. */
function stepTo(state: RogueState, mobs: readonly Mob[]) {
  const goals = new Set(mobs.filter(({ x, y }) => isGround(state, x, y)).map(keyOf));
  return findWay(searchFor(state, (place) => goals.has(keyOf(place))))?.[0];
}
