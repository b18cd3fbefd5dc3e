import { below, nextWord } from '#core';
import type { Random } from '#core';

/** Random numbers for generators, from a seeded stream or a test script. */
export interface RandomSource {
  /** A uniform random integer from `least` to `most`, inclusive. */
  nextInt(min: number, max: number): number;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  nextFloat(): number;
}

const WORDS = 0x1_0000_0000;

/** Wraps a stream; draws advance it. */
export function sourceOf(random: Random): RandomSource {
  return {
    nextInt: (min, max) => min + below(random, max - min + 1),
    nextFloat: () => nextWord(random) / WORDS,
  };
}

/** Draws `count` things in random order: a partial Fisher-Yates shuffle in place. */
export function drawSome<T>(random: RandomSource, items: T[], count: number): T[] {
  const max = Math.min(count, items.length);
  for (let at = 0; at < max; at++) {
    const other = random.nextInt(at, items.length - 1);
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items.slice(0, max);
}
