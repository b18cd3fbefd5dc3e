/**
 * Growth of a hero in worlds with floors: each level adds health and lets the hero choose a gift.
 * In other worlds, levels add attack and armour.
 */

/** Choices at a new level; one row each. */
export const GIFTS = {
  might: { attack: 2 },
  guard: { armor: 1 },
  vigour: { health: 5 },
  aim: { missiles: 3 },
  leech: { perKill: 1.5 },
  parry: { firstBlow: 3 },
  calm: { rest: 0.1 },
} as const satisfies Readonly<Record<string, Gift>>;

/** Values that a gift adds each time it is chosen. */
interface Gift {
  readonly attack?: number;
  readonly armor?: number;
  /** Maximum health. */
  readonly health?: number;
  /** Damage of missiles, bombs included. */
  readonly missiles?: number;
  /** Health restored by killing a mob that gives experience. */
  readonly perKill?: number;
  /** Taken off the first blow of each mob. */
  readonly firstBlow?: number;
  /** Health restored by a turn of rest. */
  readonly rest?: number;
}

export type GiftKind = keyof typeof GIFTS;
export const GIFT_KINDS = Object.keys(GIFTS) as readonly GiftKind[];

/** Number of gifts to choose from. */
export const OFFERED = 3;

/** Maximum health gained per level, and by how much it heals. */
export const HEALTH_PER_LEVEL = 2;

export interface Growth {
  /** Number of times each gift has been chosen. */
  readonly gifts: Readonly<Record<GiftKind, number>>;
  /** Gifts to choose from now; empty if no choice is due. */
  readonly offers: readonly GiftKind[];
  /** Number of choices due, the current one included. */
  readonly due: number;
}

export const NO_GROWTH: Growth = {
  gifts: { might: 0, guard: 0, vigour: 0, aim: 0, leech: 0, parry: 0, calm: 0 },
  offers: [],
  due: 0,
};

/** The gifts chosen so far. */
export function giftRanks(growth: Growth | undefined): readonly { kind: GiftKind; rank: number }[] {
  return GIFT_KINDS.flatMap((kind) => {
    const rank = growth?.gifts[kind] ?? 0;
    return rank === 0 ? [] : [{ kind, rank }];
  });
}

/** Total of a value over all gifts chosen. */
export function giftOf(growth: Growth | undefined, value: keyof Gift): number {
  if (growth === undefined) return 0;
  return GIFT_KINDS.reduce((sum, kind) => {
    const gift: Gift = GIFTS[kind];
    return sum + growth.gifts[kind] * (gift[value] ?? 0);
  }, 0);
}
