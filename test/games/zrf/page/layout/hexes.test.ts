import { expect, test } from 'vitest';
import { hexOf } from '#games/zrf/page/layout/hexes.ts';
import { layoutBoard } from '#games/zrf/page/layout/layout.ts';
import { paintOutline, paintTint } from '#games/zrf/page/paint/marks.ts';
import { ownRules } from '../games.ts';

function layoutOf(id: string, variant = 0) {
  const { board } = ownRules(id, variant);
  return layoutBoard({ board, width: 900, height: 700, flipped: false, coordinates: 'off' });
}

test.each([0, 1, 2])('cells of Hex (%i) are adjoining hexes', (variant) => {
  const { hex = [], scale } = layoutOf('hex', variant);
  const corners = hex.map(({ x, y }) => [x / scale, y / scale].map((one) => Math.round(one)));
  expect(corners).toEqual([
    [0, -17],
    [15, -9],
    [15, 9],
    [0, 17],
    [-15, 9],
    [-15, -9],
  ]);
});

test('hexes may lie on a side and be listed individually', () => {
  const centres = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => ({ x: column * 26, y: row * 30 + (column % 2) * 15 })),
  );
  expect(hexOf(centres, 24)?.map(({ x }) => Math.round(x))).toContain(17);
});

test.each([
  ['chess', 0],
  ['english-draughts', 0],
  ['alquerque', 0],
  ['xiangqi', 0],
  ['nine-mens-morris', 0],
  ['royal-game-of-ur', 0],
  ['tic-tac-toe', 3],
  ['crossroads', 0],
] as const)('cells of %s (%i) are not hexes', (id, variant) => {
  expect(layoutOf(id, variant).hex).toBeUndefined();
});

test('squares of one colour in shifted rows are not hexes', () => {
  const centres = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({ x: column * 80 + (row % 2) * 40, y: row * 40 })),
  );
  expect(hexOf(centres, 40)).toBeUndefined();
});

test.each([
  ['hex', 6, 0],
  ['chess', 0, 1],
] as const)('marks of %s have the shape of its cells', (id, corners, boxes) => {
  for (const paint of [paintTint, paintOutline]) {
    const calls: string[] = [];
    const note = (name: string) => () => void calls.push(name);
    const pen = {
      beginPath: note('begin'),
      closePath: note('close'),
      moveTo: note('corner'),
      lineTo: note('corner'),
      roundRect: note('box'),
      fill: note('fill'),
      stroke: note('stroke'),
    } as unknown as CanvasRenderingContext2D;
    paint(pen, layoutOf(id), [3], 'red');
    expect(calls.filter((call) => call === 'corner')).toHaveLength(corners);
    expect(calls.filter((call) => call === 'box')).toHaveLength(boxes);
  }
});
