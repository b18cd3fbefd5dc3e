import { assertDefined } from '#core';
import { expect, it } from 'vitest';
import { OddsTable } from '#games/dice/bots/odds-table.ts';

const odds = new OddsTable();

const dieOf = (size: number) => ({ size, mark: '' });
const diceOf = (sizes: readonly number[]) => sizes.map(dieOf);

/** Odds of one die against another, hidden and discarded, from section 3.1 of the specification. */
const TABLE = [
  [4, [62.5, 81.2], [41.7, 58.3], [31.2, 43.8], [25.0, 35.0], [20.8, 29.2]],
  [6, [75.0, 87.5], [58.3, 72.2], [43.8, 56.2], [35.0, 45.0], [29.2, 37.5]],
  [8, [81.2, 90.6], [68.8, 79.2], [56.2, 67.2], [45.0, 55.0], [37.5, 45.8]],
  [10, [85.0, 92.5], [75.0, 83.3], [65.0, 73.8], [55.0, 64.0], [45.8, 54.2]],
  [12, [87.5, 93.8], [79.2, 86.1], [70.8, 78.1], [62.5, 70.0], [54.2, 61.8]],
] as const;
const SIZES = [4, 6, 8, 10, 12] as const;

const CASES = TABLE.flatMap(([size, ...row]) =>
  row.flatMap((pair, at) =>
    pair.map((win, edge) => [size, assertDefined(SIZES[at]), edge, win] as const),
  ),
);

it.each(CASES)('d%i against d%i with +%i wins %f %%', (size, foe, edge, percent) => {
  const contest = {
    method: 'SUM',
    dice: diceOf([size]),
    helpers: [],
    foe: dieOf(foe),
    edge,
  } as const;
  expect(Math.abs(odds.prospectOf(contest).win * 100 - percent)).toBeLessThan(0.06);
  expect(odds.prospectOf(contest)).toBe(odds.prospectOf(contest));
});

it.each([
  ['a helper against a die', [4], [4], 6, 0, 19 / 24],
  ['a helper and +1', [4], [4], 6, 1, 43 / 48],
  ['one die against a difficulty', [4], [], undefined, -4, 1 / 4],
  ['two dice and +1 against a difficulty', [6, 4], [], undefined, -5, 3 / 4],
] as const)('%s', (_name, own, helping, size, edge, win) => {
  const foe = size === undefined ? undefined : dieOf(size);
  const [dice, helpers] = [diceOf(own), diceOf(helping)];
  expect(odds.prospectOf({ method: 'SUM', dice, helpers, foe, edge }).win).toBeCloseTo(win, 10);
});

it('computes the average shortfall of a check', () => {
  const contest = {
    method: 'SUM',
    dice: diceOf([4]),
    helpers: [],
    foe: dieOf(4),
    edge: 0,
  } as const;
  expect(odds.prospectOf(contest).shortfall).toBeCloseTo(10 / 16, 10);
});

it('computes checks with more dice than it caches', () => {
  const dice = diceOf([4, 4, 4, 4, 4]);
  expect(odds.prospectOf({ method: 'SUM', dice, helpers: [], foe: undefined, edge: -5 }).win).toBe(
    1,
  );
  expect(odds.meanOf('SUM', dice)).toBeCloseTo(12.5, 10);
});
