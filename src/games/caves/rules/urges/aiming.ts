import { isEquipped, rangedOf } from '../model/attributes.ts';
import { itemRow } from '../model/content.ts';
import { isSamePlace } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { spotOf } from '../turn/draft.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { flightTo } from '../turn/flight.ts';
import { fire, throwItem } from '../turn/missiles.ts';

/** Shoots at the player if the line is clear. */
export function shoot(draft: CavesDraft, creature: Creature): boolean {
  if (rangedOf(creature) === 0 || !hasClearLine(draft, creature)) return false;
  fire(draft, creature, draft.player);
  return true;
}

/** Throws its best missile at the player if the line is clear. */
export function hurl(draft: CavesDraft, creature: Creature): boolean {
  const slot = missileOf(creature);
  if (slot === undefined || !hasClearLine(draft, creature)) return false;
  throwItem(draft, creature, slot, draft.player);
  return true;
}

function hasClearLine(draft: CavesDraft, creature: Creature): boolean {
  const { player } = draft;
  if (!draft.seesPlayer(creature)) return false;
  const cells = flightTo(draft.level(creature.z).tiles, creature, player);
  const firstHit = cells.find((cell) => draft.crowd.at(spotOf(creature, cell)) !== undefined);
  return firstHit !== undefined && isSamePlace(firstHit, player);
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
