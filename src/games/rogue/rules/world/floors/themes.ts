import type { ItemKind, MobKind } from '../kinds.ts';
import type { MadeKind } from '../generate/kinds.ts';

/** The look, layout and inhabitants of a floor. */
export interface Theme {
  readonly layout: MadeKind;
  /** Size of the layout. */
  readonly depth: number;
  /** Weights of inhabitants. */
  readonly mobs: Readonly<Partial<Record<MobKind, number>>>;
}

export const THEMES = {
  cellar: {
    layout: 'keep',
    depth: 1,
    mobs: { rat: 5, slime: 2, archer: 1, mimic: 1 },
  },
  burrow: {
    layout: 'caves',
    depth: 1,
    mobs: { rat: 2, boar: 3, mole: 3, spinner: 3 },
  },
  barracks: {
    layout: 'boxed',
    depth: 3,
    mobs: { archer: 3, thief: 2, bomber: 3, healer: 2, guard: 1 },
  },
  gallery: {
    layout: 'keep',
    depth: 2,
    mobs: { mirror: 3, summoner: 2, wizard: 3, mimic: 2, ghost: 1 },
  },
  foundry: {
    layout: 'boxed',
    depth: 3,
    mobs: { robot: 3, bomber: 3, ogre: 3, healer: 1, boar: 1 },
  },
  vault: {
    layout: 'keep',
    depth: 2,
    mobs: { archer: 2, ogre: 2, mirror: 2, healer: 1, robot: 1, summoner: 1 },
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = Object.keys(THEMES) as readonly ThemeName[];

/** The theme of the last floor, which has the treasure. */
export const LAST_THEME: ThemeName = 'vault';

/** Weights of items on all floors. */
export const FLOOR_ITEMS: Readonly<Partial<Record<ItemKind, number>>> = {
  'golden-apple': 8,
  dagger: 3,
  'leather-armor': 2,
  'chain-mail': 1,
  'stoneskin-potion': 2,
  'smoke-bomb': 2,
  'fire-bomb': 4,
  hook: 2,
  'swap-stone': 2,
  bait: 2,
  caltrops: 2,
  net: 3,
  'frost-bell': 2,
  bow: 2,
  buckler: 3,
  'blink-scroll': 3,
  'map-scroll': 2,
  'healing-draught': 4,
  'rage-mushroom': 2,
  'grey-cloak': 1,
  'soft-boots': 1,
};

/** Weights of what lies in chests. */
export const CHEST_ITEMS: Readonly<Partial<Record<ItemKind, number>>> = {
  'battle-axe': 2,
  spear: 3,
  'war-hammer': 3,
  'chain-mail': 3,
  'grey-cloak': 2,
  'soft-boots': 2,
  buckler: 2,
};

/** Numbers of a floor; `index` counts floors from 0. */
export const FLOOR_NUMBERS = {
  mobs: (index: number) => 6 + index,
  level: (index: number) => 1 + Math.floor((5 * index + 3) / 6),
  items: 5,
  apples: 1,
  arrowsPerBow: 2,
  /** Turns of a swift run, per floor. */
  par: 200,
} as const;
