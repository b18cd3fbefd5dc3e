import { largest, smallest } from '#core';
import type { Faces } from '../model/marks.ts';

/** Ways to combine the rolls of several dice into one number. */
export const CHECK_METHODS = ['SUM', 'AVG_UP', 'AVG_DOWN', 'MAX', 'MIN'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

function sum(rolls: readonly number[]): number {
  let total = 0;
  for (const roll of rolls) total += roll;
  return total;
}

/** Combines at least one roll into one number. */
export function aggregate(method: CheckMethod, rolls: readonly number[]): number {
  if (rolls.length === 0) throw new RangeError(`${method} needs at least one roll.`);
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
 * A check between dice. The hero's modifier counts once, whatever the method. Helping dice are
 * added to the aggregate of the others. Without an opponent's die, the opposing modifier is the
 * difficulty, or 0.
 */
export interface DieBattleCheck {
  readonly method: CheckMethod;
  /** Faces of the hero's dice; `helpers` are those of the helping dice. */
  readonly dice: readonly Faces[];
  readonly helpers: readonly Faces[];
  readonly modifier: number;
  readonly opponent?: Faces;
  readonly opponentModifier: number;
}

/** The hero's total. Without dice it is the modifier alone. */
export function heroTotal(
  check: Pick<DieBattleCheck, 'method' | 'modifier'>,
  rolls: readonly number[],
  helperRolls: readonly number[],
): number {
  const main = rolls.length === 0 ? 0 : aggregate(check.method, rolls);
  return main + sum(helperRolls) + check.modifier;
}

/** Margin of a check. 0 or more is a success: the hero wins ties. */
export function checkResult(own: number, opponent: number): number {
  return own - opponent;
}
