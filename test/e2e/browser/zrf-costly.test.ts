import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';
import { busyRules } from '../../games/zrf/rules/support/costly-rules.ts';
import { clickAll, movesOf, POSITION } from './zrf.ts';

const PROGRESS = /Working out this move: \d+ s, \d+ million steps/;

test('a slow move shows progress, can be cancelled by button or Escape, and the game continues', async () => {
  const { page, problems } = await openPage({ path: '#/zrf' });
  await page.locator('.tile').first().waitFor();
  const buffer = Buffer.from(busyRules());
  const file = { name: 'busy.zrf', mimeType: 'text/plain', buffer };
  await page.locator('.open-files').setInputFiles(file);
  await page.locator(POSITION).first().waitFor();
  await clickAll(page, 'f1r1', 'f1r2');
  const working = page.locator('.working-move');
  await working.filter({ hasText: PROGRESS }).waitFor();
  await working.locator('button').click();
  await working.waitFor({ state: 'detached' });
  await clickAll(page, 'f1r1', 'f1r2');
  await working.waitFor();
  await page.keyboard.press('Escape');
  await working.waitFor({ state: 'detached' });
  expect(await movesOf(page)).toEqual([]);
  await clickAll(page, 'f1r10', 'f2r10');
  await expect.poll(async () => (await movesOf(page))[0]).toContain('f2r10');
  expect(problems).toEqual([]);
});
