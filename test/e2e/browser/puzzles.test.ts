import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { countSteps } from '#games/zrf/puzzles/index.ts';
import { must, assertDefined } from '#core';
import type { SolvedMove } from '#games/zrf/puzzles/search/solving.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { screenshot } from '../../support/browser/page.ts';
import { ENDLESS } from '../../support/endless.ts';
import { openRulesGame } from './zrf.ts';
import {
  blockOf,
  countOf,
  middleOf,
  openPuzzlePage,
  placeOf,
  solve,
  stationsOf,
} from './puzzles.ts';
import type { Spot } from './puzzles.ts';

const SOLVED = 'dialog.dialog-solved';

/** Drags with the mouse through the given points. */
async function dragThrough(page: Page, spots: readonly Spot[]): Promise<void> {
  const [first, ...others] = spots;
  await page.mouse.move(assertDefined(first).x, assertDefined(first).y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

function spotsOf(page: Page, move: SolvedMove, rows: number): Promise<Spot[]> {
  return Promise.all(stationsOf(move).map((name) => middleOf(page, name, rows)));
}

/** True if a move turns a corner. */
function isBent(move: SolvedMove): boolean {
  const names = stationsOf(move);
  return (
    names.length > 2 &&
    new Set(names.map((name) => name[0])).size > 1 &&
    new Set(names.map((name) => name.slice(1))).size > 1
  );
}

test('a puzzle can be solved by mouse dragging, including around corners', async () => {
  const { moves, game } = solve('five-twins');
  expect(moves.some(isBent)).toBe(true);
  const { page, problems } = await openPuzzlePage('five-twins');
  for (const move of moves) await dragThrough(page, await spotsOf(page, move, 3));
  await page.locator(SOLVED).waitFor();
  await screenshot(page, 'puzzle-solved');
  let state = game.start({ variant: assertDefined(game.variants[0]).key }, 'x');
  const actions = moves
    .flatMap(({ steps }) => steps)
    .map((step) => {
      const action = must(game.parseAction(state, step));
      state = game.apply(state, action).state;
      return action;
    });
  const counts = countSteps(actions);
  expect(counts.moves).toBe(16);
  expect(await countOf(page, 'moves')).toBe('16');
  expect(await countOf(page, 'steps')).toBe(String(counts.steps));
  expect(await countOf(page, 'moves', 'best')).toBe('16');
  expect(await page.locator(SOLVED).innerText()).toContain('minimum possible');
  expect(problems).toEqual([]);
});

async function touch(client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) {
  await client.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: at === undefined ? [] : [at],
  });
}

test('a puzzle can be solved by touch on a phone without scrolling the page', async () => {
  const { moves } = solve('little-cellar');
  const { page, context, problems } = await openPuzzlePage(
    'little-cellar',
    {},
    { viewport: { width: 390, height: 844 }, touch: true, locale: 'ru-RU' },
  );
  const client = await context.newCDPSession(page);
  for (const move of moves) {
    const [first, ...others] = await spotsOf(page, move, 4);
    await touch(client, 'touchStart', first);
    let from = assertDefined(first);
    for (const to of others) {
      for (const fraction of [0.3, 0.6, 1]) {
        await touch(client, 'touchMove', {
          x: from.x + (to.x - from.x) * fraction,
          y: from.y + (to.y - from.y) * fraction,
        });
      }
      from = to;
    }
    await touch(client, 'touchEnd');
  }
  await page.locator(SOLVED).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await screenshot(page, 'puzzle-solved-phone');
  expect(await page.locator(SOLVED).innerText()).toContain('Решено');
  expect(problems).toEqual([]);
});

/** Arrow key from a position to an adjacent one. */
function arrowOf(from: string, to: string): string {
  if (!to.startsWith(from.slice(0, 1))) return from < to ? 'ArrowRight' : 'ArrowLeft';
  return Number(from.slice(1)) < Number(to.slice(1)) ? 'ArrowUp' : 'ArrowDown';
}

