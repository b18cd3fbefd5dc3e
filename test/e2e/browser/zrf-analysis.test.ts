import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/browser/axe.ts';
import { screenshot } from '../../support/browser/page.ts';
import { clickAll, openBoard } from './zrf.ts';

const MOVE = '.analysis-move';

function treeOf(page: Page): Promise<string[]> {
  return page.locator(MOVE).allInnerTexts();
}

test('a game is analysed, commented and reviewed, and a taken back move stays', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  // Black's queen is lost for nothing; another second move was taken back.
  await clickAll(page, 'e2', 'e4', 'e7', 'e5', 'd2', 'd4');
  await page.keyboard.press('u');
  await clickAll(page, 'g1', 'f3', 'd8', 'g5');
  await page.keyboard.press('a');
  await page.locator('.analysis-lines li').nth(2).waitFor();
  const best = page.locator('.analysis-turns').first();
  await expect.poll(() => best.innerText()).toContain('Nxg5');
  expect(await treeOf(page)).toEqual(['e4', 'e5', 'Nf3', 'd4', 'Qg5']);
  await expect.poll(() => page.locator('.evaluation-value').innerText()).toMatch(/^\+\d/);
  await page.keyboard.press('w');
  await page.locator('.analysis-why').getByText('It loses').waitFor();
  await page.keyboard.press(' ');
  await expect.poll(() => treeOf(page)).toEqual(['e4', 'e5', 'Nf3', 'd4', 'Qg5', 'Nxg5']);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.analysis textarea').fill('Where does she go?');
  await page.locator('.analysis textarea').blur();
  await page.locator('.analysis-start').click();
  await page.locator('.analysis-moment', { hasText: 'Qg5' }).waitFor();
  await screenshot(page, 'zrf-analysis');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await page.locator('[data-tool="analysis"]').click();
  await page.locator('.analysis-note', { hasText: 'Where does she go?' }).waitFor();
  expect(await treeOf(page)).toEqual(['e4', 'e5', 'Nf3', 'd4', 'Qg5', 'Nxg5']);
  expect(problems).toEqual([]);
});
