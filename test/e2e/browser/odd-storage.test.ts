import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openContext, openPage } from '../../support/browser/page.ts';
import { openTool } from './zrf.ts';

/** Playable game, in a record without list metadata. */
const TRANSCRIPT = `turnwright 1
game kalah
rules 1
seed a-seed
note seats person person
1 p1 3
`;

/** Stores malformed data under every key of the page. */
async function storeMalformedData(page: Page): Promise<void> {
  await page.evaluate(async (transcript) => {
    const odd = [undefined, null, 7, NaN, '', 'x', [], {}, [null], new Date(0), new Uint8Array(2)];
    const store = (database: string, name: string, records: [IDBValidKey, unknown][]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.result.createObjectStore(name);
        opening.onerror = () => reject(new Error(database));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          for (const [key, value] of records) writing.objectStore(name).put(value, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    const validRecord = {
      game: 'kalah',
      updated: 1,
      seats: 'person',
      scores: [1],
      entries: 1,
      over: false,
    };
    await store('turnwright', 'games', [
      ['bare', { id: 'bare', transcript }],
      ...odd.flatMap((value, index): [IDBValidKey, unknown][] => [
        [`odd-${index}`, value],
        [['bare', index], value],
        [`text-${index}`, { id: `text-${index}`, transcript: value, ...validRecord }],
        [`scores-${index}`, { id: `scores-${index}`, transcript, ...validRecord, scores: value }],
        [
          `name-${index}`,
          { id: `name-${index}`, transcript, ...validRecord, name: value, game: value },
        ],
      ]),
    ]);
    await store('turnwright-rules', 'files', [
      ['user:bare', { id: 'user:bare', title: 'Not to be opened', main: 'x.zrf', files: [] }],
      ...odd.flatMap((value, index): [IDBValidKey, unknown][] => [
        [`user:odd-${index}`, value],
        [
          `user:title-${index}`,
          { id: `user:title-${index}`, title: value, main: value, files: value },
        ],
      ]),
    ]);
  }, TRANSCRIPT);
}

const KEYS = ['settings', 'puzzles', 'unwritten', 'drawing'];
const TEXTS = [
  'null',
  '7',
  '[]',
  '{"records":7,"helped":7,"games":[null,{}],"deleted":{},"theme":7,"puzzles":[],"lastGame":{"kalah":{"seats":"x","houses":"0"}},"palette":"x","language":"xx"}',
  '{',
];

async function keepText(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript(
    ([keys, value]) => {
      if (!location.protocol.startsWith('http')) return;
      for (const key of keys) localStorage.setItem(`turnwright.${key}`, value);
    },
    [KEYS, text] as const,
  );
}

test('malformed stored data never leaves a page empty, and games remain playable', async () => {
  const context = await openContext();
  const { page, problems } = await openPage({ context, path: '#/' });
  await storeMalformedData(page);
  await page.reload();
  await page.locator('[data-game="kalah"]').first().waitFor();
  for (const path of ['kalah', 'zrf', 'zrf/chess', 'zrf/little-cellar', 'text']) {
    await page.goto(page.url().replace(/#.*$/, `#/${path}`));
    await page.reload();
    await page.locator('main :is(button, a, canvas)').first().waitFor();
  }
  await page.goto(page.url().replace(/#.*$/, '#/zrf'));
  await page.getByText('Not to be opened').waitFor();
  await page.goto(page.url().replace(/#.*$/, '#/kalah'));
  await page.reload();
  await page.locator('.house').first().waitFor();
  await openTool(page, 'Games');
  // The bare record, one for each malformed score and name, and those with unusable texts.
  expect(await page.locator('dialog .saves > li').count()).toBeGreaterThan(12);
  expect(problems).toEqual([]);
});

test.each(TEXTS)('pages ignore settings and results that are %s', async (text) => {
  const context = await openContext();
  await keepText(context, text);
  const { page, problems } = await openPage({ context, path: '#/' });
  await page.locator('[data-game="kalah"]').first().waitFor();
  for (const path of ['kalah', 'zrf/little-cellar', 'text']) {
    await page.goto(page.url().replace(/#.*$/, `#/${path}`));
    await page.locator('main :is(button, a, canvas)').first().waitFor();
  }
  expect(problems).toEqual([]);
});
