import { below, nextWord } from '#core';
import type { Random } from '#core';

/** Random numbers for generators, from a seeded stream or a test script. */
export interface RandomSource {
  /** A uniform random integer from `least` to `most`, inclusive. */
  nextInt(least: number, most: number): number;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  nextFloat(): number;
}

const WORDS = 0x1_0000_0000;

/** Wraps a stream; draws advance it. */
export function sourceOf(random: Random): RandomSource {
  return {
    nextInt: (least, most) => least + below(random, most - least + 1),
    nextFloat: () => nextWord(random) / WORDS,
  };
}

/** Draws `count` things in random order: a partial Fisher-Yates shuffle in place. */
export function drawSome<T>(random: RandomSource, things: T[], count: number): T[] {
  const most = Math.min(count, things.length);
  for (let at = 0; at < most; at++) {
    const other = random.nextInt(at, things.length - 1);
    [things[at], things[other]] = [things[other] as T, things[at] as T];
  }
  return things.slice(0, most);
}
