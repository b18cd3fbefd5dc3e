import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, screenshot } from '../../support/browser/page.ts';

async function expectScreen(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => page.locator('#text-screen').textContent()).toMatch(text);
}

test('the text arcade can be played in the page by keyboard', async () => {
  const { page, problems } = await openPage({ reducedMotion: true });
  await page.getByRole('link', { name: 'Text mode' }).click();
  await expectScreen(page, /Five turn-based games/);
  await page.keyboard.press('2');
  await expectScreen(page, /Houses per side/);
  await screenshot(page, 'text-mode');
  await page.keyboard.press('Escape');
  await expectScreen(page, /Five turn-based games/);
  await page.keyboard.press('q');
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  expect(problems).toEqual([]);
});

test('games from text mode are saved with the others', async () => {
  const { page } = await openPage({ path: '#/text', reducedMotion: true });
  await expectScreen(page, /Five turn-based games/);
  await page.keyboard.press('2');
  await expectScreen(page, /Houses per side/);
  await page.keyboard.press('Enter');
  await expectScreen(page, /sow/);
  await page.keyboard.press('3');
  await expectScreen(page, /You sowed house 3/);
  await page.goto(new URL('#/kalah', page.url()).href);
  await page.locator('.move').first().waitFor();
  expect(await page.locator('.move').first().innerText()).toMatch(/^3/);
});

/** Position of a text on the screen, in the middle of its first character. */
async function placeOf(page: Page, text: string): Promise<{ x: number; y: number }> {
  const rows = ((await page.locator('#text-screen').textContent()) ?? '').split('\n');
  const row = rows.findIndex((line) => line.includes(text));
  if (row < 0) throw new RangeError(`"${text}" is not shown`);
  const box = await page.locator('.text-frame canvas').boundingBox();
  const { columns, lines } = await page.evaluate(() => {
    const { dataset } = document.querySelector('canvas') as HTMLCanvasElement;
    return { columns: Number(dataset['columns']), lines: Number(dataset['rows']) };
  });
  if (box === null) throw new Error('the page has no canvas');
  const column = (rows[row] ?? '').indexOf(text);
  return {
    x: box.x + ((column + 0.5) * box.width) / columns,
    y: box.y + ((row + 0.5) * box.height) / lines,
  };
}

async function clickText(page: Page, text: string): Promise<void> {
  const { x, y } = await placeOf(page, text);
  await page.mouse.click(x, y);
}

test('the mouse chooses menu entries and key-bar keys, and the bundled font is loaded', async () => {
  const { page, problems } = await openPage({ path: '#/text', reducedMotion: true });
  await expectScreen(page, /Five turn-based games/);
  const fonts = await page.evaluate(() =>
    [...document.fonts].map(
      ({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight} ${status}`,
    ),
  );
  expect(fonts.sort()).toEqual(['Turnwright Mono 400 loaded', 'Turnwright Mono 700 loaded']);
  await clickText(page, 'Settings');
  await expectScreen(page, /▸ Settings/);
  await clickText(page, 'Settings');
  await expectScreen(page, /Language/);
  const back = await placeOf(page, 'back');
  await page.mouse.move(back.x, back.y);
  expect(await page.locator('canvas').evaluate((canvas) => canvas.style.cursor)).toBe('pointer');
  await clickText(page, 'back');
  await expectScreen(page, /Five turn-based games/);
  await clickText(page, 'quit');
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  expect(problems).toEqual([]);
});

test('a phone shows part of the screen in readable text or the whole screen, with all keys', async () => {
  const { page } = await openPage({
    path: '#/text',
    viewport: { width: 390, height: 844 },
    touch: true,
    reducedMotion: true,
  });
  await expectScreen(page, /Five turn-based games/);
  const widths = () =>
    page.evaluate(() => {
      const [frame, canvas] = ['.text-frame', 'canvas'].map((one) => document.querySelector(one));
      return [frame?.clientWidth ?? 0, canvas?.clientWidth ?? 0] as const;
    });
  const [frame, large] = await widths();
  expect(large).toBeGreaterThan(frame);
  await page.getByRole('button', { name: 'Large text' }).click();
  await expect.poll(async () => (await widths())[1]).toBeLessThanOrEqual(frame);
  await page.getByRole('button', { name: 'All keys' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expectScreen(page, /Houses per side/);
  await page.getByRole('button', { name: 'Escape' }).click();
  await expectScreen(page, /Five turn-based games/);
  const { x, y } = await placeOf(page, 'Settings');
  await page.touchscreen.tap(x, y);
  await expectScreen(page, /▸ Settings/);
});
