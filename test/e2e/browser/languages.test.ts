import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { isDeep } from '../../support/deep.ts';
import { Journey } from './dice.ts';
import { MENUS, Tour } from './layout-tour.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
const HOUSE = MENUS.filter(({ path }) => path === '#/' || path.startsWith('#/dice'));

test("the page follows the browser's language, and the switch lists all languages by their native names", async () => {
  const { page, problems } = await openPage({ locale: 'ar-EG' });
  await page.locator('.card').first().waitFor();
  const root = page.locator('html');
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(await page.locator('.language option').allInnerTexts()).toEqual([
    'العربية',
    'English',
    'עברית',
    'Русский',
    'Українська',
    '中文',
  ]);
  await page.locator('.language select').selectOption('uk');
  await page.locator('html[dir="ltr"][lang="uk"]').waitFor();
  await page.reload();
  await page.locator('.card').first().waitFor();
  expect(await root.getAttribute('lang')).toBe('uk');
  expect(problems).toEqual([]);
});

test('the menus of the arcade and of the dice game fit in every language', async () => {
  const tour = await Tour.start();
  const found: string[] = [];
  for (const [index, stop] of HOUSE.entries()) {
    await tour.go(stop);
    for (const [at, language] of ['ar', 'he', 'uk', 'zh'].entries()) {
      const sizes = isDeep ? [PHONE, DESKTOP] : [(at + index) % 2 === 0 ? PHONE : DESKTOP];
      for (const size of sizes) {
        await tour.look({ ...size, language });
        const faults = await tour.faults();
        found.push(...faults.map((fault) => `${stop.path} ${size.width} ${language}: ${fault}`));
      }
    }
  }
  expect(found).toEqual([]);
  expect(tour.problems).toEqual([]);
});

test('the dice table is right-to-left in Arabic, on a phone and on a desktop', async () => {
  const settings = { speed: 'off', language: 'ar' };
  const journey = await Journey.begin({}, 'axe', { viewport: PHONE }, settings);
  const { page } = journey;
  // The story is not translated into Arabic and is marked as English.
  expect(await page.locator('.story').getAttribute('lang')).toBe('en');
  await journey.beginScene();
  await journey.playOn('clicks', 4);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    // The first die of the hand is on the right.
    const dice = await page
      .locator('.hand .solid')
      .evaluateAll((all) => all.map((die) => die.getBoundingClientRect().left));
    expect(dice.length).toBeGreaterThan(1);
    expect(dice[0]).toBeGreaterThan(dice[1] ?? Infinity);
  }
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\bdice-[a-z]|problem-|undefined|\{|\}/);
  expect(journey.problems).toEqual([]);
});

test('the arcade passes accessibility checks in Arabic', async () => {
  const { page } = await openPage({ locale: 'ar', viewport: PHONE });
  await page.locator('.card').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('text screens are drawn right-to-left and read in logical order', async () => {
  const { page, problems } = await openPage({ locale: 'he', path: '#/text' });
  const expectText = (text: string) =>
    page.locator('#text-screen', { hasText: text }).waitFor({ state: 'attached' });
  await expectText('חמישה משחקים בתורות');
  // Another language is fetched when chosen.
  await page.locator('.language select').selectOption('zh');
  await expectText('五款回合制游戏');
  expect(problems).toEqual([]);
});
