import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser/page.ts';

const OLDER = 'test/cases/dice-saves/scenario-5.txt';
const FROZEN = 'test/frozen/0.1.0+95514621/page/saves.json';

/** Stores records where the page stores its games. */
async function store(page: Page, records: readonly (readonly [IDBValidKey, unknown])[]) {
  await page.evaluate(async (json) => {
    const opening = indexedDB.open('turnwright');
    opening.onupgradeneeded = () => opening.result.createObjectStore('games');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const db = opening.result;
    const writing = db.transaction('games', 'readwrite');
    for (const [key, record] of JSON.parse(json) as [IDBValidKey, unknown][])
      writing.objectStore('games').put(record, key);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    db.close();
  }, JSON.stringify(records));
  await page.goto(new URL('#/dice/tide-bells', page.url()).href);
  await page.reload();
}

/** Record of a save in the page's database. */
function recordOf(transcript: string): readonly [IDBValidKey, unknown] {
  const id = 'olderrules';
  const seats = /^note seats (.*)$/m.exec(transcript)?.[1] ?? '';
  const about = { game: 'dice-tide-bells', updated: 1, seats, scores: [], entries: 277 };
  return [id, { id, transcript, ...about, over: false }];
}

test('a save of older rules continues as a new game, with a label', async () => {
  const transcript = readFileSync(OLDER, 'utf8');
  const { page, problems } = await openPage({ reducedMotion: true });
  await store(page, [recordOf(transcript)]);
  const dialog = page.locator('dialog.dialog-fault');
  expect(await dialog.locator('[role="alert"]').innerText()).toBe(
    'Begun under older rules (5). Continues from action 200 of 277.',
  );
  expect(await dialog.innerText()).toContain('The save is unchanged.');
  await dialog.locator('.primary').click();
  await page.locator('main.dice[data-entries="0"]').waitFor();
  await page.keyboard.press('u');
  await page.getByText('Moves made under older rules can’t be undone.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('main.dice[data-entries="1"]').waitFor();
  await page.reload();
  await page.locator('main.dice[data-entries="1"]').waitFor();
  await page.locator('.notice', { hasText: 'Begun under older rules (5)' }).waitFor();
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  const rows = page.locator('.save');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.locator('.save-begun').allInnerTexts()).toEqual(
    Array.from({ length: 2 }, () => 'older rules (5)'),
  );
  expect(problems).toEqual([]);
});

test('a save of older rules without a checkpoint starts over, with a label', async () => {
  const records = JSON.parse(readFileSync(FROZEN, 'utf8')) as [IDBValidKey, unknown][];
  const { page, problems } = await openPage({ reducedMotion: true });
  await store(page, records);
  const dialog = page.locator('dialog.dialog-fault');
  expect(await dialog.locator('[role="alert"]').innerText()).toBe(
    'Begun under older rules (5). It can’t be continued, so it starts over.',
  );
  expect(await dialog.innerText()).toContain('The save is unchanged.');
  await dialog.locator('.primary').click();
  await page.locator('main.dice[data-entries="0"]').waitFor();
  expect(problems).toEqual([]);
});
