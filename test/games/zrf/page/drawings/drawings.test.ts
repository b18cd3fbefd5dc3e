import { expect, test } from 'vitest';
import { DrawingBoard } from '#games/zrf/page/drawings/drawing-board.ts';
import { colourOfKeys, toggleDrawing } from '#games/zrf/page/drawings/drawings.ts';

const ARROW = { from: 1, to: 2, colour: 'green' } as const;

test('the same drawing again erases it, another colour replaces it', () => {
  expect(toggleDrawing([], ARROW)).toEqual([ARROW]);
  expect(toggleDrawing([ARROW], ARROW)).toEqual([]);
  const red = { ...ARROW, colour: 'red' } as const;
  expect(toggleDrawing([ARROW], red)).toEqual([red]);
  const circle = { from: 1, to: 1, colour: 'green' } as const;
  expect(toggleDrawing([ARROW], circle)).toEqual([ARROW, circle]);
});

test.each([
  [false, false, undefined],
  [true, false, 'red'],
  [false, true, 'blue'],
  [true, true, 'yellow'],
] as const)('Shift %s and Alt %s choose %s', (shiftKey, altKey, colour) => {
  expect(colourOfKeys({ shiftKey, altKey })).toBe(colour);
});

test('a drawing is shown while it is drawn, and kept when it is finished', () => {
  const board = new DrawingBoard();
  board.begin(3, undefined);
  expect(board.shown.value).toEqual([{ from: 3, to: 3, colour: 'green' }]);
  board.lead(4);
  board.lead(undefined);
  board.lead(5);
  board.finish();
  expect(board.shown.value).toEqual([{ from: 3, to: 5, colour: 'green' }]);
  board.begin(7, 'blue');
  board.cancel();
  expect(board.shown.value).toHaveLength(1);
  expect(board.clear()).toBe(true);
  expect(board.clear()).toBe(false);
});

test('a finger draws in the chosen colour', () => {
  const board = new DrawingBoard();
  board.colour.value = 'red';
  board.begin(1, undefined);
  board.finish();
  expect(board.shown.value.map(({ colour }) => colour)).toEqual(['red']);
});
