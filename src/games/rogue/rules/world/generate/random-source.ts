import { below, nextWord } from '#core';
import type { Random } from '#core';

/** Where generators take their chance from: a seeded stream, or a script of a test. */
export interface RandomSource {
  /** A whole number from `least` to `most`, both among them, all equally likely. */
  nextInt(least: number, most: number): number;
  /** A number from 0 up to, but not including, 1. */
  nextFloat(): number;
}

const WORDS = 0x1_0000_0000;

/** A stream as a source; drawing from it changes the stream. */
export function sourceOf(random: Random): RandomSource {
  return {
    nextInt: (least, most) => least + below(random, most - least + 1),
    nextFloat: () => nextWord(random) / WORDS,
  };
}

/** The first `count` of some things in random order: a partial Fisher-Yates shuffle in place. */
export function drawSome<T>(random: RandomSource, things: T[], count: number): T[] {
  const most = Math.min(count, things.length);
  for (let at = 0; at < most; at++) {
    const other = random.nextInt(at, things.length - 1);
    [things[at], things[other]] = [things[other] as T, things[at] as T];
  }
  return things.slice(0, most);
}
