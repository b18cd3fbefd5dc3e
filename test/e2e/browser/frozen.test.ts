import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';

const FROZEN = 'test/frozen/0.1.0/page';

/** Stores the records of an earlier version where the page stores its own. */
const SEED = `async ({ saves, storage }) => {
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  const opening = indexedDB.open('turnwright');
  opening.onupgradeneeded = () => opening.result.createObjectStore('games');
  const db = await new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = db.transaction('games', 'readwrite');
  for (const save of saves) writing.objectStore('games').put(save, save.id);
  await new Promise((resolve) => (writing.oncomplete = resolve));
  db.close();
}`;

test('games and settings of version 0.1.0 load, can be continued, and survive a reload', async () => {
  const saves = JSON.parse(readFileSync(`${FROZEN}/saves.json`, 'utf8')) as {
    game: string;
    entries: number;
  }[];
  const storage: unknown = JSON.parse(readFileSync(`${FROZEN}/local-storage.json`, 'utf8'));
  const { page, problems } = await openPage({ reducedMotion: true });
  await page.evaluate(`(${SEED})(${JSON.stringify({ saves, storage })})`);
  await page.goto(new URL('#/kalah', page.url()).href);
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru');
  await page.getByRole('button', { name: 'Партии' }).click();
  const kalah = saves.filter(({ game }) => game === 'kalah').map(({ entries }) => entries);
  // The unbegun game is no longer listed.
  expect(kalah).toContain(0);
  const startedGames = kalah.filter((entries) => entries > 0);
  const listed = () =>
    page
      .locator('.save')
      .evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-entries'))));
  await expect.poll(async () => (await listed()).sort()).toEqual(startedGames.sort());
  await page.locator('.save[data-entries="17"] .save-open').last().click();
  await expect.poll(() => page.locator('.move').count()).toBeGreaterThan(8);
  await page.reload();
  await page.getByRole('button', { name: 'Партии' }).click();
  await expect.poll(async () => (await listed()).sort()).toEqual(startedGames.sort());
  expect(problems).toEqual([]);
});
