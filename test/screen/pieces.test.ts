import { expect, test } from 'vitest';
import { Grid } from '#screen/cells/grid.ts';
import type { Pieces } from '#screen/cells/piece-cache.ts';
import { drawPiece } from '#screen/cells/pieces.ts';

const SIZE = { width: 12, height: 4 };
const AREA = { x: 2, y: 1, width: 6, height: 2 };

/** Draws every kind of content that a piece can contain. */
function drawPart(grid: Grid, { x, y }: { readonly x: number; readonly y: number }): void {
  grid.put(x, y, 'ab', { ink: 'good', bold: true, tile: 'wall' });
  grid.put(x + 2, y + 1, '中文', { on: 'panel' });
  grid.addHit({ x, y, width: 2, height: 1 }, { kind: 'keys', keys: ['a'] });
  grid.addOffer({ key: 'a', label: 'take', kind: 'deed' });
  grid.focusOn(x + 1, y + 1, 2);
  grid.legend = { path: ['here'], keys: [{ keys: 'a', label: 'take' }] };
}

function seen(grid: Grid): unknown {
  const cells = grid.glyphs.map((glyph, at) => [
    glyph,
    grid.inks[at],
    grid.papers[at],
    grid.bits[at],
    grid.tileAt(at),
    grid.hitAt(at % grid.width, Math.floor(at / grid.width)),
  ]);
  return [cells, grid.toText(), grid.focus, grid.offers, grid.legend];
}

test.each(['ltr', 'rtl'] as const)(
  'a piece looks the same as when drawn in place, %s',
  (direction) => {
    const pieces: Pieces<Grid> = new Map();
    const expected = new Grid(SIZE, direction);
    drawPart(expected, AREA);
    for (let frame = 0; frame < 2; frame++) {
      const grid = new Grid(SIZE, direction, pieces);
      drawPiece(grid, 'part', AREA, [1], (piece) => {
        drawPart(piece, { x: 0, y: 0 });
      });
      expect(seen(grid)).toEqual(seen(expected));
    }
  },
);

test('a piece is redrawn only on change', () => {
  const pieces: Pieces<Grid> = new Map();
  const drawn: string[] = [];
  const draw = (name: string, from: readonly unknown[], width = 6) => {
    const grid = new Grid(SIZE, 'ltr', pieces);
    return drawPiece(grid, 'part', { ...AREA, width }, from, () => drawn.push(name));
  };
  expect(draw('first', [1, ['a', 'b']])).toBe(1);
  expect(draw('same', [1, ['a', 'b']])).toBe(1);
  expect(draw('other value', [1, ['a', 'c']])).toBe(2);
  expect(draw('shorter', [1, ['a']])).toBe(3);
  expect(draw('wider', [1, ['a']], 7)).toBe(4);
  expect(drawn).toEqual(['first', 'other value', 'shorter', 'wider']);
});

test('a piece is clipped to the screen, including halves of wide glyphs', () => {
  const grid = new Grid(SIZE);
  for (let y = 0; y < SIZE.height; y++) grid.put(0, y, '一二三四五六');
  drawPiece(grid, 'left', { x: -1, y: -1, width: 4, height: 2 }, [], (piece) => {
    piece.put(0, 1, '中文');
  });
  drawPiece(grid, 'right', { x: 9, y: 3, width: 4, height: 2 }, [], (piece) => {
    piece.put(0, 0, 'x文中');
  });
  expect(grid.toPicture().split('\n')).toEqual([
    ' 文 三四五六',
    '一二三四五六',
    '一二三四五六',
    '一二三四 x文',
  ]);
});
