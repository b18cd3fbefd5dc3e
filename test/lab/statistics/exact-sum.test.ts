import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '#test/support/deep.ts';
import { addExact, mergeExact, valueOfExact } from '#lab/statistics/exact-sum.ts';
import type { ExactSum } from '#lab/statistics/exact-sum.ts';

function sumOf(values: Iterable<number>): ExactSum {
  const sum: ExactSum = [];
  for (const value of values) addExact(sum, value);
  return sum;
}

/** A double as an integer number of 2^-1074, the smallest subnormal. */
function inUnits(value: number): bigint {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const word = bits.getBigUint64(0);
  const exponent = (word >> 52n) & 0x7ffn;
  const fraction = word & 0xf_ffff_ffff_ffffn;
  const magnitude =
    exponent === 0n ? fraction : (fraction | 0x10_0000_0000_0000n) << (exponent - 1n);
  return value < 0 ? -magnitude : magnitude;
}

/** Nearest double to a number of units, half to even, by integer arithmetic only. */
function fromUnits(units: bigint): number {
  const magnitude = units < 0n ? -units : units;
  const excess = Math.max(0, magnitude.toString(2).length - 53);
  const shift = BigInt(excess);
  const kept = magnitude >> shift;
  const rest = magnitude - (kept << shift);
  const half = shift === 0n ? 1n : 1n << (shift - 1n);
  const isUp = rest > half || (rest === half && (kept & 1n) === 1n);
  const rounded = Number(isUp ? kept + 1n : kept);
  // Two steps: 2^excess can exceed the range of doubles, and 2^-1074 is subnormal.
  const low = Math.min(excess, 1023);
  const value = rounded * 2 ** -1074 * 2 ** low * 2 ** (excess - low);
  return units < 0n ? -value : value;
}

function roundedTotal(values: readonly number[]): number {
  return fromUnits(values.reduce((total, value) => total + inUnits(value), 0n));
}

const anyValue = fc.double({ min: -1e290, max: 1e290, noNaN: true });
const subnormal = fc.integer({ min: -1000, max: 1000 }).map((units) => units * 2 ** -1074);
/** Few bits at scattered exponents: sums often cancel or fall half-way between two doubles. */
const scattered = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -120, max: 120 }))
  .map(([digit, exponent]) => digit * 2 ** exponent);
const figure = fc.integer({ min: -10_000, max: 10_000 }).map((tenths) => tenths / 10);
const values = fc.oneof(
  fc.array(anyValue, { maxLength: 20 }),
  fc.array(fc.oneof(scattered, scattered, subnormal), { maxLength: 40 }),
  fc.array(figure, { maxLength: 60 }),
);

describe('an exact sum', () => {
  it('is the exact total, rounded once to the nearest even double', () => {
    fc.assert(
      fc.property(values, (list) => {
        expect(valueOfExact(sumOf(list))).toBe(roundedTotal(list) + 0);
      }),
      { numRuns: repeats(700, 50_000) },
    );
  });

  it('has the same parts for any order and grouping', () => {
    const cut = values.chain((list) =>
      fc.record({
        list: fc.constant(list),
        shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
        cuts: fc.array(fc.nat(list.length), { maxLength: 6 }),
      }),
    );
    fc.assert(
      fc.property(cut, ({ list, shuffled, cuts }) => {
        const whole = sumOf(list);
        const merged: ExactSum = [];
        const ends = [0, ...cuts.sort((a, b) => a - b), shuffled.length];
        for (const [at, end] of ends.slice(1).entries()) {
          mergeExact(merged, sumOf(shuffled.slice(ends[at], end)));
        }
        expect(merged).toEqual(whole);
        expect(JSON.parse(JSON.stringify(merged))).toEqual(whole);
      }),
      { numRuns: repeats(700, 50_000) },
    );
  });

  it('returns to an empty list when all values cancel', () => {
    fc.assert(
      fc.property(values, (list) => {
        const sum = sumOf(list);
        for (const value of list) addExact(sum, -value);
        expect(sum).toEqual([]);
        expect(valueOfExact(sum)).toBe(0);
      }),
    );
  });

  it.each([
    { name: 'the example of Python', list: [1e100, 1, -1e100, 1], total: 2 },
    { name: 'ten tenths', list: new Array<number>(10).fill(0.1), total: 1 },
    { name: 'a half unit above an even number', list: [2 ** 53, 1], total: 2 ** 53 },
    { name: 'a half unit above an odd number', list: [2 ** 53 + 2, 1], total: 2 ** 53 + 4 },
    { name: 'a half unit and a bit', list: [2 ** 53, 1, 2 ** -1074], total: 2 ** 53 + 2 },
    { name: 'a half unit less a bit', list: [2 ** 53 + 2, 1, -(2 ** -1074)], total: 2 ** 53 + 2 },
    {
      name: 'a tiny half unit and a bit',
      list: [2 ** -447, 2 ** -500, 2 ** -1074],
      total: 2 ** -447 + 2 ** -499,
    },
    { name: 'two subnormals', list: [2 ** -1074, 2 ** -1074], total: 2 ** -1073 },
  ])('rounds $name', ({ list, total }) => {
    expect(valueOfExact(sumOf(list))).toBe(total);
    expect(valueOfExact(sumOf(list.toReversed()))).toBe(total);
  });

  it('keeps one part for integers, and few for figures', () => {
    const integers = Array.from({ length: 10_000 }, (_, index) => index * index);
    expect(sumOf(integers)).toHaveLength(1);
    const tenths = Array.from({ length: 10_000 }, (_, index) => index / 10);
    expect(sumOf(tenths).length).toBeLessThanOrEqual(2);
  });

  it.each([Number.NaN, Infinity, -Infinity, 1e291])('refuses %d', (value) => {
    expect(() => addExact([], value)).toThrow(RangeError);
  });
});
