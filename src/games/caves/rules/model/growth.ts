/** What a creature gains with a level, in the order of the digits that choose it. */
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

/** By how much each grows; regeneration in points per 1 000 turns. */
export const GROWTH_AMOUNTS: Readonly<Record<Growth, number>> = {
  hp: 10,
  mana: 5,
  attack: 2,
  defense: 1,
  vision: 1,
  'hp-regen': 10,
  'mana-regen': 10,
};

/** No creature rises further. */
export const MAX_RANK = 99;
