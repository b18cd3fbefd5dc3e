import { expect, test } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { screenshot } from '../../support/browser/page.ts';
import { expectOver, middleOf, openKalah, PLAYABLE, playOut, seedsOf } from './kalah.ts';

test.runIf(isDeep)('a whole game against a bot can be played by clicks on the board', async () => {
  const { page, problems } = await openKalah({ houses: 4, seeds: 4 });
  const actions = await playOut(page, async () => {
    const { x, y } = await middleOf(page, PLAYABLE);
    await page.mouse.click(x, y);
  });
  expect(actions).toBeGreaterThan(5);
  await expectOver(page, 32);
  await screenshot(page, 'kalah-over');
  expect(problems).toEqual([]);
});

test('a whole game against a bot can be played by keyboard', async () => {
  const { page, problems } = await openKalah({ houses: 4, seeds: 3 });
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('house');
  let digits = false;
  await playOut(page, async () => {
    digits = !digits;
    const house = await page.locator(PLAYABLE).last().getAttribute('data-house');
    if (digits) {
      await page.keyboard.press(`Digit${house}`);
      return;
    }
    // Move along the row and back with the arrow keys, from any focused house.
    for (const key of ['ArrowDown', ...Array.from({ length: 8 }, () => 'ArrowLeft')])
      await page.keyboard.press(key);
    for (let i = 0; i < 4; i++) {
      const focused = page.locator('.house:focus');
      if ((await focused.getAttribute('aria-disabled')) === 'false') break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  });
  await expectOver(page, 24);
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a whole two-player game can be played by touch on a phone', async () => {
  const { page, problems } = await openKalah(
    { houses: 5, seeds: 3, seats: 'person person' },
    { viewport: { width: 390, height: 844 }, touch: true },
  );
  const [upper, lower] = [
    await middleOf(page, '[data-pit="0"]'),
    await middleOf(page, '[data-pit="4"]'),
  ];
  expect(lower.y).toBeGreaterThan(upper.y);
  await playOut(page, async () => {
    const { x, y } = await middleOf(page, PLAYABLE);
    await page.touchscreen.tap(x, y);
  });
  await expectOver(page, 30);
  await screenshot(page, 'kalah-phone-over');
  expect(problems).toEqual([]);
});

test('the page fits the width of a phone, and its touch targets are large enough', async () => {
  const { page } = await openKalah(
    { houses: 8, seeds: 4 },
    { viewport: { width: 390, height: 844 }, touch: true, locale: 'ru-RU' },
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.locator('main button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height) < 43.9 ? [`${button.textContent} ${width} x ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('a bot in the first seat moves without input', async () => {
  const { page } = await openKalah({ seats: 'bot-3 person' });
  await page.locator(PLAYABLE).first().waitFor();
  const pits = await seedsOf(page);
  expect(pits.slice(0, 7)).not.toEqual([4, 4, 4, 4, 4, 4, 0]);
});
