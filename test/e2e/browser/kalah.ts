import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../../support/browser/page.ts';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';

/** Settings stored before the Kalah page is opened. */
export interface Choice {
  readonly houses?: number;
  readonly seeds?: number;
  readonly seats?: string;
  readonly pie?: boolean;
  /** Animation speed; off by default. */
  readonly speed?: 'off' | 'slow' | 'normal' | 'fast';
}

/** Settings of the page for the chosen game, without animation by default. */
export function kalahSettings(choice: Choice): Readonly<Record<string, unknown>> {
  const { speed = 'off', houses = 6, seeds = 4, seats = 'person bot-1', pie = false } = choice;
  const texts = { houses: String(houses), seeds: String(seeds), pie: pie ? 'yes' : 'no', seats };
  return { speed, lastGame: { kalah: texts } };
}

/** Opens Kalah with the chosen game; an open context brings its own. */
export async function openKalah(
  choice: Choice = {},
  options: PageOptions = {},
): Promise<OpenedPage> {
  const settings = kalahSettings(choice);
  const opened = await openPage({ ...options, settings, path: '#/kalah' });
  await opened.page.locator('.house').first().waitFor();
  return opened;
}

/** Houses that can be played now. */
export const PLAYABLE = '.house[aria-disabled="false"]';

const OVER_DIALOG = 'dialog.dialog-over';

/** Seeds in all houses and stores, in sowing order. */
export function seedsOf(page: Page): Promise<number[]> {
  return page
    .locator('.houses > *')
    .evaluateAll((pits) => pits.map((pit) => Number((pit as HTMLElement).dataset['seeds'])));
}

export function newsOf(page: Page): Promise<string> {
  return page.locator('.status-news').innerText();
}

/** Collects all news from now on, however briefly it is shown. */
export async function followNews(page: Page): Promise<() => Promise<string[]>> {
  const newsLog = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      texts.push(document.querySelector('.status-news')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => newsLog.jsonValue();
}

/** Middle of a house on the screen. */
export async function middleOf(page: Page, house: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(house).first().boundingBox();
  if (box === null) throw new Error(`${house} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays until the end of the game is announced. `play` takes one action per call. */
export async function playOut(page: Page, play: () => Promise<void>): Promise<number> {
  let actions = 0;
  for (; actions < 400; actions++) {
    const next = page.locator(`${OVER_DIALOG}, ${PLAYABLE}`).first();
    await next.waitFor();
    if (await page.locator(OVER_DIALOG).isVisible()) return actions;
    await play();
  }
  throw new Error('the game did not end');
}

/** Expects the end of the game: all seeds in the stores, and the winner announced. */
export async function expectOver(page: Page, seeds: number): Promise<void> {
  await page.locator(OVER_DIALOG).waitFor();
  const pits = await seedsOf(page);
  expect(pits.reduce((sum, count) => sum + count, 0)).toBe(seeds);
  expect(await page.locator(`${OVER_DIALOG} .result`).innerText()).toMatch(/won \d+ to \d+|draw/i);
}
