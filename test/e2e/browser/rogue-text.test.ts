import { expect, test } from 'vitest';
import { openRulesGame } from './zrf.ts';

test('a run started on text screens continues with tiles at the same point', async () => {
  const { page } = await openRulesGame('#/rogue/text', { speed: 'off' });
  const text = page.locator('#text-screen');
  await expect.poll(() => text.textContent()).toContain('1  Random world');
  await page.focus('.text-frame');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.textContent()).toContain('Turn 0');
  await page.keyboard.press('Space');
  await page.keyboard.press('KeyO');
  await expect.poll(() => text.textContent()).toMatch(/Stopped|explored/);
  const turns = /Turn (\d+)/.exec((await text.textContent()) ?? '')?.[1];
  await page.keyboard.press('Shift+KeyQ');
  await expect.poll(() => text.textContent()).toContain('Continue the last run');
  await page.evaluate(() => (location.hash = '#/rogue'));
  await page.locator('[data-start="continue"]').click();
  const stage = page.locator('.rogue-stage[data-turns]');
  await expect.poll(() => stage.getAttribute('data-turns')).toBe(turns);
});
