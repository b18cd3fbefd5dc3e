import { expect, it } from 'vitest';
import { FIRST_BOUNDARY, nextBoundary } from '#lab/statistics/stop.ts';

it('boundaries begin at 32 and grow by 10 %', () => {
  const boundaries: number[] = [];
  for (let units = 0; boundaries.length < 10;) {
    units = nextBoundary(units);
    boundaries.push(units);
  }
  expect(boundaries).toEqual([32, 36, 40, 45, 50, 56, 62, 69, 76, 84]);
  expect(FIRST_BOUNDARY).toBe(32);
});

it('the next boundary is the same from every number of units below it', () => {
  for (let units = 69; units < 76; units++) expect(nextBoundary(units)).toBe(76);
  expect(nextBoundary(0)).toBe(32);
  expect(nextBoundary(31)).toBe(32);
});

it('boundaries take another start and growth', () => {
  expect(nextBoundary(0, 1, 2)).toBe(1);
  expect(nextBoundary(1, 1, 2)).toBe(3);
  expect(nextBoundary(1e6, 1, 1)).toBe(1e6 + 1);
});
