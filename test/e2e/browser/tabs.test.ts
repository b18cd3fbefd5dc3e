import { expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { openPage, screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { openKalah, PLAYABLE, seedsOf } from './kalah.ts';

const PEOPLE = { seats: 'person person' } as const;
const CONFLICT = 'dialog.dialog-parted';

function movesOf(page: Page): Promise<string[]> {
  return page.locator('.move').allInnerTexts();
}

async function openSecond(context: BrowserContext): Promise<Page> {
  const { page } = await openPage({ context, path: '#/kalah' });
  await page.locator('.house').first().waitFor();
  return page;
}

/** Number of entries of each saved game. */
async function entriesOfSaves(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Games' }).click();
  const rows = await page
    .locator('.save')
    .evaluateAll((saves) => saves.map((save) => (save as HTMLElement).dataset['entries'] ?? ''));
  await page.keyboard.press('Escape');
  return rows.sort();
}

/** Waits until the browser has stored a game with `entries` entries. */
async function waitForStored(page: Page, entries: number): Promise<void> {
  const find = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve, reject) => {
          const opening = indexedDB.open('turnwright');
          opening.onerror = () => reject(new Error('the database cannot be opened'));
          opening.onsuccess = () => {
            const all = opening.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => {
              opening.result.close();
              const records = all.result as { readonly entries?: number }[];
              resolve(records.map((record) => record.entries ?? 0));
            };
          };
        }),
    );
  await expect.poll(find).toContain(entries);
}

/** Blocks messages from other tabs, and the locks that reveal them. */
async function isolate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
}

test('a tab follows moves and takebacks in another, in both directions', async () => {
  const { page: one, context, problems } = await openKalah(PEOPLE);
  await one.keyboard.press('1');
  await expect.poll(() => movesOf(one)).toEqual(['1']);
  const two = await openSecond(context);
  const seeds = [await seedsOf(one)];
  expect(await seedsOf(two)).toEqual(seeds[0]);
  const act = async (acting: Page, watching: Page, key: string) => {
    await acting.keyboard.press(key);
    await expect.poll(() => seedsOf(acting)).not.toEqual(seeds.at(-1));
    const expected = await seedsOf(acting);
    await expect.poll(() => seedsOf(watching)).toEqual(expected);
    seeds.push(expected);
  };
  await act(one, two, '2');
  await act(two, one, '3');
  await act(one, two, 'u');
  await act(two, one, 'u');
  await act(two, one, 'u');
  await act(one, two, '4');
  expect(seeds[3]).toEqual(seeds[1]);
  expect(await entriesOfSaves(two)).toEqual(['1']);
  expect([await one.locator(CONFLICT).count(), await two.locator(CONFLICT).count()]).toEqual([
    0, 0,
  ]);
  expect(problems).toEqual([]);
});

test('a bot moves in one of two tabs, and in the other once the first is closed', async () => {
  const { page: one, context } = await openKalah({ seats: 'person bot-1' });
  await one.keyboard.press('1');
  await one.locator(PLAYABLE).first().waitFor();
  const two = await openSecond(context);
  for (const page of [two, one, two]) {
    await page.locator(PLAYABLE).first().waitFor();
    const before = await seedsOf(page);
    await page.locator(PLAYABLE).first().click();
    for (const each of [one, two]) await expect.poll(() => seedsOf(each)).not.toEqual(before);
    await page.locator(PLAYABLE).first().waitFor();
    const after = await seedsOf(page);
    for (const each of [one, two]) await expect.poll(() => seedsOf(each)).toEqual(after);
  }
  await two.locator(PLAYABLE).first().waitFor();
  expect(await entriesOfSaves(two)).toHaveLength(1);
  await two.close();
  await one.locator(PLAYABLE).first().click();
  await one.locator(PLAYABLE).first().waitFor();
  expect(await one.locator(CONFLICT).count()).toBe(0);
});

test('both games are kept when two isolated tabs continue the same one', async () => {
  const { page: one, context, problems } = await openKalah(PEOPLE);
  await one.keyboard.press('1');
  await expect.poll(() => movesOf(one)).toEqual(['1']);
  await isolate(context);
  await one.reload();
  const two = await openSecond(context);
  await one.keyboard.press('2');
  await one.keyboard.press('3');
  const first = await movesOf(one);
  await waitForStored(one, 3);
  await two.keyboard.press('4');
  await two.locator(CONFLICT).waitFor();
  await screenshot(two, 'tabs-parted');
  await two.getByRole('button', { name: 'Keep both' }).click();
  await two.keyboard.press('5');
  await expect.poll(() => movesOf(two)).not.toEqual(first);
  const second = await movesOf(two);
  expect(await movesOf(one)).toEqual(first);
  await one.reload();
  await two.reload();
  await one.getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => one.locator('.save').count()).toBe(2);
  await one.locator('.save-open').last().click();
  await expect.poll(() => movesOf(one)).toEqual(first);
  expect(await movesOf(two)).toEqual(second);
  expect(problems).toEqual([]);
});

test("the newer of two games can be continued, and this tab's game stays in the list", async () => {
  const { page: one, context } = await openKalah(PEOPLE);
  await one.keyboard.press('1');
  await expect.poll(() => movesOf(one)).toEqual(['1']);
  await isolate(context);
  const two = await openSecond(context);
  await one.keyboard.press('2');
  const first = await movesOf(one);
  await waitForStored(one, 2);
  await two.keyboard.press('4');
  await two.getByRole('button', { name: 'Switch to the newer one' }).click();
  await expect.poll(() => movesOf(two)).toEqual(first);
  await two.getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => two.locator('.save').count()).toBe(2);
});

const PROBLEMS = [
  ['damage', /^2 p\d \d/m, '2 p2 6', 'This saved game is damaged', ['1']],
  ['a newer program', /^turnwright 1/, 'turnwright 2', 'Saved by a newer version', []],
] as const;

test.each(isDeep ? PROBLEMS : PROBLEMS.slice(0, 1))(
  'a save with a problem is reported and left unchanged: %s',
  async (_title, from, to, title, moves) => {
    const { page } = await openKalah(PEOPLE);
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect.poll(() => movesOf(page)).toEqual(['1', '2']);
    await waitForStored(page, 2);
    await page.goto(new URL('#/', page.url()).href);
    const change = ([pattern, text]: readonly [RegExp, string]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('turnwright');
        opening.onerror = () => reject(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          store.getAll().onsuccess = ({ target }) => {
            const found = (target as IDBRequest<Record<string, unknown>[]>).result;
            const [game] = found.filter((record) => 'transcript' in record);
            const transcript = String(game?.['transcript']);
            const changed = transcript.replace(pattern, text);
            if (changed !== transcript)
              store.put({ ...game, transcript: changed }, String(game?.['id']));
            resolve(changed === transcript ? 'unchanged' : changed);
          };
        };
      });
    await expect.poll(() => page.evaluate(change, [from, to] as const)).not.toBe('unchanged');
    // Make the page read the current storage.
    await page.reload();
    await page.locator('.card').first().waitFor();
    await page.goto(new URL('#/kalah', page.url()).href);
    const dialog = page.locator('dialog.dialog-fault');
    await dialog.getByRole('heading', { name: title }).waitFor();
    await screenshot(page, `save-fault-${moves.length}`);
    await page.keyboard.press('Escape');
    expect(await movesOf(page)).toEqual(moves);
    await page.getByRole('button', { name: 'Games' }).click();
    expect(await page.locator('.save').count()).toBe(1);
  },
);
