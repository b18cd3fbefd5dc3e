import { expect, test } from 'vitest';
import type { Stage } from '#test/screen/stage.ts';
import { rogueStage } from './stage.ts';
import { watchEdges } from '#test/screen/watch-edges.ts';

const cut = watchEdges();

const SIZES = [
  { width: 80, height: 24 },
  { width: 120, height: 40 },
] as const;
const CASES = SIZES.flatMap((size) => ['en', 'ru'].map((language) => ({ ...size, language })));

/** Every kind of screen, with the keys that open it and return. */
const PAGES = [
  'o',
  'x tab',
  'escape g',
  'g m',
  'q tab',
  'q c',
  'q ?',
  'q v',
  'q f',
  'd t',
  'escape 3',
];

function expectWhole(stage: Stage, label: string): void {
  expect(cut, label).toEqual([]);
  // A missing message appears as its id.
  expect(stage.text, label).not.toMatch(/rogue-[a-z]+-/);
}

test.each(CASES)(
  '$width by $height in $language: nothing exceeds its frame',
  ({ language, ...size }) => {
    const stage = rogueStage({ language }, size);
    expectWhole(stage, 'menu');
    for (let row = 0; row < 12; row++) expectWhole(stage, `row ${row}: ${stage.press('down')}`);
    stage.openEntry('rogue').press('1');
    for (let row = 0; row < 12; row++) expectWhole(stage, `row ${row}: ${stage.press('down')}`);
    stage.press('enter');
    for (let round = 0; round < 4; round++) {
      for (const script of PAGES) {
        stage.press(script);
        expectWhole(stage, script);
      }
    }
  },
);

test('a 40 by 12 window shows the menu, and choosing a world asks for more room', () => {
  const stage = rogueStage({}, { width: 40, height: 12 });
  expect(stage.text).toContain('1  Random world');
  expect(stage.press('1')).toContain('Turnwright needs 48');
});
