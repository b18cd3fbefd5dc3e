import { makeStream, nextWord } from '#core';

/** Zobrist keys, identical in every run of the program. */
export interface Keys {
  readonly high: Int32Array;
  readonly low: Int32Array;
}

export function makeKeys(count: number, name: string): Keys {
  const random = makeStream('zrf', name);
  const high = new Int32Array(count);
  const low = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    high[index] = nextWord(random);
    low[index] = nextWord(random);
  }
  return { high, low };
}

/** Computes a key for a number that is too large or too rare for a table. */
export function mixed(number: number): number {
  let word = Math.imul(number ^ 0x2c1b3c6d, 0x297a2d39);
  word ^= word >>> 15;
  word = Math.imul(word, 0x7feb352d);
  return word ^ (word >>> 13);
}
