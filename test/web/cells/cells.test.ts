import { expect, test } from 'vitest';
import { measureCells } from '../../../src/web/cells/cells.ts';

test.each([
  [1350, 690, 1],
  [1350, 690, 2],
  [800, 560, 1.5],
  [640, 420, 1],
])('%i x %i at density %d holds 80 x 24 cells, as large as can be', (width, height, density) => {
  const cells = measureCells(width, height, density, 0.602);
  expect(cells.width).toBeGreaterThanOrEqual(80);
  expect(cells.height).toBeGreaterThanOrEqual(24);
  expect(cells.width * cells.cellWidth).toBeLessThanOrEqual(width * density);
  expect(cells.height * cells.cellHeight).toBeLessThanOrEqual(height * density);
  expect(Number.isInteger(cells.cellWidth) && Number.isInteger(cells.cellHeight)).toBe(true);
});

test('an area that is too small still has cells', () => {
  expect(measureCells(1, 1, 1, 0.6)).toMatchObject({ width: 1, height: 1 });
});
