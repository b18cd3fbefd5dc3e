import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openRogue } from './rogue.ts';

async function walk(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(`Key${key.toUpperCase()}`);
}

test('the campaign shows its goals, signs and keys, and goes on in the next world', async () => {
  const { page, problems } = await openRogue();
  await page.locator('button[data-world="bell-road"]').click();
  const goals = page.locator('.rogue-goals li');
  await goals.first().waitFor();
  expect(await goals.allInnerTexts()).toEqual(['Treasures: 0 of 3', 'Reach the goal']);
  await walk(page, 'dd');
  await page.getByText('The sign reads').first().waitFor();
  await walk(page, 'ss');
  await page.locator('.rogue-slot[data-item="sword"]').waitFor();
  expect(problems).toEqual([]);
});

test('several world files open as one campaign', async () => {
  const { page, problems } = await openRogue();
  await page.locator('[data-start="open"]').click();
  const text = (other: string, more: string) =>
    `5 3\nWWWWW\nW0.1W\nWWWWW\n0. Player\n1. Exit ${other}\n${more}`;
  const file = (name: string, body: string) => ({
    name: `${name}.world`,
    mimeType: 'text/plain',
    buffer: Buffer.from(body),
  });
  await page
    .locator('input.open-world')
    .setInputFiles([
      file('start', text('cellar', '')),
      file('cellar', text('start', '0. Goal Reach\n')),
    ]);
  await page.locator('.rogue-goals li').waitFor();
  await walk(page, 'dd');
  await page.getByText('You arrive: cellar.').first().waitFor();
  await walk(page, 'aa');
  await page.locator('.run-ending').waitFor();
  expect(await page.locator('.run-ending').innerText()).toContain('You have won!');
  expect(problems).toEqual([]);
});
