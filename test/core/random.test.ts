import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  copyRandom,
  deriveSeed,
  isSeed,
  makeRandom,
  makeStream,
  nextWord,
  pickWeighted,
} from '#core';

const words = (a: number, b: number, c: number, count: number) => {
  const random = makeRandom(a, b, c);
  return Array.from({ length: count }, () => nextWord(random));
};

/** Number of times each of `sides` numbers occurs in the draws. */
function tally(sides: number, draws: number, draw: () => number): number[] {
  const drawn = Array.from({ length: draws }, draw);
  return Array.from({ length: sides }, (_, side) => drawn.filter((n) => n === side).length);
}

describe('sfc32', () => {
  // Source: RNG_output of PractRand pre0.95 (public domain), as quoted by the crates rand_sfc and
  // sfc-prng; three seed words, 15 rounds of mixing.
  it.each([
    {
      seed: [0, 0, 0],
      expected: [
        0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909, 0xfad8b4a8, 0x3ca4b808,
        0x3821b4c5, 0x5e7023ca, 0x50f26bf7, 0xf1e1b0a2, 0x6163032f, 0x3bf3c9a4, 0x6db6c5e0,
        0x57331c8c, 0x2aaf9993,
      ],
    },
    {
      seed: [0, 0x89abcdef, 0x01234567],
      expected: [
        0x35e05b54, 0x4c627ca1, 0x33a043e2, 0xb6113c67, 0x7cab9699, 0x4a52efeb, 0x5936797f,
        0x139e2b9f, 0xc7df3db1, 0x61ce1717, 0x5581e344, 0xbc3016ea, 0xa6bfd381, 0xcfed5524,
        0x8a34536c, 0x3e3fa43b,
      ],
    },
    {
      seed: [0, 2, 1],
      expected: [
        0x03b80bb8, 0xa87dbc7e, 0x1787178c, 0x4c7b7234, 0xc65dade2, 0x2c692349, 0xf52c2153,
        0xdf098072, 0x9d49b03c, 0x9562381a, 0xc9b41738, 0x64b75e54, 0x36ce9b32, 0xf106947e,
        0x0afc726b, 0x549bbc87,
      ],
    },
  ])(
    'returns the published words for the seed $seed',
    ({ seed: [a = 0, b = 0, c = 0], expected }) => {
      expect(words(a, b, c, expected.length)).toEqual(expected);
    },
  );

  it('has four unsigned words of plain data as its state', () => {
    const random = makeRandom(0, 0, 0);
    for (let i = 0; i < 100; i++) nextWord(random);
    expect(JSON.parse(JSON.stringify(random))).toEqual(random);
    for (const word of Object.values(random) as number[]) expect(word >>> 0).toBe(word);
  });

  it('continues from a copy like the original', () => {
    const random = makeStream('copy', 'test');
    const copy = copyRandom(random);
    expect(nextWord(copy)).toBe(nextWord(random));
  });
});

describe('below', () => {
  it('stays in range and reaches every value', () => {
    const random = makeStream('below', 'test');
    const seen = new Set(Array.from({ length: 2000 }, () => below(random, 37)));
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
  });

  it('is uniform: 60 000 throws of a die pass a chi-squared test at 1 in 10 000', () => {
    const random = makeStream('die', 'test');
    const counts = tally(6, 60_000, () => below(random, 6));
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(25.7);
  });

  it('rejects words that would favour small values', () => {
    // 2^31 + 1 leaves a remainder of almost half the words, which must be redrawn.
    const random = makeStream('reject', 'test');
    for (let i = 0; i < 1000; i++) expect(below(random, 0x8000_0001)).toBeLessThan(0x8000_0001);
    expect(random.counter).toBeGreaterThan(1500);
  });

  it.each([0, -1, 1.5, Number.NaN, 0x1_0000_0001])('throws for a range of %s', (n) => {
    expect(() => below(makeRandom(1, 2, 3), n)).toThrow(RangeError);
  });
});

describe('random streams', () => {
  it('differ by name and by seed, and repeat for the same of both', () => {
    const first = (seed: string, name: string) => nextWord(makeStream(seed, name));
    expect(first('a', 'chance')).toBe(first('a', 'chance'));
    expect(first('a', 'chance')).not.toBe(first('a', 'world'));
    expect(first('a', 'chance')).not.toBe(first('b', 'chance'));
  });

  it('are fixed by the file format', () => {
    expect(nextWord(makeStream('quiet-harbour', 'chance'))).toMatchInlineSnapshot(`2580267460`);
    expect(deriveSeed('run', 7)).toMatchInlineSnapshot(`"01wemeru8lmde3"`);
  });

  it('derive distinct seeds that are valid in a transcript', () => {
    const seeds = Array.from({ length: 20_000 }, (_, i) => deriveSeed('run', i));
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(isSeed)).toBe(true);
  });

  it('draw by weight, and never an item of weight zero', () => {
    const random = makeStream('weights', 'test');
    const [three = 0, none, one = 0] = tally(3, 4000, () => pickWeighted(random, [3, 0, 1]));
    expect(none).toBe(0);
    expect(three / one).toBeGreaterThan(2.6);
    expect(three / one).toBeLessThan(3.4);
    expect(() => pickWeighted(random, [1, -1])).toThrow(RangeError);
    expect(() => pickWeighted(random, [0, 0])).toThrow(RangeError);
  });
});

describe('isSeed', () => {
  it.each([
    ['a', true],
    ['тихая гавань', true],
    ['', false],
    [' a', false],
    ['a\nb', false],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
  ])('is %j: %s', (text, expected) => {
    expect(isSeed(text)).toBe(expected);
  });

  it('rejects every line break', () => {
    fc.assert(
      fc.property(fc.string(), (text) => !isSeed(text) || !/[\r\n\u2028\u2029]/.test(text)),
    );
  });
});
