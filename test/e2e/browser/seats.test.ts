import { expect, test } from 'vitest';
import { screenshot } from '../../support/browser/page.ts';
import { openKalah } from './kalah.ts';
import { clickAll, movesOf, openBoard } from './zrf.ts';

test('a bot can take over mid-game, and the board turns to the remaining person', async () => {
  const { page, problems } = await openBoard({ game: 'breakthrough' });
  await clickAll(page, 'd2', 'd3');
  expect(await movesOf(page)).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Black: person or bot' }).selectOption('bot-1');
  await page.locator('.moves .move').nth(1).waitFor();
  expect(await page.locator('.plate-2 .plate-seat').innerText()).toBe('Bot: Novice');
  await screenshot(page, 'seats');
  const [a1] = [await page.locator('[data-name="a1"]').boundingBox()];
  await page.getByRole('combobox', { name: 'White: person or bot' }).selectOption('bot-1');
  await page.getByRole('combobox', { name: 'Black: person or bot' }).selectOption('person');
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

test('a bot can take over mid-game in Kalah', async () => {
  const { page, problems } = await openKalah({ seats: 'person person' });
  await page.keyboard.press('Digit1');
  await page.locator('.moves .move').first().waitFor();
  await page.locator('.seat-menu select').first().selectOption('bot-1');
  await page.locator('.moves .move').nth(1).waitFor();
  expect(await page.locator('.plate-name').first().innerText()).toBe('Bot: Novice');
  expect(problems).toEqual([]);
});

test('black pieces are visible on a dark page, and a single kind in hand sits beside the player', async () => {
  const { page } = await openBoard({ game: 'gomoku' }, { dark: true });
  for (const icon of await page.locator('.player .piece-icon').all()) {
    const background = await icon.evaluate((element) => getComputedStyle(element).backgroundColor);
    const channels = (background.match(/\d+/g) ?? []).map(Number);
    expect(channels).toHaveLength(3);
    expect(Math.min(...channels)).toBeGreaterThan(120);
  }
  const [plate, tray] = [page.locator('.plate-1'), page.locator('.tray[data-seat="0"]')];
  const [left, right] = [await plate.boundingBox(), await tray.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
});
