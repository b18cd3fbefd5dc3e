import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';
import { POSITION } from './zrf.ts';

test('the tuning of a built-in game is loaded when its game is opened, not before', async () => {
  const { page, problems } = await openPage({ path: '#/zrf' });
  await page.locator('a[href="#/zrf/reversi"]').first().waitFor();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const tunings = () => scripts.filter((url) => url.includes('.tuning-'));
  const loaded = page.waitForResponse((response) => response.url().includes('reversi.tuning-'));
  await page.evaluate(() => (location.hash = '#/zrf/tic-tac-toe'));
  await page.locator(POSITION).first().waitFor();
  expect(tunings()).toEqual([]);
  await page.evaluate(() => (location.hash = '#/zrf/reversi'));
  expect((await loaded).ok()).toBe(true);
  expect(tunings()).toHaveLength(1);
  expect(problems).toEqual([]);
});
