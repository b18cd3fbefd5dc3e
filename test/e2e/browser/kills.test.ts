import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { below, makeStream, mergeLines } from '#core';
import { gamesOf } from '#web/storage/save-records.ts';
import { alignTable } from '../../fuzz/table.ts';
import { isDeep } from '../../support/deep.ts';
import { KilledBrowser, Profile } from './killed-browser.ts';
import { TEXT } from './caves.ts';
import { blockOf, countOf } from './puzzles.ts';
import { clickAll } from './zrf.ts';

/** A game played in the page action by action. */
interface Play {
  readonly id: string;
  readonly path: string;
  /** Selector that is present when the game can be played. */
  readonly ready: string;
  /** Starts or resumes the game, if the page does not do so automatically. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly actions: readonly ((page: Page) => Promise<void>)[];
  /** Number of actions shown on the page. */
  readonly shown: (page: Page) => Promise<number>;
  /** Number of moments at which the browser is killed. */
  readonly kills: number;
}

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const listed = (page: Page) => page.locator('.moves .move').count();

const textOf = async (page: Page) => (await page.locator(TEXT).textContent()) ?? '';

/** Number of kill moments for most games. */
const MOMENTS = 17;

const SLIDES = [['A', 'ArrowDown']] as const;

const PLAYS: readonly Play[] = [
  {
    id: 'kalah',
    path: '#/kalah',
    ready: '.house',
    actions: ['1', '1', '3', '3', '4', '2', '5'].map(key),
    shown: async (page) => (await page.locator('.move').allInnerTexts()).join('').length,
    kills: MOMENTS,
  },
  {
    id: 'tic-tac-toe',
    path: '#/zrf/tic-tac-toe',
    ready: '.cell-button',
    actions: ['a1', 'a2', 'b1', 'b2'].map((name) => (page: Page) => clickAll(page, name)),
    shown: listed,
    kills: MOMENTS,
  },
  {
    id: 'little-cellar',
    path: '#/zrf/little-cellar',
    ready: '.puzzle-board',
    actions: SLIDES.map(([label, arrow]) => async (page: Page) => {
      await blockOf(page, label).focus();
      await page.keyboard.press(arrow);
    }),
    shown: async (page) => Number(await countOf(page, 'steps')),
    kills: MOMENTS,
  },
  {
    id: 'caves',
    path: '#/caves/text',
    ready: TEXT,
    begin: async (page) => {
      await expect.poll(() => textOf(page)).toContain('Start the run');
      await page.keyboard.press('Enter');
    },
    actions: Array.from({ length: 10 }, () => key('.')),
    shown: async (page) => Number(/Turn (\d+) /.exec(await textOf(page))?.[1] ?? -1),
    kills: 50,
  },
];

const moments = (isDeep ? PLAYS : PLAYS.slice(0, 1)).flatMap((play) =>
  Array.from({ length: isDeep ? play.kills : 1 }, (_, index) => {
    const random = makeStream(`${play.id} ${index}`, 'kills');
    return { play, action: below(random, play.actions.length), wait: below(random, 60) };
  }),
);

const seats = 'person person';
const SETTINGS = { speed: 'off', lastGame: { kalah: { seats }, 'tic-tac-toe': { seats } } };
const rows: string[][] = [];

/** Number of actions in the saved game, and the problem that the page finds with it. */
async function savedIn(page: Page): Promise<{ actions: number; problem: string }> {
  const records = await page.evaluate(
    () =>
      new Promise<[IDBValidKey, unknown][]>((resolve, reject) => {
        const opening = indexedDB.open('turnwright');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('games')) {
            resolve([]);
            return;
          }
          const store = database.transaction('games').objectStore('games');
          const keys = store.getAllKeys();
          const values = store.getAll();
          values.onsuccess = () => {
            database.close();
            resolve(keys.result.map((one, index) => [one, values.result[index] as unknown]));
          };
        };
      }),
  );
  const [game, ...others] = gamesOf(records);
  expect(others).toEqual([]);
  if (game === undefined) return { actions: 0, problem: '' };
  const { text, problem } = mergeLines(game.snapshot.transcript, game.lines);
  const actions = text.split('\n').filter((line) => /^\d+ p/.test(line)).length;
  return { actions, problem: problem?.message ?? '' };
}

/** Waits until the page is ready to play, and starts or resumes the game. */
async function enter(page: Page, { begin, ready }: Play): Promise<void> {
  await page.locator(ready).first().waitFor();
  await begin?.(page);
}

/** Waits until the page shows `count` actions. */
async function expectShown(page: Page, { shown }: Play, count: number): Promise<void> {
  await expect.poll(() => shown(page)).toBe(count);
}

/** Waits until `count` actions are saved. */
async function expectSaved(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await savedIn(page)).actions).toBe(count);
}

test.each(
  moments.map((moment) => [moment.play.id, moment.action + 1, moment.wait, moment] as const),
)(
  'killing the browser loses no data silently: %s, action %d, after %d ms',
  async (id, action, wait, moment) => {
    const { play } = moment;
    const profile = new Profile();
    const first = await KilledBrowser.start(profile);
    try {
      const page = await first.open(play.path, SETTINGS);
      await enter(page, play);
      await expectShown(page, play, 0);
      for (const [index, act] of play.actions.slice(0, action).entries()) {
        // Wait for the earlier actions to be saved, as they would be at human speed.
        if (index > 0 && index === moment.action) await expectSaved(page, index);
        await act(page);
        if (index < moment.action) await expectShown(page, play, index + 1);
      }
      await new Promise((done) => setTimeout(done, wait));
    } finally {
      await first.kill();
    }
    const second = await KilledBrowser.start(profile);
    try {
      const page = await second.open(play.path, SETTINGS);
      await page.locator(play.ready).first().waitFor();
      const { actions, problem } = await savedIn(page);
      rows.push([
        `${id}, ${wait} ms after action ${action}`,
        String(action - 1),
        String(actions),
        problem,
      ]);
      // At most the last action is lost.
      expect(actions).toBeGreaterThanOrEqual(action - 1);
      expect(actions).toBeLessThanOrEqual(action);
      expect(problem).toBe('');
      // The saved game can be continued.
      await enter(page, play);
      await expectShown(page, play, actions);
    } finally {
      await second.kill();
      profile.remove();
    }
  },
);

afterAll(() => {
  const head = ['killed in the page', 'shown before', 'kept', 'said at the next start'];
  if (isDeep) console.log(alignTable([head, ...rows]));
});
