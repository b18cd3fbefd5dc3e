import { expect, test } from 'vitest';
import { clickAll, openBoard } from './zrf.ts';

test('a strong bot thinks in half of the threads of a device', async () => {
  const { page, context, problems } = await openBoard({
    game: 'tic-tac-toe',
    seats: 'person bot-5',
  });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
  });
  await page.reload();
  await page.locator('.cell-button').first().waitFor();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await clickAll(page, 'b2');
  await page.locator('.moves .move').nth(1).waitFor();
  const bots = page.workers().filter((worker) => worker.url().includes('bot-worker'));
  expect(bots).toHaveLength(2);
  expect(problems).toEqual([]);
});
