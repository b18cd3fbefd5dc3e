import { expect, test } from 'vitest';
import {
  fittedFont,
  measureCells,
  PARTIAL_VIEW_FONT,
  MIN_READABLE_FONT,
} from '#web/cells/cells.ts';

const ADVANCE = 0.602;

test.each([
  [1350, 690, 1],
  [1350, 690, 2],
  [800, 560, 1.5],
  [640, 420, 1],
  [374, 700, 3],
  [304, 400, 2],
])(
  '%i x %i at density %d holds 80 x 24 cells at the largest possible size',
  (width, height, density) => {
    const cells = measureCells({ width, height, density }, ADVANCE);
    expect(cells.width).toBeGreaterThanOrEqual(80);
    expect(cells.height).toBeGreaterThanOrEqual(24);
    expect(cells.width * cells.cellWidth).toBeLessThanOrEqual(width * density);
    expect(cells.height * cells.cellHeight).toBeLessThanOrEqual(height * density);
    expect(Number.isInteger(cells.cellWidth) && Number.isInteger(cells.cellHeight)).toBe(true);
    expect(cells.font * ADVANCE).toBeCloseTo(cells.cellWidth);
  },
);

test('readable text is wider than a phone screen', () => {
  const room = { width: 374, height: 600, density: 3 };
  expect(fittedFont(room, ADVANCE)).toBeLessThan(MIN_READABLE_FONT);
  const cells = measureCells(room, ADVANCE, PARTIAL_VIEW_FONT);
  expect(cells.font / 3).toBeGreaterThanOrEqual(PARTIAL_VIEW_FONT);
  expect(cells.width).toBe(80);
  expect(cells.height).toBeGreaterThan(40);
  expect(cells.width * cells.cellWidth).toBeGreaterThan(374 * 3);
});

test('an area that is too small still has cells', () => {
  const cells = measureCells({ width: 1, height: 1, density: 1 }, ADVANCE);
  expect(cells).toMatchObject({ width: 80, height: 24, cellWidth: 1 });
});
