import { expect, test } from 'vitest';
import { ofOneShape } from '#kit/one-shape.ts';

test('records get the keys of all, in one order, and keep their values', () => {
  const rows: { a?: number; b?: number; c?: number }[] = [{ b: 1 }, { a: 2, b: 3 }, { c: 4 }, {}];
  const alike = ofOneShape(rows);
  expect(alike).toEqual(rows);
  expect(alike.map((row) => Object.keys(row))).toEqual(rows.map(() => ['b', 'a', 'c']));
});

test('the records given stay as they are', () => {
  const row = { a: 1 };
  const [copy] = ofOneShape<{ a?: number; b?: number }>([row, { b: 2 }]);
  expect(copy).not.toBe(row);
  expect(Object.keys(row)).toEqual(['a']);
});
