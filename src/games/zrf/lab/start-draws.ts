import { assertDefined, below, deriveSeed, makeStream, nextWord } from '#core';
import type { Random, Seed } from '#core';
import { Packings } from '../puzzles/index.ts';
import type { BlockPuzzle } from '../puzzles/index.ts';

/** Random arrangements of a puzzle's blocks, numbered from 0. Each depends only on its number. */
export interface StartDraws {
  /** Number of arrangements that fit the board; undefined if there are too many to count. */
  readonly arrangements: number | undefined;
  /** True if no arrangement is drawn twice: that many draws give all of them. */
  readonly isListed: boolean;
  /** True for random walks from the start of the puzzle, false for uniform draws. */
  readonly isWalk: boolean;
  /** Anchor of each block. */
  draw(index: number): readonly number[];
}

/** Puzzles with more arrangements can draw one twice, which is then very unlikely. */
const MAX_LISTED = 1 << 30;
const WORD_BITS = 32;

/** Slides tried in a random walk. */
export const WALK_LENGTH = 100_000;

/** Uniform draws from all arrangements that fit; random walks if there are too many to count. */
export function startDraws(puzzle: BlockPuzzle, seed: Seed): StartDraws {
  const packings = Packings.of(puzzle);
  if (packings === undefined) {
    const draw = (index: number) => walk(puzzle, streamOf(seed, index));
    return { arrangements: undefined, isListed: false, isWalk: true, draw };
  }
  const { count } = packings;
  const arrangements = Number(count);
  if (count > MAX_LISTED) {
    const draw = (index: number) => packings.anchorsAt(bigBelow(streamOf(seed, index), count));
    return { arrangements, isListed: false, isWalk: false, draw };
  }
  const shuffled = shuffle(arrangements, makeStream(seed, 'starts'));
  const draw = (index: number) => packings.anchorsAt(BigInt(shuffled(index)));
  return { arrangements, isListed: true, isWalk: false, draw };
}

function streamOf(seed: Seed, index: number): Random {
  return makeStream(deriveSeed(seed, index), 'start');
}

/** Draws a uniform integer below `n`, by rejection. */
function bigBelow(random: Random, n: bigint): bigint {
  const words = Math.ceil((n - 1n).toString(2).length / WORD_BITS);
  const all = 1n << BigInt(words * WORD_BITS);
  const limit = all - (all % n);
  for (;;) {
    let number = 0n;
    for (let word = 0; word < words; word++) {
      number = (number << BigInt(WORD_BITS)) | BigInt(nextWord(random));
    }
    if (number < limit) return number % n;
  }
}

const ROUNDS = 8;

/**
 * Random order of 0 to `count - 1`, computed one by one: a Feistel network of the least even number
 * of bits, repeated until the number is below `count` (cycle walking; Black and Rogaway, "Ciphers
 * with Arbitrary Finite Domains", 2002).
 */
export function shuffle(count: number, random: Random): (index: number) => number {
  const bits = WORD_BITS - Math.clz32(Math.max(1, count - 1));
  const half = Math.max(1, Math.ceil(bits / 2));
  const mask = (1 << half) - 1;
  const keys = Array.from({ length: ROUNDS }, () => nextWord(random));
  const encipher = (number: number) => {
    let [left, right] = [number >>> half, number & mask];
    for (const key of keys) [left, right] = [right, left ^ (mix(right ^ key) & mask)];
    return ((left << half) | right) >>> 0;
  };
  return (index) => {
    let number = encipher(index);
    while (number >= count) number = encipher(number);
    return number;
  };
}

/** Finalizer of MurmurHash3 (Austin Appleby, public domain). */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Random walk from the start of a puzzle. Each step draws a block and a direction and stays if the
 * slide is blocked. Slides are reversible and every pair is as likely as any other, so long walks
 * approach the uniform distribution over all reachable positions.
 */
function walk(puzzle: BlockPuzzle, random: Random): readonly number[] {
  const shapeOf = puzzle.blocks.map((_, block) => {
    return assertDefined(puzzle.shapes.find(({ blocks }) => blocks.includes(block)));
  });
  const places = puzzle.blocks.map(({ anchor }, block) => {
    return assertDefined(shapeOf[block]).anchors.indexOf(anchor);
  });
  const owner = new Int32Array(puzzle.positions).fill(-1);
  const coversOf = (block: number, place: number) =>
    assertDefined(assertDefined(shapeOf[block]).covers[place]);
  const cover = (block: number, place: number, by: number) => {
    for (const position of coversOf(block, place)) owner[position] = by;
  };
  for (const [block, place] of places.entries()) cover(block, place, block);
  for (let step = 0; step < WALK_LENGTH; step++) {
    const block = below(random, places.length);
    const link = assertDefined(shapeOf[block]).next[below(random, puzzle.differences.length)];
    const from = assertDefined(places[block]);
    const to = assertDefined(assertDefined(link)[from]);
    if (to < 0) continue;
    const isFree = coversOf(block, to).every((at) => owner[at] === -1 || owner[at] === block);
    if (!isFree) continue;
    cover(block, from, -1);
    cover(block, to, block);
    places[block] = to;
  }
  return places.map((place, block) => assertDefined(assertDefined(shapeOf[block]).anchors[place]));
}
