import { describe, expect, test } from 'vitest';
import { SIGHT } from '#games/rogue/rules/index.ts';
import { panFor } from '#games/rogue/page/camera/camera.ts';
import { cellFor, zoomed } from '#games/rogue/page/game/cell-size.ts';
import { cellOn } from '#games/rogue/page/map/draw-map.ts';
import { draggedView, wholeView, zoomedView } from '#games/rogue/page/map/map-view.ts';

describe('the cell size', () => {
  test.each([
    [820, 711],
    [1216, 1023],
    [430, 520],
  ])('shows everything in sight in a field of %i by %i', (width, height) => {
    const cell = cellFor({ width, height });
    expect(cell * (2 * SIGHT + 1)).toBeLessThanOrEqual(Math.min(width, height));
    expect((cell + 1) * (2 * SIGHT + 1)).toBeGreaterThan(Math.min(width, height));
  });

  test('never becomes illegibly small', () => {
    expect(cellFor({ width: 100, height: 100 })).toBe(20);
  });

  test('passes through the fitting size, which resets the choice', () => {
    expect(zoomed(undefined, 33, 1)).toBe(40);
    expect(zoomed(40, 33, -1)).toBe('fit');
    expect(zoomed(undefined, 33, -1)).toBe(32);
    expect(zoomed(96, 33, 1)).toBe(96);
  });
});

test('the view follows a cursor outside it', () => {
  expect([panFor(3, 210, 10), panFor(9, 210, 10), panFor(12, 210, 10)]).toEqual([0, 0, -30]);
  expect(panFor(-12, 210, 10)).toBe(30);
});

describe('the map', () => {
  const size = { width: 400, height: 300 };

  test('shows the whole known area as large as possible', () => {
    const view = wholeView({ left: -10, top: 0, right: 30, bottom: 20 }, { x: 0, y: 0 }, size);
    expect(view).toEqual({ ...size, middle: { x: 10, y: 10 }, scale: 8 });
  });

  test('shows the part around the hero if the whole does not fit', () => {
    const view = wholeView({ left: 0, top: 0, right: 900, bottom: 20 }, { x: 850, y: 3 }, size);
    expect(view).toEqual({ ...size, middle: { x: 850, y: 3 }, scale: 2 });
  });

  test('finds the cell under a point after dragging, at any scale', () => {
    const view = { ...size, middle: { x: 5, y: -5 }, scale: 10 };
    expect(cellOn(view, { x: 200, y: 150 })).toEqual({ x: 5, y: -5 });
    expect(cellOn(view, { x: 214, y: 136 })).toEqual({ x: 6, y: -6 });
    expect(cellOn(draggedView(view, { x: 30, y: 0 }), { x: 200, y: 150 })).toEqual({ x: 2, y: -5 });
    expect(zoomedView({ ...view, scale: 8 }, 1).scale).toBe(12);
  });
});
