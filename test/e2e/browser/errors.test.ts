import { expect, test } from 'vitest';
import { openContext, openPage } from '../../support/browser/page.ts';
import { openKalah, PLAYABLE, seedsOf } from './kalah.ts';
import { openRulesGame } from './zrf.ts';

const NOTICE = '.notice-error';

type Box = [number, number, number, number];

test('an uncaught error is reported and the game continues', async () => {
  const { page } = await openKalah({ seats: 'person person' });
  await page.evaluate(() => void Promise.reject(new Error('the tea is cold')));
  await page.locator(NOTICE, { hasText: 'the tea is cold' }).waitFor();
  const before = await seedsOf(page);
  await page.locator(PLAYABLE).first().click();
  await expect.poll(() => seedsOf(page)).not.toEqual(before);
  await page.locator(NOTICE).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator(NOTICE).count()).toBe(0);
});

test('a page that fails to render shows a message, and other pages still work', async () => {
  const { page } = await openKalah({ seats: 'person person' });
  await page.evaluate(() => {
    const flatMap = Reflect.get<unknown[], 'flatMap'>(Array.prototype, 'flatMap');
    const map = Reflect.get<unknown[], 'map'>(Array.prototype, 'map');
    const fail = () => {
      Object.assign(Array.prototype, { map, flatMap });
      throw new Error('the tea is cold');
    };
    Object.assign(Array.prototype, { map: fail, flatMap: fail });
    location.hash = '#/';
  });
  await page.locator('main.message', { hasText: 'the tea is cold' }).waitFor();
  await page.goBack();
  await page.locator('.house').first().waitFor();
});

test('a frame that fails to draw does not stop the game', async () => {
  const context = await openContext();
  await context.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const clear = Reflect.get<CanvasRenderingContext2D, 'clearRect'>(prototype, 'clearRect');
    let isBroken = false;
    addEventListener('break', () => (isBroken = true), { once: true });
    prototype.clearRect = function (this: CanvasRenderingContext2D, ...args: Box) {
      if (isBroken) throw new Error('no paint left');
      clear.apply(this, args);
    };
  });
  const { page } = await openPage({ context, path: '#/kalah' });
  await page.locator(PLAYABLE).first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('break')));
  const before = await seedsOf(page);
  await page.locator(PLAYABLE).first().click();
  // The bot moves after the animation, although no frame completes it.
  await page.locator(NOTICE, { hasText: 'no paint left' }).waitFor();
  await expect.poll(() => seedsOf(page)).not.toEqual(before);
  await page.locator(PLAYABLE).first().waitFor();
});

test('Rogue falls back to text mode when its graphics fail', async () => {
  const context = await openContext();
  await context.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no pictures'));
  });
  const { page, problems } = await openPage({ context, path: '#/rogue' });
  await page.locator('.notices', { hasText: 'the same runs on the text screens' }).waitFor();
  await expect.poll(() => page.url()).toMatch(/#\/rogue\/text$/);
  await page.locator('#text-screen').waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
});

test('a board is shown without its unreadable pictures', async () => {
  const { page } = await openRulesGame('#/zrf', { speed: 'off' });
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no pictures'));
    TextDecoder.prototype.decode = () => {
      TextDecoder.prototype.decode = () => '';
      throw new Error('no text');
    };
  });
  await page.evaluate(() => (location.hash = '#/zrf/chess'));
  await page.locator('.cell-button').first().waitFor();
});
