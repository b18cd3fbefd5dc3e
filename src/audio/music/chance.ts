import { below } from '#core';
import type { Random } from '#core';

/** True with a chance of `percent`. */
export function happens(random: Random, percent: number): boolean {
  return below(random, 100) < percent;
}

/** Gain varied by up to 15 % in both directions, as by a hand. */
export function byHand(random: Random, gain: number): number {
  return gain * (0.85 + below(random, 31) / 100);
}
