import { below } from '#core';
import type { Random } from '#core';

/** Where whatever happens at random comes from. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** The chance of a stream, which moves on with it. */
export function chanceOf(random: Random): Chance {
  return { below: (n) => below(random, n) };
}

/** Whether something happens that does in so many of a thousand cases. */
export function happens(chance: Chance, thousandths: number): boolean {
  return chance.below(1000) < thousandths;
}
