import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage, screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { openKalah, PLAYABLE } from './kalah.ts';

const MAX_FIRST_LOAD = 100_000;

test('the arcade shows five games and opens them', async () => {
  const { page, problems } = await openPage();
  await page.locator('.card').first().waitFor();
  expect(await page.locator('.card-name').allInnerTexts()).toEqual([
    'Dice',
    'Kalah',
    'Rogue',
    'Caves',
    'Boards',
  ]);
  expect(await page.locator('.card .card-link').count()).toBe(5);
  await screenshot(page, 'arcade');
  await page.getByRole('link', { name: /Kalah/ }).click();
  await page.locator(PLAYABLE).first().waitFor();
  expect(await page.title()).toBe('Kalah · Turnwright');
  await page.getByRole('link', { name: 'Turnwright' }).click();
  await page.locator('.card').first().waitFor();
  expect(problems).toEqual([]);
});

test('the language changes immediately and is remembered', async () => {
  const { page } = await openPage();
  await page.getByLabel('Language').selectOption('ru');
  await page.getByRole('heading', { name: 'Пять пошаговых игр' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  await page.reload();
  await page.getByRole('heading', { name: 'Пять пошаговых игр' }).waitFor();
  await page.getByRole('link', { name: /Калах/ }).click();
  await page.locator('.house').first().waitFor();
  await page.keyboard.press('3');
  await page.locator('.status-news').getByText('Вы посеяли из лунки 3').waitFor();
  await page.getByLabel('Язык').selectOption('en');
  await page.locator('.status-news').getByText('You sowed house 3').waitFor();
});

test("the page follows the browser's Russian language and dark colours", async () => {
  const { page } = await openPage({ locale: 'ru-RU', dark: true });
  await page.getByRole('heading', { name: 'Пять пошаговых игр' }).waitFor();
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(20, 24, 31)');
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('radio', { name: 'Светлые' }).check();
  expect(await ground()).toBe('rgb(244, 238, 227)');
});

const THEMES = [
  { name: 'light', dark: false },
  { name: 'dark', dark: true },
];

describe.each(isDeep ? THEMES : THEMES.slice(0, 1))(
  'axe finds no serious problem, $name',
  ({ dark }) => {
    test('in the arcade', async () => {
      const { page } = await openPage({ dark });
      await page.locator('.card').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('in a game and its dialogs', async () => {
      const { page } = await openKalah({ seats: 'person person' }, { dark });
      for (const key of ['3', '6']) await page.keyboard.press(key);
      expect(await violationsOf(page)).toEqual([]);
      for (const key of ['n', '?']) {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        if (key === 'n') await page.locator('summary').click();
        expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  },
);

test('the first load is small and entirely local', async () => {
  const { page, context } = await openPage({ path: 'about:blank' });
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    void response.body().then(
      (body) => sizes.set(response.url(), gzipSync(body).length),
      () => undefined,
    );
  });
  await context.route(/sw\.js|workbox/, (route) => route.abort());
  await page.goto(inject('arcadeUrl'));
  await page.locator('.card').first().waitFor();
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `first load of the arcade: ${(total / 1000).toFixed(1)} kB gzip, ${sizes.size} files`,
  );
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThanOrEqual(MAX_FIRST_LOAD);
  expect([...sizes.keys()].filter((url) => url.includes('scene') || url.includes('think'))).toEqual(
    [],
  );
  const { origin } = new URL(inject('arcadeUrl'));
  expect([...sizes.keys()].filter((url) => new URL(url).origin !== origin)).toEqual([]);
});

test('the page works under a policy that allows only its own files', async () => {
  const response = await fetch(inject('arcadeUrl'));
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});
