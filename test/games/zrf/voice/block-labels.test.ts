import { expect, test } from 'vitest';
import { labelOf } from '#games/zrf/voice/block-labels.ts';

test.each([
  [['Ba', 'Bb', 'Bc', 'Bd'], false, 'B'],
  [['Ga'], false, 'G'],
  [['15'], true, '15'],
  [['Tile7'], true, '7'],
  [['Wooden-Left', 'Wooden-Right'], false, 'C'],
  [['upper', 'lower'], false, 'C'],
])('tiles %j give the label of their block', (names, isSingle, label) => {
  expect(labelOf(names, isSingle, 2)).toBe(label);
});
