import { expect, test } from 'vitest';
import { screenshot } from '../../support/browser/page.ts';
import { clickAll, labelOf, movesOf, openBoard } from './zrf.ts';

test('Connect Four accepts clicks and keys anywhere in a column', async () => {
  const { page, problems } = await openBoard({ game: 'connect-four' });
  expect(await labelOf(page, 'd6')).toBe('d6: empty, falls to d1');
  await clickAll(page, 'd6', 'd6', 'd4', 'd1');
  await page.locator('[data-name="a5"]').press('Enter');
  await page.locator('.moves .move').nth(4).waitFor();
  expect(await movesOf(page)).toEqual(['d', 'd', 'd', 'd', 'a']);
  expect(await labelOf(page, 'd6')).toBe('d6: empty, falls to d5');
  await page.locator('[data-name="g6"]').hover();
  await screenshot(page, 'zrf-connect-four');
  expect(problems).toEqual([]);
});
