import { equipmentOf, itemIn } from '../model/attributes.ts';
import { itemRow } from '../model/items.ts';
import type { Item } from '../model/items.ts';
import type { Creature } from '../model/state.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { freeSlotOf, pickUp, wear } from '../turn/pack.ts';

/** How good something is as a weapon or as armour; 0 for nothing. */
function ratingOf(item: Item | undefined): number {
  if (item === undefined) return 0;
  const { bonus, ranged = 0 } = itemRow(item.kind);
  return equipmentOf(item) === 'armor' ? (bonus?.defense ?? 0) : (bonus?.attack ?? 0) + ranged;
}

/** Wields or puts on what is better than what it has. */
export function equip(draft: CavesDraft, creature: Creature): boolean {
  const better = creature.pack.findIndex((item) => {
    const part = item === null ? undefined : equipmentOf(item);
    if (item === null || part === undefined) return false;
    return ratingOf(item) > ratingOf(itemIn(creature, creature[part]));
  });
  if (better < 0) return false;
  wear(draft, creature, better);
  return true;
}

/** Picks up what lies where it stands, as long as it has room. */
export function gather(draft: CavesDraft, creature: Creature): boolean {
  if (draft.itemAt(creature) === undefined || freeSlotOf(creature) === undefined) return false;
  pickUp(draft, creature);
  return true;
}
