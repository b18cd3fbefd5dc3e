import type { Say } from '#i18n/say.ts';
import {
  equipmentOf,
  foodOf,
  isEquipped,
  itemIn,
  itemRow,
  playerOf,
  SLOTS,
  spellsIn,
} from '../rules/index.ts';
import type { CavesContent, CavesState, Creature, Item } from '../rules/index.ts';
import { changesOf, factsOf } from './facts.ts';

/** Uses of an item in the inventory, as commands name them. */
export const ITEM_USES = ['eat', 'wear', 'quaff', 'read', 'throw', 'drop', 'examine'] as const;
export type ItemUse = (typeof ITEM_USES)[number];

const ACCEPTS: Readonly<Record<ItemUse, (item: Item, content: CavesContent) => boolean>> = {
  drop: () => true,
  eat: (item, content) => foodOf(content, item) > 0,
  wear: (item, content) => equipmentOf(content, item) !== undefined,
  quaff: ({ color }) => color !== undefined,
  read: (item, content) =>
    spellsIn(content, item).length > 0 || itemRow(content, item.kind).scroll !== undefined,
  throw: () => true,
  examine: () => true,
};

/** True if an item can be used so. */
export function fitsUse(content: CavesContent, item: Item, use: ItemUse): boolean {
  return ACCEPTS[use](item, content);
}

/** The slots of the items that fit a use. */
export function slotsFor(player: Creature, use: ItemUse): readonly number[] {
  return Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => {
    const item = itemIn(player, slot);
    return item !== undefined && fitsUse(player.content, item, use);
  });
}

/** Notes on an item in the inventory for a use: state, changes, a warning, and facts. */
export function notesOf(view: CavesState, slot: number, use: ItemUse, say: Say): readonly string[] {
  const player = playerOf(view);
  const { content } = player;
  const item = itemIn(player, slot);
  if (item === undefined) return [];
  const isUsed = isEquipped(player, slot);
  const isTooMuch = use === 'eat' && player.food + foodOf(content, item) > player.maxFood;
  return [
    ...(isUsed ? [say('caves-fact-equipped')] : []),
    ...(use === 'wear' && !isUsed ? changesOf(player, slot, say) : []),
    ...(isTooMuch ? [say('caves-fact-too-much')] : []),
    ...factsOf(content, item, view.potions, say),
  ];
}
