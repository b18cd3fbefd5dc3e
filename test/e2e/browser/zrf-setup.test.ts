import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/browser/axe.ts';
import { screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { clickAll, drag, labelOf, OVER_DIALOG, openBoard, openTool } from './zrf.ts';

async function openSetup(page: Page): Promise<void> {
  await page.keyboard.press('KeyE');
  await page.locator('.setup-board .cell-button').first().waitFor();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.palette').getByRole('button', { name, exact: true }).click();
}

async function tool(page: Page, name: string): Promise<void> {
  await page.locator('.setup-tools button', { hasText: name }).click();
}

async function textOf(page: Page): Promise<string> {
  return page.locator('.position-text textarea').inputValue();
}

test('a position can be set up with the mouse and played', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  await openSetup(page);
  await screenshot(page, 'setup-start');
  await tool(page, 'Clear');
  await choose(page, 'King, White');
  await clickAll(page, 'c6');
  await choose(page, 'King, Black');
  await clickAll(page, 'a8', 'e5', 'e5');
  await choose(page, 'Rook, White');
  await drag(page, 'g2', 'h2');
  expect(await labelOf(page, 'h2')).toBe('h2: Rook, White');
  await choose(page, 'Move pieces');
  await drag(page, 'h2', 'h7');
  await clickAll(page, 'c6', 'b6');
  const { x, y } = (await page.locator('.setup-head').boundingBox()) ?? { x: 0, y: 0 };
  const spare = await page.locator('[data-name="g2"]').boundingBox();
  await page.mouse.move((spare?.x ?? 0) + 9, (spare?.y ?? 0) + 9);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await labelOf(page, 'g2')).toBe('g2: empty');
  expect(await textOf(page)).toBe(
    'Variant=chess\n(Black King a8)\n(White Rook h7)\n(White King b6)\nTurn=1:White',
  );
  await screenshot(page, 'setup-mate');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.moves').waitFor();
  await clickAll(page, 'h7', 'h8');
  expect(await page.locator(OVER_DIALOG).innerText()).toContain('Checkmate.');
  expect(problems).toEqual([]);
});

test.runIf(isDeep)('a position can be set up by keyboard, with pieces, turn and undo', async () => {
  const { page, problems } = await openBoard({ game: 'breakthrough' });
  await openSetup(page);
  await page.locator('.setup-tools button', { hasText: 'Clear' }).press('Enter');
  await page.locator('.palette-piece').first().press('Enter');
  await page.locator('[data-name="d4"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  expect(await labelOf(page, 'd5')).toBe('d5: Man, White');
  await page.keyboard.press('Delete');
  await page.keyboard.press('KeyU');
  await page.keyboard.press('KeyU');
  expect(await labelOf(page, 'd5')).toBe('d5: empty');
  await page.keyboard.press('KeyR');
  expect(await labelOf(page, 'd5')).toBe('d5: Man, White');
  await page.getByRole('radio', { name: 'Black' }).press('Space');
  expect(await textOf(page)).toContain('Turn=2:Black');
  expect(await page.locator('.setup-over').innerText()).toContain('The game would be over here');
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.moves').waitFor();
  await openSetup(page);
  expect(await labelOf(page, 'd4')).toBe('d4: Man, White');
  await tool(page, 'From game');
  expect(await labelOf(page, 'd4')).toBe('d4: empty');
  expect(problems).toEqual([]);
});

test('a position can be set up as text or from a file, and errors are reported', async () => {
  const { page, problems } = await openBoard({ game: 'dobutsu' });
  await openSetup(page);
  await page.locator('.position-text summary').click();
  const field = page.locator('.position-text textarea');
  const usual = await textOf(page);
  await field.fill(`${usual}\n(South Dragon b2)`);
  await page.getByRole('button', { name: 'Use this text' }).click();
  expect(await page.locator('.setup .problems').innerText()).toContain('Dragon');
  await field.fill(usual.replace('Turn=1', 'Turn=2').replace(/:\S+$/, ':North'));
  await page.locator('.waiting-field input').first().fill('2');
  await page.locator('.waiting-field input').first().press('Tab');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await openTool(page, 'File');
  await page.locator('dialog textarea').fill(usual);
  await page.locator('dialog button', { hasText: 'Open' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the setup fits a phone in Russian and in dark mode', async () => {
  const { page, problems } = await openBoard(
    { game: 'shogi' },
    { viewport: { width: 390, height: 844 }, locale: 'ru-RU', dark: true },
  );
  await page.locator('.tools-more button', { hasText: 'Расставить' }).click();
  await page.locator('.setup-board .cell-button').first().waitFor();
  await page.locator('.palette-piece').nth(3).click();
  await clickAll(page, '5e');
  expect(await labelOf(page, '5e')).toMatch(/^5e: \p{L}/u);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await screenshot(page, 'setup-phone');
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});
