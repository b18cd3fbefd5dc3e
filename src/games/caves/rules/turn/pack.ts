import { equipmentOf, foodOf, isEquipped, itemIn } from '../model/attributes.ts';
import { itemRow } from '../model/content.ts';
import { PLAYER, SLOTS } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { harm } from './battle.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { dropAround } from './dropping.ts';
import { affect } from './effects.ts';

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

/** The creature without the item in a slot, unequipped if necessary. */
export function withoutItemIn(creature: Creature, slot: number): Creature {
  const { weapon, armor } = creature;
  return {
    ...creature,
    pack: trimmed(creature.pack.with(slot, null)),
    weapon: weapon === slot ? null : weapon,
    armor: armor === slot ? null : armor,
  };
}

/** Picks up the item under a creature. */
export function pickUp(draft: CavesDraft, creature: Creature): void {
  const item = draft.itemAt(creature);
  const slot = freeSlotOf(creature);
  if (item === undefined || slot === undefined) return;
  const pack = [...creature.pack];
  pack[slot] = item;
  draft.takeItem(creature);
  draft.crowd.change(creature.id, { pack });
  draft.emitSeen({ kind: 'picked-up', who: creatureRef(creature), item, slot }, creature);
}

/** The player drops an item. The attempt costs a turn if no cell turns out to be free. */
export function drop(draft: CavesDraft, slot: number): void {
  const { player } = draft;
  const item = itemIn(player, slot);
  if (item === undefined) return;
  const spot = dropAround(draft, player, item);
  if (spot === undefined) {
    draft.emit({ kind: 'no-room', item });
    return;
  }
  if (isEquipped(player, slot)) draft.emit({ kind: 'taken-off', who: creatureRef(player), item });
  draft.crowd.put(withoutItemIn(player, slot));
  draft.emit({ kind: 'dropped', who: creatureRef(player), item, at: { x: spot.x, y: spot.y } });
}

/** The player eats. Overeating deals damage, has no other effect, and raises the maximum food. */
export function eat(draft: CavesDraft, slot: number): void {
  const { player } = draft;
  const item = itemIn(player, slot);
  if (item === undefined) return;
  const food = player.food + foodOf(draft.content, item);
  if (isEquipped(player, slot)) draft.emit({ kind: 'taken-off', who: creatureRef(player), item });
  draft.crowd.put({ ...withoutItemIn(player, slot), food });
  draft.emit({ kind: 'ate', item, food: foodOf(draft.content, item) });
  if (food <= player.maxFood) {
    const { meal } = itemRow(draft.content, item.kind);
    if (meal !== undefined) affect(draft, PLAYER, meal, PLAYER);
    return;
  }
  const maxFood = Math.floor((player.maxFood + food) / 2);
  draft.crowd.change(PLAYER, { maxFood, food: maxFood });
  draft.emit({ kind: 'overate', maxFood });
  harm(draft, PLAYER, 1, { kind: 'overeating' });
}

/** Equips the item in a slot, or takes it off if it is equipped. */
export function wear(draft: CavesDraft, creature: Creature, slot: number): void {
  const item = itemIn(creature, slot);
  const part = item === undefined ? undefined : equipmentOf(draft.content, item);
  if (item === undefined || part === undefined) return;
  const isOn = isEquipped(creature, slot);
  const changed = draft.crowd.change(creature.id, { [part]: isOn ? null : slot });
  draft.emitSeen(
    { kind: isOn ? 'taken-off' : 'equipped', who: creatureRef(changed), item },
    changed,
  );
}
