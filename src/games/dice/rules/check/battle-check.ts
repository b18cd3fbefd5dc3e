import { largest, smallest } from '#core';

/** How the rolls of several dice become one number. */
export const CHECK_METHODS = ['SUM', 'AVG_UP', 'AVG_DOWN', 'MAX', 'MIN'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

function sum(rolls: readonly number[]): number {
  let total = 0;
  for (const roll of rolls) total += roll;
  return total;
}

/** One number of at least one roll. */
export function aggregate(method: CheckMethod, rolls: readonly number[]): number {
  if (rolls.length === 0) throw new RangeError(`${method} of no rolls`);
  switch (method) {
    case 'SUM':
      return sum(rolls);
    case 'AVG_UP':
      return Math.ceil(sum(rolls) / rolls.length);
    case 'AVG_DOWN':
      return Math.floor(sum(rolls) / rolls.length);
    case 'MAX':
      return largest(rolls);
    case 'MIN':
      return smallest(rolls);
  }
}

/**
 * A check between dice. The hero's modifier is counted once, whatever the method; helping dice are
 * added to the aggregate of the others. Without an opponent's die the modifier is all that stands
 * against the hero: a difficulty, or 0.
 */
export interface DieBattleCheck {
  readonly method: CheckMethod;
  /** Sizes of the hero's dice, and of those that help. */
  readonly dice: readonly number[];
  readonly helpers: readonly number[];
  readonly modifier: number;
  readonly opponent?: number;
  readonly opponentModifier: number;
}

/** The hero's total: no dice at all come to the modifier alone. */
export function heroTotal(
  check: Pick<DieBattleCheck, 'method' | 'modifier'>,
  rolls: readonly number[],
  helperRolls: readonly number[],
): number {
  const main = rolls.length === 0 ? 0 : aggregate(check.method, rolls);
  return main + sum(helperRolls) + check.modifier;
}

/** 0 and more is success: a tie is the hero's. */
export function checkResult(own: number, opponent: number): number {
  return own - opponent;
}
