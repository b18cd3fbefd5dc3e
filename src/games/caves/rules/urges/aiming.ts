import { isEquipped, rangedOf } from '../model/attributes.ts';
import { itemRow } from '../model/content.ts';
import { isSamePlace } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { spotOf } from '../turn/draft.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { flightTo } from '../turn/flight.ts';
import { fire, throwItem } from '../turn/missiles.ts';
import { seesFoe } from './roaming.ts';

/** Shoots at a foe if the line is clear. */
export function shoot(draft: CavesDraft, creature: Creature, foe: Creature): boolean {
  if (rangedOf(creature) === 0 || !hasClearLine(draft, creature, foe)) return false;
  fire(draft, creature, foe);
  return true;
}

/** Throws its best missile at a foe if the line is clear. */
export function hurl(draft: CavesDraft, creature: Creature, foe: Creature): boolean {
  const slot = missileOf(creature);
  if (slot === undefined || !hasClearLine(draft, creature, foe)) return false;
  throwItem(draft, creature, slot, foe);
  return true;
}

function hasClearLine(draft: CavesDraft, creature: Creature, foe: Creature): boolean {
  if (!seesFoe(draft, creature, foe)) return false;
  const cells = flightTo(draft.level(creature.z).tiles, creature, foe);
  const firstHit = cells.find((cell) => draft.crowd.at(spotOf(creature, cell)) !== undefined);
  return firstHit !== undefined && isSamePlace(firstHit, foe);
}

/** Slot of the best unequipped missile; undefined if nothing is suitable. */
function missileOf(creature: Creature): number | undefined {
  let best: number | undefined;
  let bestScore = 0;
  for (const [slot, item] of creature.pack.entries()) {
    if (item === null || isEquipped(creature, slot)) continue;
    const { thrown = 0 } = itemRow(creature.content, item.kind);
    if (thrown > bestScore) [best, bestScore] = [slot, thrown];
  }
  return best;
}
