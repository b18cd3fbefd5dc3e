import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';
import { PLAYABLE, seedsOf } from './kalah.ts';

test('the page and its bots work offline after one visit', async () => {
  const { page, context } = await openPage({ installed: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Kalah/ }).click();
  await page.locator(PLAYABLE).first().click();
  await expect.poll(() => page.locator('.move').count()).toBeGreaterThan(1);
  expect((await seedsOf(page)).reduce((sum, count) => sum + count, 0)).toBe(48);
  await page.getByLabel('Language').selectOption('ru');
  await page.getByRole('heading', { name: 'Калах' }).waitFor();
  await page.evaluate(() => (location.hash = '#/text'));
  await expect.poll(() => page.locator('#text-screen').textContent()).toContain('Пять');
  expect(await page.evaluate(() => document.fonts.size)).toBe(2);
  await page.evaluate(() => (location.hash = '#/dice/tide-bells:new'));
  const portrait = page.locator('[data-picture="heroes/mystic"] img').first();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the page is installable: it has a manifest with a name, icons and a start URL', async () => {
  const { page } = await openPage();
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await page.evaluate(
    async (address) => (await fetch(address)).json() as unknown,
    href ?? '',
  )) as { name: string; start_url: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe('Turnwright');
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512');
  for (const { src } of manifest.icons) {
    const status = await page.evaluate(async (address) => (await fetch(address)).status, src);
    expect(status).toBe(200);
  }
});
