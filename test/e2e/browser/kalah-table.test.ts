import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  framesDrawn,
  holdGames,
  holdScript,
  openContext,
  screenshot,
  stretchFrames,
} from '../../support/browser/page.ts';
import {
  followNews,
  kalahSettings,
  middleOf,
  newsOf,
  openKalah,
  PLAYABLE,
  playOut,
  seedsOf,
} from './kalah.ts';

const START = [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0];
const AFTER_3 = [4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0];
const PEOPLE = { seats: 'person person' } as const;

function moveList(page: Page): Promise<string[]> {
  return page.locator('.move').allInnerTexts();
}

test('moves are described, listed, undone and redone, and an empty house is refused', async () => {
  const { page, problems } = await openKalah(PEOPLE);
  await page.keyboard.press('3');
  expect(await newsOf(page)).toBe('Player One sowed house 3: an extra turn.');
  expect(await seedsOf(page)).toEqual(AFTER_3);
  await page.keyboard.press('3');
  expect(await newsOf(page)).toBe('House 3 is empty: choose a house with seeds.');
  await page.keyboard.press('6');
  await page.keyboard.press('5');
  expect(await moveList(page)).toEqual(['36', '5']);
  const before = await seedsOf(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('u');
  expect(await seedsOf(page)).toEqual(START);
  expect(await page.locator('.tool').first().isDisabled()).toBe(true);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Redo' }).click();
  expect(await seedsOf(page)).toEqual(before);
  expect(problems).toEqual([]);
});

test("undo against a bot returns to the player's own decision, even while the bot is thinking", async () => {
  const settings = kalahSettings({ seats: 'person bot-1' });
  const context = await openContext({ settings });
  const release = await holdScript(context, /bot-worker/);
  const { page } = await openKalah({}, { context });
  await page.keyboard.press('1');
  await page.keyboard.press('u');
  expect(await seedsOf(page)).toEqual(START);
  release();
  await page.keyboard.press('2');
  await page.locator(PLAYABLE).first().waitFor();
  // The answer to the move that was taken back is never played.
  expect((await moveList(page))[0]).toBe('2');
  expect((await moveList(page)).length).toBe(2);
  await page.keyboard.press('u');
  expect(await seedsOf(page)).toEqual(START);
});

test('pointing at a house shows and announces where the last seed lands', async () => {
  const { page } = await openKalah(PEOPLE);
  const label = await page.locator('[data-pit="2"]').getAttribute('aria-label');
  expect(label).toBe('House 3, 4 seeds: ends in the store: an extra turn.');
  const picture = () => page.locator('canvas').screenshot();
  const before = await picture();
  const { x, y } = await middleOf(page, '[data-pit="2"]');
  await page.mouse.move(x, y);
  await expect.poll(async () => (await picture()).equals(before)).toBe(false);
});

test('a long press on a house previews it without playing it', async () => {
  const { page, context } = await openKalah(PEOPLE, {
    touch: true,
    viewport: { width: 390, height: 844 },
  });
  const { x, y } = await middleOf(page, '[data-pit="2"]');
  const picture = () => page.locator('canvas').screenshot();
  const before = await picture();
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect.poll(async () => (await picture()).equals(before)).toBe(false);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await picture()).equals(before)).toBe(true);
  expect(await seedsOf(page)).toEqual(START);
});

test('a hint names a house, then explains the result', async () => {
  const { page } = await openKalah(PEOPLE);
  await page.keyboard.press('h');
  const hint = page.locator('.hint');
  await hint.getByText(/Look at house \d/).waitFor();
  await hint.getByRole('button').click();
  expect(await hint.innerText()).toMatch(/House \d.*Best play from here/s);
  await page.keyboard.press('3');
  expect(await hint.count()).toBe(0);
});

test('a reload resumes the current game at any moment, and a new game keeps the old one', async () => {
  const { page } = await openKalah(PEOPLE);
  await page.keyboard.press('3');
  await expect.poll(() => moveList(page)).toEqual(['3']);
  await holdGames(page);
  await page.keyboard.press('1');
  const before = await seedsOf(page);
  await page.reload();
  await page.locator('.house').first().waitFor();
  expect(await seedsOf(page)).toEqual(before);
  expect(await moveList(page)).toEqual(['31']);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await seedsOf(page)).toEqual(START);
  await page.getByRole('button', { name: 'Games' }).click();
  const savedGame = page.locator('.save-open');
  // The new game is saved from its first move on.
  expect(await savedGame.count()).toBe(1);
  await savedGame.click();
  expect(await seedsOf(page)).toEqual(before);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => savedGame.count()).toBe(2);
  const rename = async (row: number, name: string) => {
    await page.locator('.save-rename').nth(row).click();
    await page.getByRole('textbox', { name: 'Name of the game' }).fill(name);
    await page.keyboard.press('Enter');
  };
  await rename(0, 'The open one');
  await rename(1, ' The\tother one ');
  const names = () => page.locator('.save-name').allInnerTexts();
  await expect.poll(names).toEqual(['The open one', 'The other one']);
  await page.locator('.save-rename').first().click();
  await page.locator('.save-naming input:focus').waitFor();
  await page.keyboard.press('Escape');
  expect(await names()).toEqual(['The open one', 'The other one']);
  await screenshot(page, 'kalah-saves');
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await page.reload();
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(names).toEqual(['The open one', 'The other one']);
  await holdGames(page);
  await page.locator('.save-delete').click();
  await expect.poll(() => savedGame.count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => savedGame.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.goto(new URL('#/', page.url()).href);
  expect(await page.locator('[data-game="kalah"] .card-go').innerText()).toBe(
    'Continue, 2 moves in',
  );
});

