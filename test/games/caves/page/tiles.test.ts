import { expect, it } from 'vitest';
import { lookOfCreature, lookOfItem } from '#games/caves/page/tiles/looks.ts';
import { fitBox, SQUARE, tileNamed } from '#games/caves/page/tiles/squares.ts';
import { DEPTHS } from '#games/caves/rules/index.ts';
import { assertDefined } from '#core';

const creatures = Object.keys(DEPTHS.creatures);
const items = Object.keys(DEPTHS.items).filter((kind) => kind !== 'potion');

it('every creature and item of the Depths has a picture of its own', () => {
  const bare = [
    ...creatures.filter((kind) => lookOfCreature(DEPTHS, kind).kind !== 'picture'),
    ...items.filter((kind) => lookOfItem(DEPTHS, { kind }).kind !== 'picture'),
  ];
  expect(bare).toEqual([]);
  const pictures = [...creatures, ...items].map((kind) => JSON.stringify(tileNamed(kind)?.picture));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it.each([...creatures, ...items])('the picture of %s fits its cell', (kind) => {
  const { box } = assertDefined(tileNamed(kind));
  const { scale, x, y } = fitBox(box);
  const [left, top, right, bottom] = box;
  expect(scale * left + x).toBeGreaterThanOrEqual(0);
  expect(scale * top + y).toBeGreaterThanOrEqual(0);
  expect(scale * right + x).toBeLessThanOrEqual(SQUARE);
  expect(scale * bottom + y).toBeLessThanOrEqual(SQUARE);
});
