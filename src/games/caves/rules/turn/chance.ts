import { below } from '#core';
import type { Random } from '#core';

/** Source of random numbers. */
export interface Chance {
  /** A random integer from 0 to n - 1. */
  below(n: number): number;
}

/** The chance of a random stream, which it advances. */
export function chanceOf(random: Random): Chance {
  return { below: (n) => below(random, n) };
}

/** True with this probability in thousandths. */
export function happens(chance: Chance, thousandths: number): boolean {
  return chance.below(1000) < thousandths;
}
