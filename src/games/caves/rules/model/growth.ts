/** Growth options at a new level, in the order of their digits. */
export const GROWTHS = [
  'hp',
  'mana',
  'attack',
  'defense',
  'vision',
  'hp-regen',
  'mana-regen',
] as const;
export type Growth = (typeof GROWTHS)[number];

/** Amount of each growth; regeneration in points per 1 000 turns. */
export const GROWTH_AMOUNTS: Readonly<Record<Growth, number>> = {
  hp: 10,
  mana: 5,
  attack: 2,
  defense: 1,
  vision: 1,
  'hp-regen': 10,
  'mana-regen': 10,
};

/** Highest rank of any creature. */
export const MAX_RANK = 99;
