import { expect, test } from 'vitest';
import { largest } from '#core';
import { THEMES } from '#screen';
import type { Grid } from '#screen';
import { AnsiWriter } from '#terminal/ansi/writer.ts';
import { cavesStage } from './stage.ts';

/** Maximum bytes for 20 changed cells. */
const [CELLS, BYTES] = [20, 400];

function changedCells(before: Grid, after: Grid): number {
  const isChanged = (_: string, at: number) =>
    (['glyphs', 'inks', 'papers', 'bits'] as const).some((of) => before[of][at] !== after[of][at]);
  return after.glyphs.filter(isChanged).length;
}

test('a turn takes few bytes to display', () => {
  const stage = cavesStage();
  stage.press('enter');
  const { frames } = stage.driver;
  const writer = new AnsiWriter(THEMES.evening, '256');
  const [first] = frames.slice(-1);
  if (first === undefined) throw new Error('nothing was drawn');
  writer.write(first);
  let before = first;
  const shares: number[] = [];
  for (const key of 'l l j j n b h h k k y . . l j'.split(' ')) {
    stage.press(key);
    const [after = before] = frames.slice(-1);
    const bytes = Buffer.byteLength(writer.write(after));
    shares.push(bytes / Math.max(CELLS, changedCells(before, after)));
    before = after;
  }
  expect(largest(shares) * CELLS).toBeLessThanOrEqual(BYTES);
});
