import { assertDefined } from '#core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aggregate,
  CHECK_METHODS,
  facesOf,
  heroTotal,
  MARK_IDS,
  oddsOf,
  shortfallOf,
  spreadOf,
} from '#games/dice/rules/index.ts';
import type { DieBattleCheck, Faces } from '#games/dice/rules/index.ts';

const plain = { method: 'SUM', helpers: [], opponentModifier: 0 } as const;

/** The table of odds of the specification, in per cent: hidden, and discarded for +1. */
const TABLE: readonly (readonly [number, string])[] = [
  [4, '62.5 81.2  41.7 58.3  31.2 43.8  25.0 35.0  20.8 29.2'],
  [6, '75.0 87.5  58.3 72.2  43.8 56.2  35.0 45.0  29.2 37.5'],
  [8, '81.2 90.6  68.8 79.2  56.2 67.2  45.0 55.0  37.5 45.8'],
  [10, '85.0 92.5  75.0 83.3  65.0 73.8  55.0 64.0  45.8 54.2'],
  [12, '87.5 93.8  79.2 86.1  70.8 78.1  62.5 70.0  54.2 61.8'],
];

describe('odds of one die against one', () => {
  it.each(TABLE)('d%i', (size, row) => {
    const expected = row.split(/ +/).map(Number);
    [4, 6, 8, 10, 12].forEach((opponent, at) => {
      [0, 1].forEach((modifier) => {
        const { favourable, total } = oddsOf({ ...plain, dice: [size], modifier, opponent });
        expect(total).toBe(size * opponent);
        const percent = (100 * favourable) / total;
        expect(Math.abs(percent - assertDefined(expected[2 * at + modifier]))).toBeLessThanOrEqual(
          0.0500001,
        );
      });
    });
  });
});

describe('odds of the examples', () => {
  it.each([
    ['d4 and d4 against d6', { dice: [4, 4], modifier: 0, opponent: 6 }, 19, 24],
    ['the same, discarded', { dice: [4, 4], modifier: 1, opponent: 6 }, 43, 48],
    ['a hit with a discarded d6', { dice: [6], modifier: 3, opponent: 6 }, 11, 12],
    ['a hit against a trait', { dice: [6], modifier: 1, opponent: 6, opponentModifier: 1 }, 7, 12],
    ['closing 4 with a d4', { dice: [4], modifier: 0, opponentModifier: 4 }, 1, 4],
    ['closing 6 with a d6', { dice: [6], modifier: 1, opponentModifier: 6 }, 1, 3],
    ['closing 6 with two dice', { dice: [6, 4], modifier: 1, opponentModifier: 6 }, 3, 4],
  ])('%s', (_name, check, favourable, total) => {
    const odds = oddsOf({ ...plain, ...check });
    expect(odds.favourable * total).toBe(odds.total * favourable);
  });
});

function valuesOf(faces: Faces): readonly number[] {
  return typeof faces === 'number' ? Array.from({ length: faces }, (_, at) => at + 1) : faces;
}

function everyRoll(dice: readonly Faces[]): number[][] {
  return dice.reduce<number[][]>(
    (rolls, faces) => rolls.flatMap((roll) => valuesOf(faces).map((value) => [...roll, value])),
    [[]],
  );
}

/** Dice with any mark, the plain ones and those with special faces more often. */
const size = fc
  .record({
    size: fc.constantFrom(4, 6, 8),
    mark: fc.constantFrom('', 'keen', 'lucky', 'steady', 'bold', 'measured', ...MARK_IDS),
  })
  .map(facesOf);
const checks = fc.record({
  method: fc.constantFrom(...CHECK_METHODS),
  dice: fc.array(size, { minLength: 1, maxLength: 3 }),
  helpers: fc.array(size, { maxLength: 1 }),
  modifier: fc.integer({ min: -3, max: 5 }),
  opponent: fc.option(size, { nil: undefined }),
  opponentModifier: fc.integer({ min: -2, max: 9 }),
});

it('odds and shortfalls match an enumeration of all rolls', () => {
  fc.assert(
    fc.property(checks, ({ opponent, ...rest }) => {
      const check: DieBattleCheck = opponent === undefined ? rest : { ...rest, opponent };
      const { dice, helpers, opponentModifier } = check;
      const differences = everyRoll([...dice, ...helpers]).flatMap((roll) => {
        const own = heroTotal(check, roll.slice(0, dice.length), roll.slice(dice.length));
        return everyRoll(opponent === undefined ? [] : [opponent]).map(
          ([foe = 0]) => own - foe - opponentModifier,
        );
      });
      const total = differences.length;
      expect(oddsOf(check)).toEqual({
        favourable: differences.filter((difference) => difference >= 0).length,
        total,
      });
      const sum = differences.reduce((short, difference) => short + Math.max(0, -difference), 0);
      expect(shortfallOf(check)).toEqual({ sum, total });
    }),
    { numRuns: 200 },
  );
});

describe('methods', () => {
  it.each([
    ['SUM', 10],
    ['AVG_UP', 4],
    ['AVG_DOWN', 3],
    ['MAX', 6],
    ['MIN', 1],
  ] as const)('%s of 1, 3 and 6 is %i', (method, result) => {
    expect(aggregate(method, [1, 3, 6])).toBe(result);
    expect(heroTotal({ method, modifier: 2 }, [1, 3, 6], [])).toBe(result + 2);
  });

  it.each(CHECK_METHODS)('%s of nothing throws, and its distribution is empty', (method) => {
    expect(() => aggregate(method, [])).toThrow(RangeError);
    expect(spreadOf(method, [])).toEqual({ least: 0, ways: [1] });
  });
});
