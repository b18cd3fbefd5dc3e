import { MONSTERS } from '../model/creatures.ts';
import type { CreatureKind } from '../model/creatures.ts';
import { ITEM_KINDS } from '../model/items.ts';
import type { Item, ItemKind } from '../model/items.ts';
import { POTION_KINDS } from '../model/potions.ts';
import type { PotionKind } from '../model/potions.ts';
import type { Creature } from '../model/state.ts';
import type { Caves } from './make.ts';

/** Anything that can be removed from the caves to measure its value. */
export type RemovableKind = CreatureKind | ItemKind | `${PotionKind}-potion`;

/** Every creature and item that can be left out, with potions listed individually. */
export const LEAVABLE: readonly RemovableKind[] = [
  ...MONSTERS,
  ...ITEM_KINDS.filter((kind) => kind !== 'bear' && kind !== 'corpse' && kind !== 'potion'),
  ...POTION_KINDS.map((kind) => `${kind}-potion` as const),
];

/** The same caves without one kind of creature, item or potion. */
export function leaveOut(
  { levels, creatures, potions, nextId }: Caves,
  kind: RemovableKind,
): Caves {
  const isLeft = (item: Item) =>
    item.kind === kind ||
    (item.kind === 'potion' && `${String(potions[item.color])}-potion` === kind);
  return {
    levels: levels.map((level) => ({
      ...level,
      items: level.items.filter(({ item }) => !isLeft(item)),
    })),
    creatures: creatures
      .filter((creature) => creature.kind !== kind)
      .map((creature) => withoutItems(creature, isLeft)),
    potions,
    nextId,
  };
}

function withoutItems(creature: Creature, isLeft: (item: Item) => boolean): Creature {
  const pack = creature.pack.map((item) => (item === null || isLeft(item) ? null : item));
  const remainingSlot = (slot: number | null) =>
    slot === null || pack[slot] === null ? null : slot;
  const end = pack.findLastIndex((item) => item !== null) + 1;
  return {
    ...creature,
    pack: pack.slice(0, end),
    weapon: remainingSlot(creature.weapon),
    armor: remainingSlot(creature.armor),
  };
}
