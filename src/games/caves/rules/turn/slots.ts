import { countIn, equipmentOf } from '../model/attributes.ts';
import { changedCreature } from '../model/copies.ts';
import type { Item } from '../model/items.ts';
import { SLOTS } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { isSameItem } from './lying.ts';

/** The first empty slot; undefined if the pack is full. */
export function freeSlotOf({ pack }: Creature): number | undefined {
  const hole = pack.indexOf(null);
  if (hole >= 0) return hole;
  return pack.length < SLOTS ? pack.length : undefined;
}

/** A pack without empty slots at the end. */
function trimmed(pack: Creature['pack']): Creature['pack'] {
  return pack.slice(0, pack.findLastIndex((item) => item !== null) + 1);
}

/** The slot that an item goes to: that of equal ones, where items stack, or the first empty one. */
export function slotFor(creature: Creature, item: Item): number | undefined {
  const { content, kind, pack } = creature;
  const stacks = content.stacks === true && kind === 'player';
  if (!stacks || equipmentOf(content, item) !== undefined) return freeSlotOf(creature);
  const same = pack.findIndex((one) => one !== null && isSameItem(one, item));
  return same < 0 ? freeSlotOf(creature) : same;
}

/** The creature with one more item in a slot. */
export function withItemIn(creature: Creature, slot: number, item: Item): Creature {
  const pack = [...creature.pack];
  const isMore = pack[slot] !== null && pack[slot] !== undefined;
  pack[slot] = item;
  if (!isMore) return changedCreature(creature, { pack });
  const counts = countsWith(creature, slot, countIn(creature, slot) + 1);
  return changedCreature(creature, { pack, counts });
}

/** The numbers of items in the slots after a change of one of them. */
function countsWith(creature: Creature, slot: number, count: number): readonly number[] {
  return creature.pack.map((_item, at) => (at === slot ? count : (creature.counts?.[at] ?? 1)));
}

/** The creature without one item of a slot, unequipped if necessary. */
export function withoutItemIn(creature: Creature, slot: number): Creature {
  const { weapon, armor } = creature;
  const count = countIn(creature, slot);
  if (count > 1)
    return changedCreature(creature, { counts: countsWith(creature, slot, count - 1) });
  const pack = trimmed(creature.pack.with(slot, null));
  const isCounted = creature.counts !== undefined;
  return changedCreature(creature, {
    pack,
    counts: isCounted ? countsWith(creature, slot, 1).slice(0, pack.length) : undefined,
    weapon: weapon === slot ? null : weapon,
    armor: armor === slot ? null : armor,
  });
}
