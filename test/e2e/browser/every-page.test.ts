import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import { isDeep } from '../../support/deep.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage } from '../../support/browser/page.ts';
import { MarkedPage, momentLinks, untranslatedIn } from './every-page.ts';
import { GAMES, MENUS } from './layout-tour.ts';
import type { Stop } from './layout-tour.ts';

const PHONE = { width: 390, height: 844 };
const BOARDS: readonly Stop[] = [
  { path: '#/kalah', ready: ['.house'] },
  { path: '#/zrf/chess', ready: ['.cell-button'] },
];
/** Pages that share components with one another. Every second one is checked in `npm test`. */
const OTHER_STOPS: readonly Stop[] = [
  { path: '#/text', ready: ['.text-frame'] },
  { path: '#/dice/text', ready: ['.text-frame'] },
  { path: '#/caves/text', ready: ['.text-frame'] },
  { path: '#/dice/nowhere', ready: ['.message [href="#/dice"]'] },
  { path: '#/no/such/page', ready: ['.message [href="#/"]'] },
];
/** Dialogs of the dice game, by tool. */
const DIALOGS = [
  'label-map',
  'dice-screen-heroes',
  'dice-screen-piles',
  'dice-screen-journal',
  'dice-page-glossary',
  'label-colours',
  'web-help',
  'web-games',
  'web-share',
  'web-file',
] as const;
/** Formats, ids, addresses and language names, which are not translated. */
const ALLOWED = new Set(
  'zip zsg zrf svg png html txt English tide bells no such page nowhere'.split(' '),
);

/** Every nth moment is checked in `npm test`. */
const SAMPLE = 16;

/** Names from rules files, on pages that list or play those games. */
const RULES_FILE_WORDS = new Set(
  [...builtInGames.map(({ title }) => title), readFileSync('content/rules/chess.zrf', 'utf8')]
    .join(' ')
    .match(/[A-Za-z]{2,}/g),
);

/** Navigates an open page. */
async function goTo(page: Page, { path, ready }: Stop): Promise<void> {
  await page.evaluate((to) => {
    if (location.hash === to) return;
    for (const main of document.querySelectorAll<HTMLElement>('main')) main.dataset['left'] = '';
    location.hash = to;
  }, path);
  const selector = ready.map((one) => `main:not([data-left]) ${one}`).join(', ');
  await page.locator(selector).first().waitFor({ state: 'attached' });
}

const marked = new MarkedPage();
let address = '';

beforeAll(async () => {
  address = await marked.open();
});
afterAll(() => marked.close());

async function openMarked(path: string, dark: boolean): Promise<Page> {
  const { page } = await openPage({
    path: new URL(path, address).href,
    dark,
    viewport: dark ? PHONE : { width: 1366, height: 768 },
    reducedMotion: true,
  });
  return page;
}

/** Accessibility violations and untranslated words of a page. */
async function faultsOf(page: Page, name: string, allowed = ALLOWED): Promise<string[]> {
  const words = await untranslatedIn(page, allowed);
  return [...(await violationsOf(page)), ...words].map((fault) => `${name}: ${fault}`);
}

test('every menu passes accessibility checks and is translated', async () => {
  const found: string[] = [];
  for (const dark of isDeep ? [false, true] : [true]) {
    const page = await openMarked('#/', dark);
    await page.locator('.card').first().waitFor();
    const home = page.url();
    const others = OTHER_STOPS.filter((_, at) => isDeep || at % 2 === 0);
    for (const stop of [...MENUS, ...BOARDS, ...others]) {
      if (isDeep || OTHER_STOPS.includes(stop)) {
        await page.goto('about:blank');
        await page.goto(new URL(stop.path, home).href);
        await page.locator(stop.ready.join(', ')).first().waitFor({ state: 'attached' });
      } else {
        await goTo(page, stop);
      }
      const isOfGames = stop.path.startsWith('#/zrf') && stop.path !== '#/zrf/editor';
      const allowed = isOfGames ? new Set([...ALLOWED, ...RULES_FILE_WORDS]) : ALLOWED;
      found.push(...(await faultsOf(page, stop.path, allowed)));
    }
    await page.locator('header button').last().click();
    await page.locator('dialog[open]').waitFor();
    found.push(...(await faultsOf(page, 'settings')));
  }
  expect(found).toEqual([]);
});

test('every moment of a journey with its dialogs passes accessibility checks and is translated', async () => {
  const found: string[] = [];
  const links = [...momentLinks()];
  const page = await openMarked('#/dice', false);
  await page.locator('.adventure').first().waitFor();
  for (const [at, [name, path]] of links.entries()) {
    if (!isDeep && at % SAMPLE !== 0) continue;
    await goTo(page, { path, ready: ['.dice-foot'] });
    found.push(...(await faultsOf(page, name)));
    const begin = page.locator('dialog.dialog-intro .primary');
    if ((await begin.count()) > 0) await begin.click();
    const count = isDeep ? at : at / SAMPLE;
    const tool = page.locator(`[data-tool="${DIALOGS[count % DIALOGS.length] ?? ''}"]`);
    if ((await tool.count()) === 0 || !(await tool.isEnabled())) continue;
    await tool.click();
    await page.locator('dialog[open]').waitFor();
    found.push(
      ...(await faultsOf(page, `${name}, ${(await tool.getAttribute('data-tool')) ?? ''}`)),
    );
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});

test.runIf(isDeep)('every board game passes accessibility checks and is translated', async () => {
  const found: string[] = [];
  const { page } = await openPage({ path: '#/', reducedMotion: true });
  await page.locator('.card').first().waitFor();
  for (const stop of GAMES) {
    await goTo(page, stop);
    found.push(...(await violationsOf(page)).map((fault) => `${stop.path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('untranslated words in a page are detected', async () => {
  const page = await openMarked('#/', false);
  await page.locator('.card').first().waitFor();
  expect(await untranslatedIn(page)).toEqual([]);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.ariaLabel = 'Close';
    button.textContent = 'Press me';
    document.querySelector('main')?.append(button);
  });
  expect(await untranslatedIn(page)).toEqual(['Close', 'Press', 'me']);
});
