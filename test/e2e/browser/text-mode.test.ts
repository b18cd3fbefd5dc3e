import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, screenshot } from '../../support/browser/page.ts';

async function expectScreen(page: Page, text: RegExp): Promise<void> {
  await expect
    .poll(() => page.locator('#text-screen').textContent(), { timeout: 10_000 })
    .toMatch(text);
}

test('the text arcade plays in the page by keys', async () => {
  const { page, problems } = await openPage({ reducedMotion: true });
  await page.getByRole('link', { name: 'Text mode' }).click();
  await expectScreen(page, /Five turn-based games/);
  await page.keyboard.press('2');
  await expectScreen(page, /Houses per side/);
  await screenshot(page, 'text-mode');
  await page.keyboard.press('Escape');
  await expectScreen(page, /Five turn-based games/);
  await page.keyboard.press('q');
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  expect(problems).toEqual([]);
});

test('what is played in text mode is kept with the other games', async () => {
  const { page } = await openPage({ path: '#/text', reducedMotion: true });
  await expectScreen(page, /Five turn-based games/);
  await page.keyboard.press('2');
  await expectScreen(page, /Houses per side/);
  await page.keyboard.press('Enter');
  await expectScreen(page, /sow/);
  await page.keyboard.press('3');
  await expectScreen(page, /You sowed house 3/);
  await page.goto(new URL('#/kalah', page.url()).href);
  await page.locator('.move').first().waitFor();
  expect(await page.locator('.move').first().innerText()).toMatch(/^3/);
});