test('an unbegun game survives a reload without becoming a saved game', async () => {
  const { page } = await openKalah(PEOPLE);
  await page.keyboard.press('3');
  await expect.poll(() => moveList(page)).toEqual(['3']);
  const begin = async () => {
    await page.keyboard.press('n');
    const dialog = page.locator('dialog.dialog-new');
    await dialog.getByRole('radio', { name: '3', exact: true }).first().check();
    await dialog.locator('summary').click();
    await dialog.getByLabel('Random seed', { exact: true }).fill('a quiet harbour');
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => seedsOf(page)).toHaveLength(8);
  };
  await begin();
  const before = await seedsOf(page);
  await page.reload();
  await page.locator('.house').first().waitFor();
  expect(await seedsOf(page)).toEqual(before);
  expect(await moveList(page)).toEqual([]);
  await page.getByRole('button', { name: 'Games' }).click();
  expect(await page.locator('.save-open').count()).toBe(1);
  await page.keyboard.press('Escape');
  // A game taken back to its start also survives a reload, but not a visit to another page.
  await page.keyboard.press('1');
  await page.keyboard.press('u');
  await page.reload();
  await page.locator('.house').first().waitFor();
  expect(await seedsOf(page)).toEqual(before);
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('[data-game="kalah"]').click();
  await expect.poll(() => seedsOf(page)).toEqual(AFTER_3);
});

test('a new game can have another board, other rules, a bot in the first seat and a seed', async () => {
  const { page } = await openKalah(PEOPLE);
  await page.keyboard.press('n');
  const dialog = page.locator('dialog.dialog-new');
  const choose = (group: string, name: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose('Opponent', 'Bot');
  await choose('Strength', 'Expert');
  await choose('Who starts', 'The bot');
  await choose('Houses per side', '3');
  await choose('Seeds per house', '5');
  await dialog.locator('summary').click();
  await choose('Capture', 'never');
  await dialog.getByRole('checkbox', { name: 'Pie rule' }).check();
  await dialog.getByLabel('Random seed', { exact: true }).fill('');
  expect(await dialog.locator('.wrong').innerText()).toBe('Enter 1 to 64 characters.');
  await dialog.getByLabel('Random seed', { exact: true }).fill('a quiet harbour');
  await screenshot(page, 'kalah-new-game');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Swap sides' }).waitFor();
  expect(await seedsOf(page)).toHaveLength(8);
  const readNews = await followNews(page);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  // The bot moves immediately and may replace the message before it is read.
  await expect.poll(readNews).toContain('You swapped sides.');
});

test('a review steps through the game and back, and two keys start a new game', async () => {
  const { page } = await openKalah(PEOPLE);
  for (const key of ['3', '6', '5']) await page.keyboard.press(key);
  const end = await seedsOf(page);
  const turn = page.locator('.status-turn');
  await page.locator('.move').first().click();
  expect(await turn.innerText()).toBe('Reviewing move 2 of 3');
  expect(await page.locator(PLAYABLE).count()).toBe(0);
  await page.keyboard.press(',');
  expect(await seedsOf(page)).toEqual(AFTER_3);
  await page.getByRole('button', { name: 'To the start' }).click();
  expect(await seedsOf(page)).toEqual(START);
  await page.getByRole('button', { name: 'Play the moves' }).click();
  await page.locator(PLAYABLE).first().waitFor();
  expect(await seedsOf(page)).toEqual(end);
  await page.keyboard.press('n');
  await page.locator('dialog.dialog-new').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog.dialog-new').waitFor({ state: 'detached' });
  expect(await seedsOf(page)).toEqual(START);
});

test('seeds are animated if enabled, a click skips the animation, and no frame is drawn afterwards', async () => {
  const { page } = await openKalah({ ...PEOPLE, speed: 'slow' });
  const canvas = page.locator('.board canvas');
  const frames = async () => Number(await canvas.getAttribute('data-frames'));
  await stretchFrames(page, 1000);
  await page.keyboard.press('6');
  await page.locator('.board canvas[data-moving="true"]').waitFor();
  const moving = await frames();
  await expect.poll(frames).toBeGreaterThan(moving);
  await screenshot(page, 'kalah-moving');
  const { x, y } = await middleOf(page, '[data-pit="9"]');
  await page.mouse.click(x, y);
  await page.locator('.board canvas[data-moving="false"]').waitFor();
  expect(await moveList(page)).toEqual(['6']);
  await page.mouse.move(2, 2);
  // The final frame of the animation may still be pending.
  await expect.poll(() => framesDrawn(page)).toBe(0);
});

test('the result dialog offers a rematch in which the other side begins', async () => {
  const { page } = await openKalah({ houses: 3, seeds: 1 });
  await playOut(page, () => page.locator(PLAYABLE).first().click());
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator(PLAYABLE).first().waitFor();
  expect((await moveList(page)).length).toBeGreaterThan(0);
  expect(await page.locator('.plate-name').allInnerTexts()).toEqual(['Bot: Novice', 'You']);
});

test('a bot failure is reported, and the bot can be retried', async () => {
  const { page } = await openKalah();
  await page.route('**/bot-worker*', (route) => route.abort());
  // Bots start during the player's turn. A failure before a question is not reported.
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('bot-worker'));
  await page.reload();
  await page.locator(PLAYABLE).first().waitFor();
  await failed;
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('1');
  await page.getByRole('alert').getByText('The bot has stopped working.').waitFor();
  await page.unroute('**/bot-worker*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(PLAYABLE).first().waitFor();
});
