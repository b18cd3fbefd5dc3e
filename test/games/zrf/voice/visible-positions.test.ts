import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import type { Rules } from '#games/zrf/rules/index.ts';
import { visiblePositions } from '#games/zrf/voice/visible-positions.ts';
import { layoutOf as layoutInCells } from '#games/zrf/cells/board/layout.ts';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import { layoutBoard, positionAt } from '#games/zrf/page/layout/layout.ts';
import { svgSize } from '#web/canvas/picture-size.ts';
import { at, ownGame } from '../page/games.ts';
import { openText } from '../rules/support/table.ts';

const CASE = 'test/cases/zrf/play/anchored-picture.zrf';
const PICTURE = { width: 100, height: 60 };

function rulesOfCase(): Rules {
  const game = openText(readFileSync(CASE, 'utf8'));
  return game.playOf(assertDefined(game.variants[0]).key).rules;
}

function namesOf({ board }: Rules, isSeen: readonly boolean[]): string[] {
  return board.positions.flatMap(({ name }, position) => (isSeen[position] === true ? [name] : []));
}

test('positions with their middle outside the picture are not drawn', () => {
  const rules = rulesOfCase();
  expect(namesOf(rules, visiblePositions(rules.board, PICTURE))).toEqual([
    'a1',
    'b1',
    'c1',
    'over-the-edge',
  ]);
});

test("without the picture's size, only positions left of 0 or above 0 are outside", () => {
  const rules = rulesOfCase();
  const names = namesOf(rules, visiblePositions(rules.board));
  expect(names).toEqual(['a1', 'b1', 'c1', 'beyond', 'over-the-edge']);
  const { spots } = layoutInCells(rules);
  expect(
    namesOf(
      rules,
      spots.map((spot) => spot !== undefined),
    ),
  ).toEqual(names);
});

test('without a picture everything is drawn, and a placeholder picture hides nothing', () => {
  const { board } = rulesOfCase();
  expect(visiblePositions({ ...board, images: [] })).not.toContain(false);
  expect(visiblePositions(board, { width: 1, height: 1 })).not.toContain(false);
});

test('a board picture is drawn from (0, 0), also on a flipped board', () => {
  const rules = rulesOfCase();
  const size = { width: 500, height: 400 };
  for (const flipped of [false, true]) {
    const layoutOptions = { board: rules.board, ...size, picture: PICTURE, flipped };
    const layout = layoutBoard({ ...layoutOptions, coordinates: 'off' });
    const { surface, scale } = layout;
    expect(surface.width).toBeCloseTo(100 * scale);
    const { box, centre } = assertDefined(layout.cells[at(rules, 'a1')]);
    const gap = flipped
      ? surface.left + surface.width - box.left - box.width
      : box.left - surface.left;
    expect(gap).toBeCloseTo(10 * scale);
    expect(positionAt(layout, centre)).toBe(at(rules, 'a1'));
    expect(layout.cells[at(rules, 'left-hand')]).toBeUndefined();
    const edge = assertDefined(layout.cells[at(rules, 'over-the-edge')]).box;
    expect(Math.min(edge.left, 500 - edge.left - edge.width)).toBeGreaterThanOrEqual(0);
  }
});

test('row and column names are outside a picture that may contain its own', () => {
  const { board } = rulesOfCase();
  const layoutOptions = { board, width: 500, height: 400, picture: PICTURE, flipped: false };
  const { labels, surface } = layoutBoard({ ...layoutOptions, coordinates: 'outside' });
  expect(labels.map(({ text }) => text)).toEqual(['a', 'b', 'c', '1']);
  for (const { at: place } of labels) {
    const isBelow = place.y > surface.top + surface.height;
    expect(isBelow || place.x < surface.left).toBe(true);
  }
  expect(layoutBoard({ ...layoutOptions, coordinates: 'off' }).labels).toEqual([]);
});

test('pictures of built-in boards show all their positions', () => {
  for (const { id, collection } of builtInGames) {
    const game = ownGame(id);
    for (const { key } of game.variants) {
      const { board } = game.playOf(key).rules;
      const [image] = board.images;
      if (image === undefined) continue;
      const size = svgSize(readFileSync(join('content', collection, image), 'utf8'));
      const hidden = visiblePositions(board, size).flatMap((isSeen, position) => {
        const { name, isDummy } = assertDefined(board.positions[position]);
        return isSeen || isDummy ? [] : [`${id} ${name}`];
      });
      expect(hidden).toEqual([]);
    }
  }
});
