import { expect, test } from 'vitest';
import { Cursor } from '#roguelike/screen/cursor.ts';
import type { Aim } from '#roguelike/screen/cursor.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Key } from '#screen';

const key = (name: string, shift = false): Key => ({
  name,
  shift,
  ctrl: false,
  alt: false,
  text: undefined,
});

/** Cursor in a row of ten cells, with targets in the third and the sixth. */
function cursorAt(x: number, chosen: number[] = []): Overlay {
  const targets = [2, 5];
  const aim: Aim = {
    say: (id) => id,
    purpose: { enter: 'run-key-travel', choose: ['t'] },
    describe: (place) => `cell ${place.x}`,
    lineTo: (place) => [place],
    stepOf: ({ name, shift }) => (name === 'right' ? { x: 1, y: 0, isLeap: shift } : undefined),
    next: (from, _by, count) => ({
      ...from,
      x: targets.at((count - 1) % targets.length) ?? from.x,
    }),
    choose(place) {
      chosen.push(place.x);
      return undefined;
    },
    isInside: (place) => place.x < 10,
  };
  return new Cursor(aim, { x, y: 0 });
}

const press = (start: Overlay, ...keys: readonly Key[]) =>
  keys.reduce<Overlay | undefined>((overlay, one) => overlay?.press(one), start);

test('a cursor moves by one step, or leaps up to the last cell', () => {
  expect(press(cursorAt(0), key('right'))?.prompt).toBe('cell 1');
  expect(press(cursorAt(0), key('right', true))?.cursor).toEqual({ x: 5, y: 0 });
  expect(press(cursorAt(0), key('right', true), key('right', true))?.prompt).toBe('cell 9');
  expect(press(cursorAt(3), key('z'))?.prompt).toBe('cell 3');
});

test('Tab cycles through the targets in both directions', () => {
  expect(press(cursorAt(0), key('tab'))?.prompt).toBe('cell 2');
  expect(press(cursorAt(0), key('tab'), key('tab'))?.prompt).toBe('cell 5');
  expect(press(cursorAt(0), key('tab'), key('tab'), key('tab', true))?.prompt).toBe('cell 2');
});

test('a choice closes the cursor, and Escape cancels it', () => {
  const chosen: number[] = [];
  expect(press(cursorAt(4, chosen), key('t'))).toBeUndefined();
  expect(press(cursorAt(4, chosen), key('escape'))).toBeUndefined();
  expect(chosen).toEqual([4]);
});
