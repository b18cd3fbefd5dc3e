import { strToU8, zipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '../../support/browser/axe.ts';
import { openContext, openPage, screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { png } from '../../support/png.ts';
import { POSITION } from './zrf.ts';

/** Rules of a game with a picture, by title. */
function rulesOf(title: string, picture: string): string {
  return `(game (title "${title}") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 31 31) (dimensions ("a/b/c" (32 0)) ("2/1" (0 32)))
    (directions (e 1 0))))
  (board-setup (A (P a1)) (B (P a2)))
  (piece (name P) (image A "${picture}") (moves (e (verify empty?) add))))`;
}

type Contents = Readonly<Record<string, Uint8Array | string>>;

function zipped(files: Contents) {
  const entries = Object.entries(files).map(([name, content]): [string, Uint8Array] => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  const buffer = Buffer.from(zipSync(Object.fromEntries(entries), { level: 9 }));
  return { name: 'game.zip', mimeType: 'application/zip', buffer };
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#c82828"/></svg>';

async function openFile(page: Page, file: ReturnType<typeof zipped>): Promise<void> {
  await page.locator('.tile').first().waitFor();
  await page.locator('.open-files').setInputFiles(file);
}

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => void (location.hash = hash), `#/${path}`);
}

/** SVG of a few lines that draws ten thousand million squares. */
function manySquares(): string {
  const groups = Array.from({ length: 10 }, (_, index) => {
    const uses = `<use href="#g${index}"/>`.repeat(10);
    return `<g id="g${index + 1}">${uses}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">
<defs><rect id="g0" width="3" height="3"/>${groups.join('')}</defs><use href="#g10"/></svg>`;
}

/** Library tile of an opened game. */
function tile(page: Page, id: string) {
  return page.locator(`.tile[data-game="${id}"]`);
}

async function deleteGame(page: Page, id: string): Promise<void> {
  await tile(page, id).first().locator('.tile-drop').click();
  await tile(page, id).waitFor({ state: 'detached' });
}

test('oversized or broken pictures are reported by name, and the game can be played without them', async () => {
  const { page, problems } = await openPage({ path: '#/zrf' });
  const hostile = `<svg viewBox="0${' '.repeat(200_000)}x"`;
  const small = zipped({ 'a.zrf': rulesOf('Hostile', 'p.svg'), 'p.svg': hostile });
  expect(small.buffer.length).toBeLessThan(1000);
  await openFile(page, small);
  await page.locator('.dialog-unshown .problems', { hasText: 'p.svg' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(POSITION).first().waitFor();
  await goTo(page, 'zrf');
  await openFile(
    page,
    zipped({
      'b.zrf': rulesOf('Large', 'art/Large.png" B "many.svg'),
      'art/Large.png': png(20_000, 20_000),
      'many.svg': manySquares(),
    }),
  );
  const problemList = page.locator('.dialog-unshown .problems');
  await problemList.waitFor();
  expect(await problemList.innerText()).toMatch(/art\/Large\.png is 20,000 × 20,000 pixels/);
  expect(await problemList.innerText()).toContain('many.svg draws more than 100,000 elements');
  await screenshot(page, 'zrf-unshown');
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('.dialog-unshown .primary').click();
  await page.locator(POSITION).first().waitFor();
  // Both are stored, listed and deleted without a worker to open them.
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await goTo(page, 'zrf');
  await page.reload();
  await tile(page, 'user:large').locator('[data-drawn="true"]').waitFor();
  await deleteGame(page, 'user:large');
  await deleteGame(page, 'user:hostile');
  expect(workers).toEqual([]);
  expect(problems).toEqual([]);
});

/** Blocks a worker like an endless search, without using the processor. */
const BLOCKED = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** Delays workers while `isHeld` is true, like slow rules. */
async function delayWorkers(context: BrowserContext): Promise<{ isHeld: boolean }> {
  const state = { isHeld: true };
  await context.route(/opening-worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const wait = state.isHeld ? BLOCKED : '';
    await route.fulfill({ response, body: `${await response.text()};${wait}` });
  });
  return state;
}

test('slow rules load in the background and can be cancelled without losing data', async () => {
  const context = await openContext();
  const workers = await delayWorkers(context);
  const { page, problems } = await openPage({ context, path: '#/zrf' });
  const file = zipped({ 'a.zrf': rulesOf('Held', 'p.svg'), 'p.svg': SQUARE });
  await openFile(page, file);
  await page.locator('.dialog-reading').waitFor();
  await screenshot(page, 'zrf-reading');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.dialog-reading').waitFor({ state: 'detached' });
  expect(await tile(page, 'user:held').count()).toBe(0);
  await openFile(page, file);
  await page.locator('.dialog-reading .primary').click();
  await page.locator('.dialog-reading').waitFor({ state: 'detached' });
  // Without the delay, the same file opens and is stored.
  workers.isHeld = false;
  await openFile(page, file);
  await page.locator(POSITION).first().waitFor();
  await goTo(page, 'zrf');
  await tile(page, 'user:held').locator('[data-drawn="true"]').waitFor();
  // Loading a stored game can also be cancelled on its own page.
  workers.isHeld = true;
  await page.reload();
  await tile(page, 'user:held').locator('a').click();
  await page.locator('.opening progress').waitFor();
  await screenshot(page, 'zrf-reading-kept');
  await page.keyboard.press('Escape');
  await tile(page, 'user:held').waitFor();
  expect(page.url()).toMatch(/#\/zrf$/);
  expect(problems).toEqual([]);
});

test('rules that would block the page are opened only after confirmation', async () => {
  const context = await openContext({ locale: 'ru-RU' });
  await context.route(/opening-worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const fast =
      'const real = performance.now.bind(performance); performance.now = () => real() * 5e4;';
    await route.fulfill({ response, body: `${fast}${await response.text()}` });
  });
  const { page, problems } = await openPage({ context, path: '#/zrf' });
  await openFile(page, zipped({ 'a.zrf': rulesOf('Slow', 'p.svg'), 'p.svg': SQUARE }));
  const problemList = page.locator('.opening');
  await problemList.locator('.primary').waitFor();
  expect(await problemList.innerText()).toMatch(/открывается примерно [\d\s]+ секунд/);
  await screenshot(page, 'zrf-slow-ru');
  await problemList.locator('.primary').click();
  await page.locator(POSITION).first().waitFor();
  expect(problems).toEqual([]);
});

/** Opens a game in a page that crashes before the pictures are loaded. */
async function crashPage(context: BrowserContext, file: ReturnType<typeof zipped>): Promise<void> {
  const { page } = await openPage({ context, path: '#/zrf' });
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => {
      document.documentElement.dataset['decoding'] = 'true';
      return new Promise(() => undefined);
    };
  });
  await page.locator('.tile').first().waitFor();
  await page.evaluate(() => document.documentElement.removeAttribute('data-decoding'));
  await page.locator('.open-files').setInputFiles(file);
  await page.waitForURL(/user:held/);
  await page.locator('html[data-decoding]').waitFor();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test.runIf(isDeep)('a game that crashed the page opens in safe mode the next time', async () => {
  const context = await openContext();
  const file = zipped({ 'a.zrf': rulesOf('Held', 'p.svg'), 'p.svg': SQUARE });
  const first = await openPage({ context, path: '#/zrf' });
  await openFile(first.page, file);
  await first.page.locator(POSITION).first().waitFor();
  await goTo(first.page, 'zrf');
  await tile(first.page, 'user:held').locator('[data-drawn="true"]').waitFor();
  await first.page.close();
  await crashPage(context, file);
  const { page, problems } = await openPage({ context, path: '#/zrf' });
  await tile(page, 'user:held').locator('a').click();
  const safe = page.locator('.opening');
  await safe.getByText('did not finish opening').waitFor();
  await screenshot(page, 'zrf-safe-mode');
  expect(await violationsOf(page)).toEqual([]);
  await safe.getByText('Open without pictures').click();
  await page.locator(POSITION).first().waitFor();
  await screenshot(page, 'zrf-safe-mode-plain');
  await page.reload();
  await safe.getByText('Try again').click();
  await page.locator(POSITION).first().waitFor();
  // After a complete opening with pictures, the safe mode is no longer offered.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('turnwright.opening')))
    .toBe('{}');
  await page.reload();
  await page.locator(POSITION).first().waitFor();
  await crashPage(context, file);
  await page.goto(page.url());
  await page.reload();
  await safe.getByText('Delete this game').click();
  await page.locator('.tile').first().waitFor();
  expect(await tile(page, 'user:held').count()).toBe(0);
  expect(problems).toEqual([]);
});
