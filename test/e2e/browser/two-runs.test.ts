import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openContext, openPage } from '../../support/browser/page.ts';
import { expectText, TEXT } from './caves.ts';
import { openSet } from './zrf.ts';

const QUESTION = 'Switch to the newer one?';

/** The turn that a page shows. */
async function turnOf(page: Page): Promise<number> {
  const text = (await page.locator(TEXT).textContent()) ?? '';
  return Number(/Turn (\d+)/.exec(text)?.[1] ?? -1);
}

/** Records of runs that the browser keeps: snapshots have a transcript, heads of journals have none. */
type RunRecord = Readonly<{ entries?: number; transcript?: string }>;

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

/** How many runs the browser keeps. */
async function countKept(page: Page): Promise<number> {
  return (await recordsOf(page)).filter(({ transcript }) => transcript !== undefined).length;
}

/** Waits one turn in the only run until that is kept, not just put aside for when the page is left. */
async function waitOneTurn(page: Page, turn: number): Promise<void> {
  await page.keyboard.press('.');
  await expectText(page, new RegExp(`Turn ${turn}\\b`));
  const kept = async () => Math.max(...(await recordsOf(page)).map(({ entries = 0 }) => entries));
  await expect.poll(() => kept()).toBe(turn);
}

/** A context whose tabs hear nothing of each other. */
async function openDeaf(): Promise<BrowserContext> {
  const context = await openContext();
  await context.addInitScript(() => {
    localStorage.setItem('turnwright.settings', '{"speed":"off","guidance":"off"}');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  return context;
}

/** Two tabs that stand in the same run. */
async function openTwice(context: BrowserContext): Promise<readonly [Page, Page]> {
  const { page: one } = await openPage({ context, path: '#/caves' });
  await expectText(one, 'Start the run');
  await one.keyboard.press('ArrowDown');
  await one.keyboard.type('twice');
  await one.keyboard.press('Enter');
  await expectText(one, /Turn 0\b/);
  await waitOneTurn(one, 1);
  const { page: two } = await openPage({ context, path: '#/caves' });
  await expectText(two, 'Continue the last run');
  await two.keyboard.press('Enter');
  await expectText(two, /Turn 1\b/);
  return [one, two];
}

async function isAsked(page: Page): Promise<boolean> {
  return ((await page.locator(TEXT).textContent()) ?? '').includes(QUESTION);
}

test('two tabs that act at once ask before a run becomes two, and keys of the run are no answer', async () => {
  const { context } = await openSet('#/', { speed: 'off', guidance: 'off' });
  const [one, two] = await openTwice(context);
  for (let round = 0; round < 40 && (await countKept(one)) < 2; round++) {
    await Promise.all([one.keyboard.press('.'), two.keyboard.press('ArrowDown')]);
  }
  const asked = async () => [await isAsked(one), await isAsked(two)];
  const isSettled = async () => {
    const [kept, questions] = [await countKept(one), (await asked()).filter(Boolean).length];
    return kept === 1 ? (await turnOf(one)) === (await turnOf(two)) : questions > 0;
  };
  await expect.poll(isSettled).toBe(true);
});

test('the question stays until it is answered, and leads to the newer run', async () => {
  const [one, two] = await openTwice(await openDeaf());
  for (const turn of [2, 3]) await waitOneTurn(one, turn);
  await one.reload();
  await expectText(one, /Turn 3\b/);
  await two.keyboard.press('ArrowDown');
  await expectText(two, QUESTION);
  for (const key of ['.', 'o', 'i', 'Enter', 'Escape', 's']) await two.keyboard.press(key);
  expect(await isAsked(two)).toBe(true);
  expect(await countKept(two)).toBe(2);
  await two.keyboard.press('y');
  await expectText(two, /Turn 3\b/);
});

test('a run that is left just then is told of where it was left', async () => {
  const [one, two] = await openTwice(await openDeaf());
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
  await expect.poll(() => countKept(two)).toBe(2);
});