/** Tabs through the movable blocks to the one whose first tile is at that position. */
async function focusAt(page: Page, name: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const described = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? '',
    );
    if (described.includes(`at ${name}`)) return;
    const isOnBlock = await page.evaluate(
      () => document.activeElement?.hasAttribute('data-block') === true,
    );
    await page.keyboard.press(isOnBlock ? 'Tab' : 'ArrowUp');
  }
  throw new RangeError(`Tab did not reach a block at ${name}`);
}

test('a puzzle can be solved by keyboard', async () => {
  const { moves } = solve('grand-piano');
  const { page, problems } = await openPuzzlePage('grand-piano');
  for (const move of moves) {
    const names = stationsOf(move);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await focusAt(page, assertDefined(names[0]));
    for (const [index, to] of names.entries()) {
      if (index > 0) await page.keyboard.press(arrowOf(assertDefined(names[index - 1]), to));
    }
  }
  await page.locator(SOLVED).waitFor();
  expect(await countOf(page, 'moves')).toBe(String(moves.length));
  expect(problems).toEqual([]);
});

/** Slides a block by arrow keys, by its label. */
async function press(page: Page, label: string, ...arrows: readonly string[]): Promise<void> {
  await blockOf(page, label).focus();
  for (const arrow of arrows) await page.keyboard.press(arrow);
}

test('whole moves can be undone and redone, and so can a restart', async () => {
  const { page, problems } = await openPuzzlePage('little-cellar');
  await press(page, 'A', 'ArrowDown');
  await press(page, 'E', 'ArrowDown', 'ArrowLeft');
  expect(await page.locator('.moves .move').allInnerTexts()).toEqual(['A ↓', 'E ←']);
  await page.keyboard.press('KeyN');
  expect(await countOf(page, 'steps')).toBe('0');
  await page.keyboard.press('KeyU');
  expect(await countOf(page, 'steps')).toBe('2');
  await press(page, 'E', 'ArrowLeft', 'ArrowUp');
  expect([await countOf(page, 'steps'), await countOf(page, 'moves')]).toEqual(['3', '2']);
  await page.keyboard.press('KeyU');
  expect(await placeOf(page, 'E')).toBe('c3');
  expect(await countOf(page, 'steps')).toBe('1');
  await page.keyboard.press('KeyR');
  expect(await placeOf(page, 'E')).toBe('a3');
  await page.keyboard.press('Comma');
  expect(await placeOf(page, 'E')).toBe('c3');
  await page.keyboard.press('End');
  expect(await placeOf(page, 'E')).toBe('a3');
  await page.reload();
  await page.locator('.puzzle-board').waitFor();
  expect(await countOf(page, 'moves')).toBe('2');
  expect(problems).toEqual([]);
});

test('a tap slides a block with one destination, and other blocks show theirs', async () => {
  const { page, problems } = await openPuzzlePage('red-donkey');
  const spot = (name: string) => middleOf(page, name, 5);
  const tap = async (name: string) => {
    const { x, y } = await spot(name);
    await page.mouse.click(x, y);
  };
  await tap('a1');
  expect(await placeOf(page, 'I')).toBe('b1');
  await tap('b1');
  expect(await page.locator('.mark').count()).toBe(2);
  await tap('c1');
  expect(await placeOf(page, 'I')).toBe('c1');
  expect(await page.locator('.mark').count()).toBe(0);
  expect([await countOf(page, 'moves'), await countOf(page, 'steps')]).toEqual(['1', '2']);
  // Walls and other blocks stop a drag of any length.
  const { x, y } = await spot('a2');
  await dragThrough(page, [
    { x, y },
    { x: x + 60, y },
    { x: x - 300, y },
    { x: x - 300, y: y + 500 },
  ]);
  expect(await placeOf(page, 'D')).toBe('a2');
  await dragThrough(page, [await spot('b5'), await spot('a1')]);
  expect(await placeOf(page, 'B')).toBe('b5');
  expect(await countOf(page, 'moves')).toBe('2');
  expect(problems).toEqual([]);
});

