import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage, screenshot } from '../../support/browser/page.ts';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';

const NOON = '2026-01-01T12:00:00Z';

/** Opens Kalah for two people with a clock of one minute each, in a page with a fixed clock. */
async function openTimed(options: PageOptions = {}): Promise<OpenedPage> {
  const lastGame = { kalah: { seats: 'person person', clock: '60+0' } };
  const settings = { speed: 'off', lastGame };
  const opened = await openPage({ time: NOON, ...options, settings, path: '#/kalah' });
  await opened.page.locator('.house').first().waitFor();
  return opened;
}

/** Lets the page's clock show a time after noon. */
async function showTime(page: Page, seconds: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.parse(NOON) + 1000 * seconds));
}

function clockOf(page: Page, player: number) {
  return page.locator(`[data-clock="${player}"]`);
}

test('clocks run, warn, stop in dialogs and end the game', async () => {
  const { page, problems } = await openTimed();
  await page.keyboard.press('4');
  await page.keyboard.press('1');
  expect(await clockOf(page, 1).innerText()).toBe('1:00');
  await showTime(page, 20);
  await expect.poll(() => clockOf(page, 1).innerText()).toBe('0:40');
  expect(await clockOf(page, 1).getAttribute('aria-label')).toBe('Player One: 0:40 left');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await showTime(page, 50);
  await page.keyboard.press('Escape');
  await expect.poll(() => clockOf(page, 1).innerText()).toBe('0:40');
  await showTime(page, 82);
  await expect.poll(() => clockOf(page, 1).innerText()).toBe('0:08.0');
  expect(await clockOf(page, 1).getAttribute('class')).toContain('clock-low');
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'clock-low');
  await showTime(page, 91);
  await page.locator('dialog.dialog-over').waitFor();
  expect(await page.locator('.dialog-over .result').innerText()).toBe('Player Two wins.');
  expect(await page.locator('.dialog-over .about').innerText()).toBe('Player One ran out of time.');
  expect(problems).toEqual([]);
});

test('a game is resigned or drawn after a question, and undone', async () => {
  const { page, problems } = await openTimed();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Offer draw' }).click();
  await expect.poll(() => page.locator('dialog[open]').innerText()).toContain('do you accept?');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.keyboard.press('g');
  await page.locator('.dialog-resign .primary').click();
  await page.locator('dialog.dialog-over').waitFor();
  expect(await page.locator('.status-turn').innerText()).toBe(
    'Player Two resigned. Player One wins.',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.status-turn').innerText()).toContain('to move');
  await page.keyboard.press('c');
  await expect.poll(() => page.locator('.status-turn').innerText()).toContain('Paused');
  expect(problems).toEqual([]);
});

test('the form of a new game offers time controls', async () => {
  const { page } = await openTimed();
  await page.keyboard.press('n');
  await page.locator('select[name="clock"]').selectOption('own');
  await page.locator('input[name="clock-minutes"]').fill('7');
  await page.locator('input[name="clock-increment"]').fill('2');
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'clock-form');
  await page.locator('button[form="new-game"]').click();
  await expect.poll(() => clockOf(page, 2).innerText()).toBe('7:00');
});
