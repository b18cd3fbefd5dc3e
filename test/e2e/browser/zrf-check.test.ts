import { expect, test } from 'vitest';
import { screenshot } from '../../support/browser/page.ts';
import { clickAll, drag, labelOf, movesOf, openBoard } from './zrf.ts';

test('check is announced and marked, and a move that leaves the king in check gives a reason', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  await clickAll(page, 'e2', 'e4', 'e7', 'e5', 'd2', 'd4', 'f8', 'b4');
  const news = page.locator('.status-news');
  const turn = page.locator('.status-turn');
  await expect.poll(() => turn.innerText()).toBe('Check! White to move.');
  expect(await labelOf(page, 'e1')).toContain('in check');
  expect((await movesOf(page)).at(-1)).toBe('Bb4+');
  await clickAll(page, 'g1');
  const explanation = 'You are in check: your king on e1 would be taken by the bishop on b4.';
  await expect.poll(() => news.innerText()).toBe(explanation);
  await screenshot(page, 'zrf-check');
  await drag(page, 'e1', 'd2');
  await expect.poll(() => news.innerText()).toContain('your king on d2 would be taken');
  await clickAll(page, 'c2', 'c3');
  await expect.poll(() => turn.innerText()).toBe('Black to move.');
  expect(await labelOf(page, 'e1')).not.toContain('in check');
  expect(problems).toEqual([]);
});
