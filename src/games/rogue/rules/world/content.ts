import { ITEM_KINDS } from './kinds.ts';
import type { ItemKind, MobKind } from './kinds.ts';

/** What generators put into worlds: how much, and of what by weights. */
export interface Content {
  /** At most so many in a room. */
  readonly itemsPerRoom: number;
  readonly mobsPerRoom: number;
  readonly items: Readonly<Record<ItemKind, number>>;
  readonly mobs: Readonly<Record<MobKind, number>>;
  /** What is taken out of worlds after they were made, to find out what it is worth. */
  readonly leftOut?: readonly (ItemKind | MobKind)[];
}

/** What lies and stands in worlds with mobs. */
export const FULL: Content = {
  itemsPerRoom: 3,
  mobsPerRoom: 2,
  items: {
    sword: 4,
    'golden-apple': 10,
    dagger: 5,
    'battle-axe': 3,
    'leather-armor': 3,
    'chain-mail': 2,
    'stoneskin-potion': 3,
    'smoke-bomb': 5,
  },
  mobs: { mimic: 4, ghost: 4, robot: 2, wizard: 3 },
};

/** What lies in worlds without mobs, as the first part of the game's document has it. */
export const FIRST_PART: Content = {
  ...FULL,
  mobsPerRoom: 0,
  items: {
    ...without(ITEM_KINDS),
    sword: 2,
    'golden-apple': 1,
  },
};

function without<K extends string>(kinds: readonly K[]): Record<K, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>;
}

/** The content without one item or mob: worlds are the same otherwise. */
export function leaveOut(content: Content, kind: ItemKind | MobKind): Content {
  return { ...content, leftOut: [...(content.leftOut ?? []), kind] };
}
