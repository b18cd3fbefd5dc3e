import { describe, expect, test } from 'vitest';
import { layoutBoard, neighbourOf, positionAt } from '#games/zrf/page/layout/layout.ts';
import type { BoardLayout } from '#games/zrf/page/layout/layout.ts';
import { filesOf, labelsOf } from '#games/zrf/notation/index.ts';
import { DIRECTIONS } from '#web/canvas/geometry.ts';
import { at, ownRules } from '../games.ts';

const SIZES = [
  { name: 'wide', width: 970, height: 680 },
  { name: 'phone', width: 374, height: 400 },
] as const;

/** Games with all kinds of boards: square, layered, free positions, slanted rows, a cross. */
const BOARDS = [
  ['chess', 0],
  ['shogi', 0],
  ['tic-tac-toe', 3],
  ['nine-mens-morris', 0],
  ['hex', 0],
  ['royal-game-of-ur', 0],
  ['crossroads', 0],
] as const;

function layoutOf(id: string, variant = 0, overrides: Partial<BoardLayout> = {}): BoardLayout {
  const { board } = ownRules(id, variant);
  const { width = 970, height = 680, flipped = false } = overrides;
  return layoutBoard({ board, width, height, flipped, coordinates: 'near' });
}

describe.each(SIZES)('$name', ({ width, height }) => {
  test.each(BOARDS)(
    "%s (%i) fits the canvas, and a click on a cell's middle hits it",
    (id, variant) => {
      for (const flipped of [false, true]) {
        const layout = layoutOf(id, variant, { width, height, flipped });
        const { positions } = ownRules(id, variant).board;
        for (const [position, cell] of layout.cells.entries()) {
          expect(cell === undefined).toBe(positions[position]?.isDummy);
          if (cell === undefined) continue;
          const { left, top } = cell.box;
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + cell.box.width).toBeLessThanOrEqual(width);
          expect(top + cell.box.height).toBeLessThanOrEqual(height);
          expect(positionAt(layout, cell.centre)).toBe(position);
        }
      }
    },
  );
});

test.each(BOARDS)('the board of %s (%i) fills a very large window', (id, variant) => {
  const { board } = ownRules(id, variant);
  const size = { width: 2060, height: 1340 };
  const { surface, labels } = layoutBoard({ board, ...size, flipped: false, coordinates: 'near' });
  const [across, down] = [surface.width / size.width, surface.height / size.height];
  expect(Math.max(across, down)).toBeGreaterThan(0.93);
  for (const { at: place } of labels) {
    expect(Math.min(place.x, place.y)).toBeGreaterThan(5);
    expect(place.x).toBeLessThan(size.width - 5);
    expect(place.y).toBeLessThan(size.height - 5);
  }
});

test('a click just outside a cell hits it; a distant one hits nothing', () => {
  const layout = layoutOf('nine-mens-morris');
  const cell = layout.cells[0];
  const { left = 0, top = 0 } = cell?.box ?? {};
  expect(positionAt(layout, { x: left - 4, y: top + 4 })).toBe(0);
  expect(positionAt(layout, { x: -50, y: -50 })).toBeUndefined();
});

test('a flipped board has its first row in place of the last', () => {
  const { board } = ownRules('chess');
  const rules = { board };
  const [plain, turned] = [layoutOf('chess'), layoutOf('chess', 0, { flipped: true })];
  const [a1, h8] = [at(ownRules('chess'), 'a1'), at(ownRules('chess'), 'h8')];
  expect(turned.cells[a1]?.centre.y).toBeCloseTo(plain.cells[h8]?.centre.y ?? 0, 5);
  expect(rules.board.positions[a1]?.name).toBe('a1');
});

test('rows and columns are labelled, also in layers', () => {
  const texts = layoutOf('chess').labels.map(({ text }) => text);
  expect(texts.sort()).toEqual(Array.from('12345678abcdefgh'));
  expect(layoutOf('tic-tac-toe', 3).labels).toHaveLength(4 * 8);
  const { board } = ownRules('chess');
  const unlabelled = layoutBoard({
    board,
    width: 400,
    height: 400,
    flipped: false,
    coordinates: 'off',
  });
  expect(unlabelled.labels).toEqual([]);
});

test('arrow keys move to neighbours', () => {
  const rules = ownRules('chess');
  const layout = layoutOf('chess');
  const go = (from: string, direction: (typeof DIRECTIONS)[number]) =>
    rules.board.positions[neighbourOf(layout, at(rules, from), direction)]?.name;
  expect(go('e4', 'up')).toBe('e5');
  expect(go('e4', 'left')).toBe('d4');
  expect(go('a1', 'left')).toBe('a1');
  expect(go('h8', 'down')).toBe('h7');
});

test.each(BOARDS)('arrow keys reach every position of %s (%i)', (id, variant) => {
  const layout = layoutOf(id, variant);
  const seen = layout.cells.filter((cell) => cell !== undefined).map(({ position }) => position);
  const reached = new Set(seen.slice(0, 1));
  for (const position of reached) {
    for (const direction of DIRECTIONS) reached.add(neighbourOf(layout, position, direction));
  }
  expect(reached.size).toBe(seen.length);
});

test.each([
  ['international-draughts', 50],
  ['english-draughts', 32],
])('the squares of %s have numbers that stay inside them when the board turns', (id, count) => {
  const rules = ownRules(id);
  for (const { width, height } of SIZES) {
    for (const flipped of [false, true]) {
      const { cells, numbers } = layoutBoard({
        board: rules.board,
        width,
        height,
        flipped,
        coordinates: 'inside',
        numbers: labelsOf(rules) ?? [],
      });
      expect(numbers.map(({ text }) => Number(text)).sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
      for (const { at: place, within = -1 } of numbers) {
        expect(positionAt({ cells } as BoardLayout, place)).toBe(within);
      }
    }
  }
});

test('files of xiangqi are numbered from the right of the player on each side', () => {
  const rules = ownRules('xiangqi');
  const files = filesOf(rules) ?? [];
  const size = { width: 970, height: 680 };
  const rowsOfLabels = (flipped: boolean) => {
    const coordinates = 'near';
    const layout = layoutBoard({ board: rules.board, ...size, flipped, coordinates, files });
    const { top, height } = layout.surface;
    const textsAt = (isIn: (y: number) => boolean) =>
      layout.labels
        .filter(({ at: { y } }) => isIn(y))
        .sort((a, b) => a.at.x - b.at.x)
        .map(({ text }) => text)
        .join('');
    return [textsAt((y) => y < top), textsAt((y) => y > top + height)];
  };
  expect(rowsOfLabels(false)).toEqual(['123456789', '987654321']);
  expect(rowsOfLabels(true)).toEqual(['123456789', '987654321']);
  expect(filesOf(ownRules('shogi'))).toBeUndefined();
});
