import { expect, test } from 'vitest';
import { layoutBoard } from '#games/zrf/page/layout/layout.ts';
import {
  isTooSmall,
  MIN_TARGET,
  panBy,
  shiftLayout,
  touchZoom,
  WHOLE_VIEW,
  zoomAbout,
  zoomTo,
} from '#games/zrf/page/layout/view.ts';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import { ownGame } from '../games.ts';

const PHONE = { width: 374, height: 400 };

test('every board can be zoomed on a phone until its squares are easy to touch', () => {
  for (const { id } of builtInGames.filter(({ collection }) => collection === 'rules')) {
    for (const { key } of ownGame(id).variants) {
      const { board } = ownGame(id).playOf(key).rules;
      const at = (zoom: number) =>
        layoutBoard({
          board,
          width: PHONE.width * zoom,
          height: PHONE.height * zoom,
          flipped: false,
          coordinates: 'near',
        }).cellSize;
      const whole = at(1);
      if (!isTooSmall(whole)) continue;
      const { zoom } = zoomAbout(WHOLE_VIEW, { x: 0, y: 0 }, touchZoom(whole), PHONE);
      expect([id, key, at(zoom) >= MIN_TARGET]).toEqual([id, key, true]);
    }
  }
});

test('zooming keeps the place under the finger', () => {
  const finger = { x: 200, y: 100 };
  const view = zoomAbout(WHOLE_VIEW, finger, 2, PHONE);
  expect((view.x + finger.x) / view.zoom).toBeCloseTo(200);
  expect((view.y + finger.y) / view.zoom).toBeCloseTo(100);
  expect(zoomAbout(view, finger, 0.5, PHONE)).toEqual(WHOLE_VIEW);
});

test('a tapped place moves to the middle, but the frame stays filled', () => {
  const middle = zoomTo(WHOLE_VIEW, { x: 180, y: 210 }, 2, PHONE);
  expect((middle.x + PHONE.width / 2) / 2).toBeCloseTo(180);
  const corner = zoomTo(WHOLE_VIEW, { x: 0, y: 0 }, 2, PHONE);
  expect(corner).toEqual({ zoom: 2, x: 0, y: 0 });
  expect(panBy(corner, { x: -9999, y: -9999 }, PHONE)).toEqual({ zoom: 2, x: 374, y: 400 });
});

test('a shifted layout moves all its parts', () => {
  const key = ownGame('chess').variants[0]?.key ?? '';
  const { board } = ownGame('chess').playOf(key).rules;
  const layout = layoutBoard({ board, ...PHONE, flipped: false, coordinates: 'near' });
  const shifted = shiftLayout(layout, { x: 10, y: 20 }, PHONE);
  expect(shifted.cells[0]?.centre.x).toBe((layout.cells[0]?.centre.x ?? 0) - 10);
  expect(shifted.cells[0]?.box.top).toBe((layout.cells[0]?.box.top ?? 0) - 20);
  expect(shifted.labels[0]?.at.y).toBe((layout.labels[0]?.at.y ?? 0) - 20);
});

test('names inside cells are in the corners of the lowest and leftmost ones', () => {
  const key = ownGame('chess').variants[0]?.key ?? '';
  const { board } = ownGame('chess').playOf(key).rules;
  const layout = layoutBoard({ board, ...PHONE, flipped: false, coordinates: 'inside' });
  const placed = layout.labels.map(({ text, within = -1 }) => [
    text,
    board.positions[within]?.name,
  ]);
  expect(placed).toHaveLength(16);
  expect(placed).toContainEqual(['a', 'a1']);
  expect(placed).toContainEqual(['8', 'a8']);
  const beside = layoutBoard({ board, ...PHONE, flipped: false, coordinates: 'near' });
  expect(layout.cellSize).toBeGreaterThan(beside.cellSize);
});
