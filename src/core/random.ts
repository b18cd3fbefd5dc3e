import { hashWords } from './hash.ts';

/**
 * sfc32, the small fast counting generator of Chris Doty-Humphrey (PractRand, public domain). Its
 * state is plain data: four unsigned 32-bit words, changed in place by the functions below. Copy a
 * generator that belongs to a state (`copyRandom`) before drawing from it.
 */
export interface Random {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** Source of all randomness in a game: 1 to 64 characters without line breaks. */
export type Seed = string;

export const MAX_SEED_LENGTH = 64;

/** True for a valid seed: 1 to 64 characters, no control characters, no spaces at either end. */
export function isSeed(text: string): boolean {
  if (text.length === 0 || text.length > MAX_SEED_LENGTH || text.trim() !== text) return false;
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

const MIXING_ROUNDS = 15;

/** Creates a generator from three seed words, mixed as in PractRand. */
export function makeRandom(a: number, b: number, c: number): Random {
  const random = { a: a >>> 0, b: b >>> 0, c: c >>> 0, counter: 1 };
  for (let round = 0; round < MIXING_ROUNDS; round++) nextWord(random);
  return random;
}

/**
 * Creates the stream `name` of a seed. Streams of one seed with different names are independent.
 */
export function makeStream(seed: Seed, name: string): Random {
  const [a, b] = hashWords(`${name}\n${seed}`);
  const [c] = hashWords(`${seed}\n${name}`);
  return makeRandom(a, b, c);
}

/** Derives a seed from another, e.g. for game `index` of a series. */
export function deriveSeed(seed: Seed, index: number | string): Seed {
  const [a, b] = hashWords(`${index}\n${seed}`);
  return (a.toString(36) + b.toString(36)).padStart(14, '0');
}

export function copyRandom(random: Random): Random {
  return { a: random.a, b: random.b, c: random.c, counter: random.counter };
}

/** Number of words drawn so far. */
export function wordsDrawn({ counter }: Readonly<Random>): number {
  return (counter - 1 - MIXING_ROUNDS) >>> 0;
}

/** Draws an unsigned 32-bit word. */
export function nextWord(random: Random): number {
  const { a, b, c, counter } = random;
  const word = (a + b + counter) >>> 0;
  random.a = (b ^ (b >>> 9)) >>> 0;
  random.b = (c + (c << 3)) >>> 0;
  random.c = (((c << 21) | (c >>> 11)) + word) >>> 0;
  random.counter = (counter + 1) >>> 0;
  return word;
}

const WORDS = 0x1_0000_0000;

/** Draws a uniform integer in 0 .. n - 1, by rejection sampling. */
export function below(random: Random, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) {
    throw new RangeError(`below(${n}): expected an integer from 1 to ${WORDS}`);
  }
  const limit = WORDS - (WORDS % n);
  let word = nextWord(random);
  while (word >= limit) word = nextWord(random);
  return word % n;
}

/** Picks one of the items uniformly. */
export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('cannot pick from an empty list');
  return items[below(random, items.length)] as T;
}

/** Index of a weight, drawn with probability proportional to its integer weight. */
export function pickWeighted(random: Random, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0) {
      throw new RangeError(`weight ${weight}: expected a non-negative integer`);
    }
    total += weight;
  }
  let rest = below(random, total);
  let index = 0;
  for (const weight of weights) {
    if (rest < weight) break;
    rest -= weight;
    index += 1;
  }
  return index;
}
