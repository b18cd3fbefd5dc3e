import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage, screenshot } from '../../support/browser/page.ts';
import { clickAll, drag, openBoard } from './zrf.ts';

const MOVE = '.analysis-move';

function treeOf(page: Page): Promise<string[]> {
  return page.locator(MOVE).allInnerTexts();
}

test('a game is analysed, commented, reviewed and learned from, and a taken back move stays', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  // Black gives the queen away, and White does not take it. Another second move was taken back.
  await clickAll(page, 'e2', 'e4', 'e7', 'e5', 'd2', 'd4');
  await page.keyboard.press('u');
  await clickAll(page, 'g1', 'f3', 'd8', 'g5', 'b1', 'c3');
  await page.keyboard.press('a');
  await page.locator('.analysis-lines li').nth(2).waitFor();
  expect(await treeOf(page)).toEqual(['e4', 'e5', 'Nf3', 'd4', 'Qg5', 'Nc3']);
  await page.keyboard.press('ArrowLeft');
  const best = page.locator('.analysis-turns').first();
  await expect.poll(() => best.innerText()).toContain('Nxg5');
  await expect.poll(() => page.locator('.evaluation-value').innerText()).toMatch(/^\+\d/);
  await page.keyboard.press('w');
  await page.locator('.analysis-why').getByText('Loses queen').waitFor();
  await page.keyboard.press('b');
  const tree = ['e4', 'e5', 'Nf3', 'd4', 'Qg5', 'Nc3', 'Nxg5'];
  await expect.poll(() => treeOf(page)).toEqual(tree);
  // Without the engine, the review has the processor to itself.
  await page.keyboard.press('e');
  await page.locator('.analysis-lines').waitFor({ state: 'detached' });
  await page.locator('.analysis textarea').fill('A present');
  await page.locator('.analysis textarea').blur();
  await page.locator('.analysis-start').click();
  await page.locator('.analysis-moment', { hasText: 'Nc3??' }).waitFor();
  await screenshot(page, 'zrf-analysis');
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('.analysis-learn button').click();
  const lesson = page.locator('.analysis-learning');
  await lesson.getByText('Black played Qg5.').waitFor();
  await drag(page, 'b8', 'c6');
  await lesson.getByText('Right!').waitFor();
  await lesson.getByRole('button', { name: 'Next' }).click();
  await lesson.getByText('White played Nc3.').waitFor();
  await drag(page, 'f1', 'd3');
  await lesson.getByText('Try again').waitFor();
  await drag(page, 'f3', 'g5');
  await lesson.getByText('Right!').waitFor();
  await page.reload();
  await page.locator('[data-tool="analysis"]').click();
  await page.locator('.analysis-note', { hasText: 'A present' }).waitFor();
  const again = (await treeOf(page)).map((text) => text.replace(/\W+$/, ''));
  expect(again).toEqual(tree);
  expect(problems).toEqual([]);
});

test('the analysis of a game without moves survives a reload', async () => {
  const { page, problems } = await openBoard({ game: 'tic-tac-toe' });
  await page.keyboard.press('a');
  await clickAll(page, 'b2', 'a1');
  await expect.poll(() => treeOf(page)).toHaveLength(2);
  await page.reload();
  await page.locator('[data-tool="analysis"]').click();
  await expect.poll(() => treeOf(page)).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('a move of a bot appears on the open analysis board', async () => {
  const { page, problems } = await openBoard({ game: 'tic-tac-toe', seats: 'person bot-1' });
  await clickAll(page, 'b2');
  await page.keyboard.press('a');
  await expect.poll(() => treeOf(page)).toHaveLength(2);
  await page.locator('.analysis-move').nth(1).and(page.locator('[aria-current]')).waitFor();
  expect(problems).toEqual([]);
});

test('“Why not?” explains a move beside the board, in play and in review', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  await clickAll(page, 'e2', 'e4', 'e7', 'e5', 'g1', 'f3', 'd8', 'g5');
  await page.keyboard.press('y');
  const answer = page.locator('.why-not');
  await answer.getByText('Loses queen').waitFor();
  expect(await answer.innerText()).toMatch(/^Why not Qg5\?.*Qg5 Nxg5.*Best:/s);
  await screenshot(page, 'zrf-why-not');
  await page.locator('.moves .move', { hasText: 'e4' }).click();
  await answer.waitFor({ state: 'detached' });
  await page.locator('[data-tool="analysis-why"]').click();
  await answer.getByText('Why not e4?').waitFor();
  await answer.getByText('Nothing is wrong').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a link carries the analysis of a game', async () => {
  const { page } = await openBoard({ game: 'tic-tac-toe' });
  await clickAll(page, 'b2', 'a1');
  await page.keyboard.press('a');
  await page.locator('.analysis textarea').fill('The corner holds');
  await page.locator('.analysis textarea').blur();
  await page.locator('.analysis-note').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-tool="web-share"]').click();
  const link = page.locator('dialog input.link');
  await expect.poll(() => link.inputValue()).toContain('/t/');
  const { page: other, problems } = await openPage({ path: await link.inputValue() });
  await other.locator('[data-tool="analysis"]').click();
  await other.locator('.analysis-note', { hasText: 'The corner holds' }).waitFor();
  expect(await treeOf(other)).toHaveLength(2);
  expect(problems).toEqual([]);
});
