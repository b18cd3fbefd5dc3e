import { expect, test } from 'vitest';
import { fittedFont, measureCells, READABLE, SMALL } from '#web/cells/cells.ts';

const ADVANCE = 0.602;

test.each([
  [1350, 690, 1],
  [1350, 690, 2],
  [800, 560, 1.5],
  [640, 420, 1],
  [374, 700, 3],
  [304, 400, 2],
])('%i x %i at density %d holds 80 x 24 cells, as large as can be', (width, height, density) => {
  const cells = measureCells({ width, height, density }, ADVANCE);
  expect(cells.width).toBeGreaterThanOrEqual(80);
  expect(cells.height).toBeGreaterThanOrEqual(24);
  expect(cells.width * cells.cellWidth).toBeLessThanOrEqual(width * density);
  expect(cells.height * cells.cellHeight).toBeLessThanOrEqual(height * density);
  expect(Number.isInteger(cells.cellWidth) && Number.isInteger(cells.cellHeight)).toBe(true);
  expect(cells.font * ADVANCE).toBeCloseTo(cells.cellWidth);
});

test('letters that can be read take more room than a phone has across', () => {
  const room = { width: 374, height: 600, density: 3 };
  expect(fittedFont(room, ADVANCE)).toBeLessThan(SMALL);
  const cells = measureCells(room, ADVANCE, READABLE);
  expect(cells.font / 3).toBeGreaterThanOrEqual(READABLE);
  expect(cells.width).toBe(80);
  expect(cells.height).toBeGreaterThan(40);
  expect(cells.width * cells.cellWidth).toBeGreaterThan(374 * 3);
});

test('an area that is too small still has cells', () => {
  const cells = measureCells({ width: 1, height: 1, density: 1 }, ADVANCE);
  expect(cells).toMatchObject({ width: 80, height: 24, cellWidth: 1 });
});
