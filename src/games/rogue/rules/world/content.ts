import type { ItemKind, MobKind } from './kinds.ts';

/** Amounts and weights of things in generated worlds. */
export interface Content {
  /** Maximum number per room. */
  readonly itemsPerRoom: number;
  readonly mobsPerRoom: number;
  /** Kinds without a weight do not occur. */
  readonly items: Readonly<Partial<Record<ItemKind, number>>>;
  readonly mobs: Readonly<Partial<Record<MobKind, number>>>;
  /** Kinds removed after generation, to measure their value. */
  readonly leftOut?: readonly (ItemKind | MobKind)[];
}

/** Content of worlds with mobs. */
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

/** Content of worlds without mobs, as in the first part of the game's document. */
export const FIRST_PART: Content = {
  ...FULL,
  mobsPerRoom: 0,
  items: { sword: 2, 'golden-apple': 1 },
};

/** Content without one item or mob; worlds are otherwise unchanged. */
export function leaveOut(content: Content, kind: ItemKind | MobKind): Content {
  return { ...content, leftOut: [...(content.leftOut ?? []), kind] };
}
