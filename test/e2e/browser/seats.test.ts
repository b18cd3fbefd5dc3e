import { expect, test } from 'vitest';
import { screenshot } from '../../support/browser/page.ts';
import { openKalah } from './kalah.ts';
import { clickAll, movesOf, openBoard } from './zrf.ts';

test('a bot takes over in the middle of a game, and hands the other side back', async () => {
  const { page, problems } = await openBoard({ game: 'breakthrough' });
  await clickAll(page, 'd2', 'd3');
  expect(await movesOf(page)).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Who plays: Black' }).selectOption('bot-1');
  await page.locator('.moves .move').nth(1).waitFor();
  expect(await page.locator('.plate-2 .plate-seat').innerText()).toBe('Bot: Novice');
  await screenshot(page, 'seats');
  const [a1] = [await page.locator('[data-name="a1"]').boundingBox()];
  await page.getByRole('combobox', { name: 'Who plays: White' }).selectOption('bot-1');
  await page.getByRole('combobox', { name: 'Who plays: Black' }).selectOption('person');
  await page.locator('.moves .move').nth(2).waitFor();
  // The board is turned towards the person.
  const turned = await page.locator('[data-name="a1"]').boundingBox();
  expect(turned?.y).toBeLessThan(a1?.y ?? 0);
  await page.reload();
  await page.locator('.cell-button').first().waitFor();
  expect(await page.locator('.plate-1 .plate-seat').innerText()).toBe('Bot: Novice');
  expect(await movesOf(page)).toHaveLength(3);
  expect(problems).toEqual([]);
});

test('in Kalah, too', async () => {
  const { page, problems } = await openKalah({ seats: 'person person' });
  await page.keyboard.press('Digit1');
  await page.locator('.moves .move').first().waitFor();
  await page.locator('.seat-menu select').first().selectOption('bot-1');
  await page.locator('.moves .move').nth(1).waitFor();
  expect(await page.locator('.plate-name').first().innerText()).toBe('Bot: Novice');
  expect(problems).toEqual([]);
});
