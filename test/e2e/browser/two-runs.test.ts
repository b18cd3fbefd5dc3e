import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openContext, openPage } from '../../support/browser/page.ts';
import { expectText, TEXT } from './caves.ts';
import { openRulesGame } from './zrf.ts';

const QUESTION = 'Switch to the newer one?';

/** Turn number shown on a page. */
async function turnOf(page: Page): Promise<number> {
  const text = (await page.locator(TEXT).textContent()) ?? '';
  return Number(/Turn (\d+)/.exec(text)?.[1] ?? -1);
}

/** Stored records of runs. Snapshots have a transcript, heads of journals do not. */
type RunRecord = Readonly<{ entries?: number; transcript?: string; journal?: string }>;

function recordsOf(page: Page): Promise<readonly RunRecord[]> {
  return page.evaluate(
    () =>
      new Promise<readonly RunRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('turnwright');
        opening.onerror = () => reject(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as RunRecord[]);
          };
        };
      }),
  );
}

/** Number of stored runs. */
async function countStored(page: Page): Promise<number> {
  return (await recordsOf(page)).filter(({ transcript }) => transcript !== undefined).length;
}

/** Name of the journal of the only run, which every snapshot changes. */
async function journalOf(page: Page): Promise<string | undefined> {
  return (await recordsOf(page)).find(({ transcript }) => transcript !== undefined)?.journal;
}

/** Waits one turn in the only run, until it is in the database and not just backed up. */
async function waitOneTurn(page: Page, turn: number): Promise<void> {
  await page.keyboard.press('.');
  await expectText(page, new RegExp(`Turn ${turn}\\b`));
  const countEntries = async () =>
    Math.max(...(await recordsOf(page)).map(({ entries = 0 }) => entries));
  await expect.poll(() => countEntries()).toBe(turn);
}

/** Browser context whose tabs cannot detect each other. */
async function openIsolated(): Promise<BrowserContext> {
  const context = await openContext();
  await context.addInitScript(() => {
    localStorage.setItem('turnwright.settings', '{"speed":"off","guidance":"off"}');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  return context;
}

/** Two tabs with the same run. */
async function openInTwoTabs(context: BrowserContext): Promise<readonly [Page, Page]> {
  const { page: one } = await openPage({ context, path: '#/caves/text' });
  await expectText(one, 'Start the run');
  await one.keyboard.press('ArrowDown');
  await one.keyboard.type('twice');
  await one.keyboard.press('Enter');
  await expectText(one, /Turn 0\b/);
  await waitOneTurn(one, 1);
  const journal = await journalOf(one);
  const { page: two } = await openPage({ context, path: '#/caves/text' });
  await expectText(two, 'Continue the last run');
  await two.keyboard.press('Enter');
  await expectText(two, /Turn 1\b/);
  // Until the second tab has saved the run it opened, it would follow a turn of the first.
  await expect.poll(() => journalOf(one)).not.toBe(journal);
  return [one, two];
}

async function hasQuestion(page: Page): Promise<boolean> {
  return ((await page.locator(TEXT).textContent()) ?? '').includes(QUESTION);
}

test('two tabs that act simultaneously ask before they split a run, and game keys do not answer', async () => {
  const { context } = await openRulesGame('#/', { speed: 'off', guidance: 'off' });
  const [one, two] = await openInTwoTabs(context);
  for (let round = 0; round < 40 && (await countStored(one)) < 2; round++) {
    await Promise.all([one.keyboard.press('.'), two.keyboard.press('ArrowDown')]);
  }
  const readQuestions = async () => [await hasQuestion(one), await hasQuestion(two)];
  const isSettled = async () => {
    const [countEntries, questions] = [
      await countStored(one),
      (await readQuestions()).filter(Boolean).length,
    ];
    return countEntries === 1 ? (await turnOf(one)) === (await turnOf(two)) : questions > 0;
  };
  await expect.poll(isSettled).toBe(true);
});

test('the question stays until answered, and can switch to the newer run', async () => {
  const [one, two] = await openInTwoTabs(await openIsolated());
  for (const turn of [2, 3]) await waitOneTurn(one, turn);
  await one.reload();
  await expectText(one, /Turn 3\b/);
  await two.keyboard.press('ArrowDown');
  await expectText(two, QUESTION);
  for (const key of ['.', 'o', 'i', 'Enter', 'Escape', 's']) await two.keyboard.press(key);
  expect(await hasQuestion(two)).toBe(true);
  expect(await countStored(two)).toBe(2);
  await two.keyboard.press('y');
  await expectText(two, /Turn 3\b/);
});

test('leaving a run during the split shows a notice', async () => {
  const [one, two] = await openInTwoTabs(await openIsolated());
  await waitOneTurn(one, 2);
  await one.reload();
  await expectText(one, /Turn 2\b/);
  await two.evaluate(() => {
    const target = document.querySelector('.text-frame');
    const press = (key: string, shiftKey = false) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
    press('ArrowDown');
    press('Q', true);
  });
  await two.locator('.notices', { hasText: 'two tabs at once' }).waitFor();
  await expect.poll(() => countStored(two)).toBe(2);
});