test('the best result is stored and shown in the library, and the next puzzle follows', async () => {
  const { moves } = solve('little-cellar');
  const { page, problems } = await openPuzzlePage('little-cellar', {}, { dark: true });
  for (const move of moves) await dragThrough(page, await spotsOf(page, move, 4));
  await page.locator(SOLVED).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator(SOLVED).getByRole('button', { name: 'Play again' }).click();
  expect([await countOf(page, 'moves'), await countOf(page, 'moves', 'best')]).toEqual(['0', '6']);
  await page.locator('.head-up').click();
  const tile = page.locator('[data-game="little-cellar"]');
  await tile.waitFor();
  expect(await tile.locator('.tile-solved').innerText()).toContain('6');
  expect(await page.locator('.course-progress').innerText()).toContain('1 of 34');
  expect(await violationsOf(page)).toEqual([]);
  await tile.locator('a').click();
  await page.locator('.puzzle-board').waitFor();
  await page.keyboard.press('BracketRight');
  await page.waitForURL(/grand-piano/);
  await page.locator('.station', { hasText: '2 of 34' }).waitFor();
  expect(problems).toEqual([]);
});

test('a hint is shown, then played, and the result does not count as a best', async () => {
  const { moves } = solve('little-cellar');
  const { page, problems } = await openPuzzlePage('little-cellar', {
    puzzles: { distance: true },
  });
  for (const left of moves.keys()) {
    await page.getByText(new RegExp(`^${moves.length - left} moves? to go\\.$`)).waitFor();
    await page.keyboard.press('KeyH');
    await page.locator('.hint-arrow').waitFor();
    if (left === 0) await screenshot(page, 'puzzle-hint');
    await page.keyboard.press('KeyH');
    await page.locator('.hint-arrow').waitFor({ state: 'detached' });
  }
  await page.locator(SOLVED).waitFor();
  expect(await page.locator(SOLVED).innerText()).toContain('With a hint');
  expect(await countOf(page, 'moves', 'best')).toBe('–');
  expect(problems).toEqual([]);
});

test('the solution can be played, stepped through and closed without changing the game', async () => {
  const { page, problems } = await openPuzzlePage('little-cellar', {
    speed: 'fast',
    puzzles: { pace: 'fastest' },
  });
  await press(page, 'A', 'ArrowDown');
  await page.keyboard.press('KeyS');
  await page.locator('.solution').waitFor();
  await page.getByText('Solution: 5 of 5').waitFor();
  expect(await placeOf(page, 'A')).toBe('b2');
  await page.keyboard.press('Comma');
  await page.getByText('Solution: 4 of 5').waitFor();
  await page.keyboard.press('Home');
  await page.getByText('Solution: 0 of 5').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('.solution-stop').click();
  expect(await placeOf(page, 'A')).toBe('a2');
  expect([await countOf(page, 'moves'), await countOf(page, 'moves', 'best')]).toEqual(['1', '–']);
  expect(await page.locator(SOLVED).count()).toBe(0);
  expect(problems).toEqual([]);
});

/** Two of four tiles would have to swap, which is impossible. */
const UNSOLVABLE = `(version "2.0")
(define slide ($1 (verify empty?) add))
(define tile (piece (name $1) (attribute block 0) (attribute part $1)
  (moves (slide n) (slide e) (slide s) (slide w))))
(game
  (title "Two by Two")
  (option "sliding-puzzle" distinct)
  (players You)
  (turn-order You)
  (board (grid (start-rectangle 0 0 47 47) (dimensions ("a/b" (48 0)) ("2/1" (0 48)))
    (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))))
  (tile 1) (tile 2) (tile 3)
  (board-setup (You (1 a2) (2 b2) (3 a1)))
  (win-condition (You)
    (and (absolute-config 2 (a2)) (absolute-config 1 (b2)) (absolute-config 3 (a1)))))`;

