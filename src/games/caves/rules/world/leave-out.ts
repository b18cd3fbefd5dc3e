import { changedCreature, changedLevel } from '../model/copies.ts';
import type { Item } from '../model/items.ts';
import type { Creature } from '../model/state.ts';
import type { Caves } from './make.ts';

/** The same caves without one kind of creature, item or potion. */
export function leaveOut({ levels, creatures, potions, nextId }: Caves, kind: string): Caves {
  const isLeft = (item: Item) =>
    item.kind === kind ||
    (item.color !== undefined && `${String(potions[item.color])}-potion` === kind);
  return {
    levels: levels.map((level) =>
      changedLevel(level, { items: level.items.filter(({ item }) => !isLeft(item)) }),
    ),
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
  return changedCreature(creature, {
    pack: pack.slice(0, end),
    weapon: remainingSlot(creature.weapon),
    armor: remainingSlot(creature.armor),
  });
}
