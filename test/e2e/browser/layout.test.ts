import { beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { GAMES, MENUS, TOOLS, Tour, VIEWS } from './layout-tour.ts';
import type { Stop, View } from './layout-tour.ts';
import { clickAll, linkToRandom } from './zrf.ts';

/** All views in a deep run; otherwise a phone in Russian and the others in rotation. */
function viewsOf(index: number): readonly View[] {
  if (isDeep) return VIEWS;
  const [narrow, ...others] = VIEWS;
  const both = [narrow, others[(index >> 1) % others.length]].filter((one) => one !== undefined);
  return index < MENUS.length ? both : both.slice(index % 2, (index % 2) + 1);
}

/** All views in a deep run; otherwise each window size in one of the languages by turns. */
const SOME_VIEWS = VIEWS.filter((_, at) => isDeep || at % 2 === (at >> 1) % 2);

/** One page for all tests. The last one plants faults. */
let tour: Tour;

beforeAll(async () => {
  tour = await Tour.start(true);
});

/** Layout faults of the open content in the given views. */
async function faultsIn(name: string, views: readonly View[]): Promise<string[]> {
  const found: string[] = [];
  for (const view of views) {
    await tour.look(view);
    const faults = await tour.faults();
    found.push(...faults.map((fault) => `${name} ${view.width} ${view.language}: ${fault}`));
  }
  return found;
}

/** Parts of the tour through all games, split to keep each test short under load. */
const PARTS = [0, 1, 2, 3] as const;

function isIn(part: number, index: number): boolean {
  return index % PARTS.length === part;
}

/** One out of this many games is tried in `npm test`. */
const SHARE = 4;

/** True for menus, and for some of the games: all of them in deep tests. */
function isTried(index: number): boolean {
  return isDeep || index < MENUS.length || Math.floor(index / PARTS.length) % SHARE === 0;
}

/** Layout faults of everything that a game's tools open, in the current view. */
async function faultsInTools(stop: Stop, index: number, view: View): Promise<string[]> {
  // Number of the game among those tried.
  const count = Math.floor(index / (PARTS.length * SHARE)) * PARTS.length + (index % PARTS.length);
  const found: string[] = [];
  for (const tool of TOOLS.filter((_, at) => isDeep || at === count % TOOLS.length)) {
    if (!(await tour.open(tool))) continue;
    found.push(...(await faultsIn(`${stop.path} ${tool}`, [view])));
    await tour.shut();
  }
  return found;
}

test.each(PARTS)('every game, menu and dialog fits every window (part %i)', async (part) => {
  const found: string[] = [];
  for (const [index, stop] of [...MENUS, ...GAMES].entries()) {
    if (!isIn(part, index) || !isTried(index)) continue;
    const views = viewsOf(index);
    await tour.go(stop);
    found.push(...(await faultsIn(stop.path, views)));
    for (const view of isDeep ? views : views.slice(-1)) {
      await tour.look(view);
      if (index >= MENUS.length) found.push(...(await faultsInTools(stop, index, view)));
    }
  }
  expect(found).toEqual([]);
  expect(tour.problems).toEqual([]);
});

test('a long move list shows its newest move and fits every window', async () => {
  await tour.go({ path: linkToRandom('chess', {}, () => 81), ready: ['.move[aria-current]'] });
  expect(await faultsIn('record', SOME_VIEWS)).toEqual([]);
  for (const view of SOME_VIEWS) {
    await tour.look(view);
    const { isLast, isWhole } = await tour.page.evaluate(() => {
      const moves = [...document.querySelectorAll('.moves .move')];
      const [list, shown] = [document.querySelector('.moves ol'), moves.at(-1)];
      if (list === null || shown === undefined) throw new Error('the page has no move list');
      const [frame, box] = [list.getBoundingClientRect(), shown.getBoundingClientRect()];
      const isLast = shown.hasAttribute('aria-current');
      return { isLast, isWhole: box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 };
    });
    expect({ ...view, isLast, isWhole }).toEqual({ ...view, isLast: true, isWhole: true });
  }
});

test('the position setup fits a phone in landscape', async () => {
  await tour.go({ path: '#/zrf/chess', ready: ['.cell-button'] });
  const sideways = VIEWS.filter(({ width }) => width === 844);
  expect(await tour.open('zrf-setup-open')).toBe(true);
  expect(await faultsIn('setting up', sideways)).toEqual([]);
});

test('a running solution and a result fit every window', async () => {
  const { page } = tour;
  await tour.go({ path: '#/zrf/tic-tac-toe', ready: ['.cell-button'] });
  await page.locator('.seat-menu select').first().selectOption('person');
  await page.locator('.seat-menu select').last().selectOption('person');
  await clickAll(page, 'a1', 'b1', 'a2', 'b2', 'a3');
  await page.locator('dialog.dialog-over').waitFor();
  expect(await faultsIn('result', SOME_VIEWS)).toEqual([]);
  await page.keyboard.press('Escape');
  await tour.go({ path: '#/zrf/loft', ready: ['.show-solution'] });
  await page.locator('.show-solution').click();
  await page.locator('.solution').waitFor();
  expect(await faultsIn('solution', SOME_VIEWS)).toEqual([]);
  expect(tour.problems).toEqual([]);
});

const LONG = `The Extraordinarily Long and Winding Title of a Game of ${'Very '.repeat(5)}Many Words`;
const WORD = LONG.replaceAll(' ', '-');
const RULES = `(game
  (title "${LONG}")
  (players ${WORD}-1 ${WORD}-2)
  (board (grid (start-rectangle 0 0 49 49)
    (dimensions ("a/b/c" (50 0)) ("3/2/1" (0 50))) (directions (n 0 -1) (s 0 1))))
  (board-setup (${WORD}-1 (${WORD}-M a1)) (${WORD}-2 (${WORD}-M c3)))
  (piece (name ${WORD}-M) (help "${LONG}") (moves (n add) (s add))))
(variant (title "${LONG} Too"))`;

test('long titles are shortened, with the full text on demand', async () => {
  const { page } = tour;
  await tour.go({ path: '#/zrf', ready: ['.tile'] });
  const buffer = Buffer.from(RULES);
  await page
    .locator('.open-files')
    .setInputFiles({ name: 'long.zrf', mimeType: 'text/plain', buffer });
  await page.locator('.cell-button').first().waitFor();
  expect(await page.locator('.head-title').getAttribute('title')).toBe(LONG);
  // Clipped text here ends in an ellipsis. A menu shows the full name when opened.
  const allowed =
    /^long \d+ ..: (h1 in \.head-title|span in \.plate-\w+|select in|".*" lacks \d+ px in its \w+)/;
  const found = await faultsIn('long', SOME_VIEWS);
  expect(found.filter((fault) => !allowed.test(fault))).toEqual([]);
});

test('layout faults are detected', async () => {
  await tour.go({ path: '#/', ready: ['.card'] });
  await tour.look({ width: 1366, height: 768, language: 'en' });
  await tour.page.evaluate(() => {
    const add = (tag: string, text: string, style: string, to?: Element | null) => {
      const one = document.createElement(tag);
      one.className = 'planted';
      one.style.cssText = style;
      one.textContent = text;
      (to ?? document.querySelector('.intro'))?.append(one);
      return one;
    };
    add('p', 'Cut off at the end', 'width: 60px; overflow: hidden; white-space: nowrap');
    add('p', 'Leaves its box', 'width: 60px; border: 1px solid; white-space: nowrap');
    add('button', 'x', 'min-height: 0; width: 12px; height: 12px; padding: 0');
    add('button', 'One', '');
    add('button', 'Two', 'margin-left: -40px');
    add('option', 'A long word for a menu', '', add('select', '', 'width: 60px'));
    add('p', 'Far out', 'position: absolute; left: 3000px');
  });
  const faults = await tour.faults();
  for (const fault of [
    /"Cut off at the end" is cut off/,
    /"Leaves its box" leaves p\.planted/,
    /"x" is 12 x 12, not 24/,
    /"One" lies over .*"Two"/,
    /"A long word for a menu" lacks/,
    /the page is \d+ wide, the window 1366/,
    /"Far out" is outside of the window/,
  ]) {
    expect(faults).toContainEqual(expect.stringMatching(fault));
  }
});