test('an unsolvable user puzzle reports the number of positions', async () => {
  const { page, problems } = await openRulesGame('#/zrf', { speed: 'off' });
  await page.locator('.tile').first().waitFor();
  const buffer = Buffer.from(UNSOLVABLE);
  await page
    .locator('.open-files')
    .setInputFiles({ name: 'two.zrf', mimeType: 'text/plain', buffer });
  await page.locator('.puzzle-board').waitFor();
  await page.locator('[data-metric="moves"] [title="cannot be solved"]').waitFor();
  await page.keyboard.press('KeyS');
  await page.getByText('all 12 positions').waitFor();
  await screenshot(page, 'puzzle-unsolvable');
  await blockOf(page, '2').click();
  expect(await placeOf(page, '2')).toBe('b1');
  expect(await page.locator('.verdict').count()).toBe(0);
  expect(problems).toEqual([]);
});

/** Two levels with two blocks. The first takes one move, the second two. */
const LEVELS = `${UNSOLVABLE.slice(0, UNSOLVABLE.indexOf('(game'))}(game
  (title "Levels")
  (option "sliding-puzzle" distinct)
  (option "progressive levels" true)
  (players You)
  (turn-order You)
  (board (grid (start-rectangle 0 0 47 47) (dimensions ("a/b/c" (48 0)) ("2/1" (0 48)))
    (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))))
  (tile 1) (tile 2)
  (board-setup (You (1 a2) (2 b2)))
  (win-condition (You) (absolute-config 1 (a1))))
(variant (title "Second") (board-setup (You (1 a2) (2 a1))))`;

test('a solved level leads to the next, and its minimum is computed', async () => {
  const { page, problems } = await openRulesGame('#/zrf', { speed: 'off' });
  await page.locator('.tile').first().waitFor();
  const file = { name: 'levels.zrf', mimeType: 'text/plain', buffer: Buffer.from(LEVELS) };
  await page.locator('.open-files').setInputFiles(file);
  const fewest = page.locator('[data-metric="moves"] .count-fewest');
  await fewest.filter({ hasText: '1' }).waitFor();
  await press(page, '1', 'ArrowDown');
  await page.locator(SOLVED).getByRole('button', { name: 'Next level' }).click();
  await fewest.filter({ hasText: '2' }).waitFor();
  expect(await countOf(page, 'moves', 'best')).toBe('–');
  expect(await placeOf(page, '2')).toBe('a1');
  expect(problems).toEqual([]);
});

test('a puzzle that is too large is reported, and a slow one can be cancelled', async () => {
  const lastGame = { 'fifteen-puzzle': { start: ENDLESS } };
  const settings = { puzzles: { distance: true }, lastGame };
  const { page } = await openPuzzlePage('fifteen-puzzle', settings);
  await page.getByText('too many positions').waitFor();
  await page.keyboard.press('KeyD');
  await page.keyboard.press('KeyS');
  await page.locator('.progress').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.progress').waitFor({ state: 'detached' });
  expect(await page.locator('.solution').count()).toBe(0);
});

test('a solver that cannot start is reported, and the puzzle remains playable', async () => {
  const { page } = await openPuzzlePage('little-cellar');
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('there is no memory left');
    };
    Object.assign(window, { Worker: broken });
  });
  await page.keyboard.press('KeyS');
  await page.locator('.verdict-broken').waitFor();
  await press(page, 'A', 'ArrowDown');
  expect(await countOf(page, 'moves')).toBe('1');
});

test('block styles survive a reload, and the page passes accessibility checks', async () => {
  const { page, problems } = await openPuzzlePage('red-donkey');
  await page.locator('.looks-more summary').click();
  await page.locator('.looks-panel [value="paper"]').click();
  await page.getByText('Letters on blocks').click();
  await page.reload();
  await page.locator('.blocks-paper').first().waitFor();
  expect(await page.locator('.block-label').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('?');
  await page.locator('dialog.dialog-help').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});
