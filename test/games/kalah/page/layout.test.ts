import { describe, expect, test } from 'vitest';
import { pitOf, storeOf } from '#games/kalah/rules/index.ts';
import { layoutBoard, neighbourOf } from '#games/kalah/page/timeline/layout.ts';
import type { Layout } from '#games/kalah/page/timeline/layout.ts';
import { DIRECTIONS } from '#web/canvas/geometry.ts';
import type { Box } from '#web/canvas/geometry.ts';

const SCREENS = [
  { name: 'wide', width: 970, height: 680 },
  { name: 'phone', width: 374, height: 577 },
  { name: 'phone on its side', width: 580, height: 316 },
  { name: 'narrow', width: 300, height: 340 },
] as const;

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

function inside(box: Box, { left, top, width, height }: Box, slack = 0.01): boolean {
  return (
    box.left >= left - slack &&
    box.top >= top - slack &&
    box.left + box.width <= left + width + slack &&
    box.top + box.height <= top + height + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  const [x, y] = [
    Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left),
    Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top),
  ];
  return x > 0.01 && y > 0.01;
}

function boxOfHollow({ centre, rx, ry }: Layout['hollows'][number]): Box {
  return { left: centre.x - rx, top: centre.y - ry, width: 2 * rx, height: 2 * ry };
}

describe.each(SCREENS)('on a $name screen', ({ width, height }) => {
  test.each(HOUSES)('a board of %i houses fits without overlap', (houses) => {
    const layout = layoutBoard({ width, height, houses, bottom: 0 });
    const boxes = layout.hollows.map(boxOfHollow);
    expect(inside(layout.board, { left: 0, top: 0, width, height })).toBe(true);
    for (const [i, box] of boxes.entries()) {
      expect(inside(box, layout.board)).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
    for (const { count } of layout.hollows) {
      for (const box of boxes) {
        const hit = overlap({ left: count.x - 4, top: count.y - 4, width: 8, height: 8 }, box);
        expect(hit).toBe(false);
      }
    }
  });

  test.each(HOUSES)(
    'the targets of %i houses contain their houses and do not overlap',
    (houses) => {
      const { hollows } = layoutBoard({ width, height, houses, bottom: 1 });
      for (const [i, hollow] of hollows.entries()) {
        expect(inside(boxOfHollow(hollow), hollow.target, 1)).toBe(true);
        for (const other of hollows.slice(i + 1))
          expect(overlap(hollow.target, other.target)).toBe(false);
      }
    },
  );
});

test.each([3, 4, 5, 6, 7, 8])(
  'on a phone, the touch targets of %i houses are at least 44 pixels',
  (houses) => {
    const { hollows } = layoutBoard({ width: 374, height: 577, houses, bottom: 0 });
    for (const { kind, target } of hollows) {
      if (kind === 'store') continue;
      expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    }
  },
);

test('sowing runs counter-clockwise on horizontal and vertical boards, for either bottom player', () => {
  for (const { width, height } of SCREENS) {
    for (const bottom of [0, 1] as const) {
      const { hollows } = layoutBoard({ width, height, houses: 6, bottom });
      let area = 0;
      for (const [i, { centre }] of hollows.entries()) {
        const next = hollows[(i + 1) % hollows.length]?.centre ?? centre;
        area += centre.x * next.y - next.x * centre.y;
      }
      // Since y points down, a negative area is counter-clockwise on screen.
      expect(area).toBeLessThan(0);
    }
  }
});

test('the bottom player has the lower or left row, and the nearer store', () => {
  const flat = layoutBoard({ width: 970, height: 680, houses: 6, bottom: 1 });
  const [own, other] = [flat.hollows[pitOf(6, 1, 1)], flat.hollows[pitOf(6, 0, 1)]];
  expect(own?.centre.y).toBeGreaterThan(other?.centre.y ?? 0);
  expect(flat.hollows[storeOf(6, 1)]?.centre.x).toBeGreaterThan(485);
  const tall = layoutBoard({ width: 374, height: 577, houses: 6, bottom: 0 });
  expect(tall.hollows[pitOf(6, 0, 1)]?.centre.x).toBeLessThan(187);
  expect(tall.hollows[storeOf(6, 0)]?.centre.y).toBeGreaterThan(288);
});

test('arrow keys move to the house in their direction', () => {
  for (const { width, height } of SCREENS) {
    for (const bottom of [0, 1] as const) {
      const layout = layoutBoard({ width, height, houses: 5, bottom });
      for (const [pit, hollow] of layout.hollows.entries()) {
        if (hollow.kind === 'store') continue;
        for (const direction of DIRECTIONS) {
          const neighbour = layout.hollows[neighbourOf(layout, pit, direction)];
          const dx = (neighbour?.centre.x ?? 0) - hollow.centre.x;
          const dy = (neighbour?.centre.y ?? 0) - hollow.centre.y;
          const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
          expect(along).toBeGreaterThanOrEqual(0);
        }
      }
      expect(neighbourOf(layout, 0, layout.vertical ? 'up' : 'left')).toBeTypeOf('number');
    }
  }
});
