import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertDefined } from '../../../src/core/index.ts';
import { widthOf } from '../../../src/screen/cells/glyphs.ts';
import { Grid } from '../../../src/screen/cells/grid.ts';
import type { Stage } from '../stage.ts';
import { rogueStage } from './stage.ts';

/** What was written over the edge of a grid since the last look. */
const cut: string[] = [];

beforeEach(() => {
  const { put } = Object.getOwnPropertyDescriptors(Grid.prototype);
  const write = assertDefined(put.value);
  vi.spyOn(Grid.prototype, 'put').mockImplementation(function (this: Grid, x, y, text, ink) {
    const isOut = x < 0 || x + widthOf(text.trimEnd()) > this.width || y < 0 || y >= this.height;
    if (isOut && text.trim() !== '') cut.push(`${x},${y} of ${this.width}x${this.height}: ${text}`);
    return write.call(this, x, y, text, ink);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  cut.length = 0;
});

const SIZES = [
  { width: 80, height: 24 },
  { width: 120, height: 40 },
] as const;
const CASES = SIZES.flatMap((size) => ['en', 'ru'].map((language) => ({ ...size, language })));

/** Every kind of screen, with what is pressed to see it and then to go back. */
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

function expectWhole(stage: Stage, what: string): void {
  expect(cut, what).toEqual([]);
  // A message that is not there is shown by its id.
  expect(stage.text, what).not.toMatch(/rogue-[a-z]+-/);
}

test.each(CASES)(
  '$width by $height in $language: nothing leaves its frame',
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

test('a screen of 40 by 12 asks for more room, and the run goes on when there is some', () => {
  const stage = rogueStage({}, { width: 40, height: 12 });
  expect(stage.text).toContain('Turnwright needs 80');
});
