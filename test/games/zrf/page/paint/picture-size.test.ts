import { expect, test } from 'vitest';
import { sizeAlone, sizeOnBoard, spanOf } from '#games/zrf/page/paint/picture-size.ts';

const photo = { isVector: false };
const drawing = { isVector: true };

test.each([
  ['a wide picture', { ...photo, width: 96, height: 48 }, { width: 40, height: 20 }],
  ['a high one', { ...photo, width: 30, height: 120 }, { width: 10, height: 40 }],
  ['one of a usual cell', { ...photo, width: 48, height: 48 }, { width: 40, height: 40 }],
  ['a small one', { ...photo, width: 24, height: 12 }, { width: 20, height: 10 }],
  ['a wide drawing', { ...drawing, width: 200, height: 100 }, { width: 38.4, height: 19.2 }],
])('%s alone is drawn whole, in proportion', (_name, picture, size) => {
  const drawn = sizeAlone(picture, 40);
  expect(drawn.width).toBeCloseTo(size.width);
  expect(drawn.height).toBeCloseTo(size.height);
});

test('a picture on the board has the size set by its file, even beyond its cell', () => {
  const room = { width: 96, height: 96 };
  const wide = { ...photo, width: 96, height: 48 };
  expect(sizeOnBoard(wide, room, 2)).toEqual({ width: 192, height: 96 });
});

/** Spans of pictures in adjacent cells of 36.11 CSS pixels. */
function spansInRow(share: number, density: number): { from: number; length: number }[] {
  const room = 36.11;
  return Array.from({ length: 30 }, (_, at) =>
    spanOf((at + 0.5) * room, room * share, room, density),
  );
}

test.each([1, 1.5, 2])('walls leave no gaps at %d device pixels per pixel', (density) => {
  const spans = spansInRow(1, density);
  const ends = spans.map(({ from, length }) => from + length);
  expect(ends.slice(0, -1)).toEqual(spans.slice(1).map(({ from }) => from));
});

test.each([1, 1.5, 2])('equal pieces have equal sizes (%d)', (density) => {
  expect(new Set(spansInRow(0.9, density).map(({ length }) => length)).size).toBe(1);
});
