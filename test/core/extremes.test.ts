import { expect, test } from 'vitest';
import { failed, largest, smallest } from '#core';

const ITEM_COUNT = 1_000_000;

test('largest and smallest handle more values than fit on the stack', () => {
  const values = Float64Array.from({ length: ITEM_COUNT }, (_, i) => (i * 7919) % ITEM_COUNT);
  expect(largest(values)).toBe(ITEM_COUNT - 1);
  expect(smallest(values)).toBe(0);
});

test('the bound counts as one of the values', () => {
  expect(largest([2, -1], 5)).toBe(5);
  expect(largest([], 0)).toBe(0);
  expect(smallest([2, -1], -3)).toBe(-3);
  expect(smallest(new Set([2, -1]), 0)).toBe(-1);
});

test('an empty list has infinite extremes', () => {
  expect(largest([])).toBe(-Infinity);
  expect(smallest([])).toBe(Infinity);
});

test('failed handles more problems than fit on the stack', () => {
  const problem = { code: 'bad', message: 'Bad.' };
  const result = failed(Array.from({ length: ITEM_COUNT }, () => problem));
  expect(result.ok ? 0 : result.problems.length).toBe(ITEM_COUNT);
  expect(failed(problem)).toEqual({ ok: false, problems: [problem] });
});
