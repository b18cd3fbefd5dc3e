import { countIn, equipmentOf, foodOf, isEquipped, itemIn } from '../model/attributes.ts';
import { changedCreature } from '../model/copies.ts';
import { itemRow } from '../model/content.ts';
import { cellOf, placeOf } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { harm } from './battle.ts';
import { creatureRef, spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { dropAround } from './dropping.ts';
import { affect } from './effects.ts';
import { slotFor, withItemIn, withoutItemIn } from './slots.ts';

/** Picks up the item under a creature. */
export function pickUp(draft: CavesDraft, creature: Creature): void {
  const item = draft.itemAt(creature);
  const slot = item && slotFor(creature, item);
  if (item === undefined || slot === undefined) return;
  draft.takeItem(creature);
  draft.crowd.put(withItemIn(creature, slot, item));
  draft.emitSeen({ kind: 'picked-up', who: creatureRef(creature), item, slot }, creature);
  lockOthers(draft, creature);
}

/** Locks away the other items of a choice, one of which was taken. */
function lockOthers(draft: CavesDraft, at: Spot): void {
  const { choices } = draft.level(at.z);
  const chosen = choices?.find((cells) => cells.includes(cellOf(at)));
  if (choices === undefined || chosen === undefined) return;
  const others = chosen.filter((cell) => cell !== cellOf(at));
  for (const cell of others) draft.takeItem(spotOf(at, placeOf(cell)));
  const left = choices.filter((cells) => cells !== chosen);
  draft.setLevel(at.z, { choices: left.length === 0 ? undefined : left });
  draft.emit({ kind: 'locked', count: others.length });
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
  if (isEquipped(player, slot) && countIn(player, slot) === 1)
    draft.emit({ kind: 'taken-off', who: creatureRef(player), item });
  draft.crowd.put(withoutItemIn(player, slot));
  draft.emit({ kind: 'dropped', who: creatureRef(player), item, at: { x: spot.x, y: spot.y } });
}

/** The player eats. Overeating deals damage, has no other effect, and raises the maximum food. */
export function eat(draft: CavesDraft, slot: number): void {
  const { player } = draft;
  const item = itemIn(player, slot);
  if (item === undefined) return;
  const food = player.food + foodOf(draft.content, item);
  if (isEquipped(player, slot) && countIn(player, slot) === 1)
    draft.emit({ kind: 'taken-off', who: creatureRef(player), item });
  draft.crowd.put(changedCreature(withoutItemIn(player, slot), { food }));
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
