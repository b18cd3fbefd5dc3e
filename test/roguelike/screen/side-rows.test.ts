import { expect, test } from 'vitest';
import { Grid } from '#screen';
import { SideRows } from '#roguelike/screen/side-rows.ts';

const BARS = [
  { text: '100/100 hp', share: 1, ink: {} },
  { text: '0/5 mana', share: 0.5, ink: {} },
  { text: 'Level 1', share: 0, ink: {} },
];

/** Rows of the bars beside a map. */
function drawn(width: number): string[] {
  const grid = new Grid({ width, height: BARS.length });
  new SideRows(grid, { x: 0, y: 0, width, height: BARS.length }).bars(BARS);
  return BARS.map((_, row) => grid.glyphs.slice(row * width, (row + 1) * width).join(''));
}

test.each([
  [18, ['100/100 hp  ██████', '0/5 mana    ███░░░', 'Level 1     ░░░░░░']],
  [14, ['100/100 hp    ', '0/5 mana      ', 'Level 1       ']],
])('bars are aligned, or omitted: %i columns', (width, rows) => {
  expect(drawn(width)).toEqual(rows);
});
