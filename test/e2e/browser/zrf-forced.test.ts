import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { screenshot } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import {
  clickAll,
  linkToRandom,
  movesOf,
  openBoard,
  openRulesGame,
  OVER_DIALOG,
  POSITION,
} from './zrf.ts';

/** Number of remaining moves in the game of Ur. */
const REMAINING_MOVES = 10;

/**
 * Red connects seven stones to the upper edge with the last move. Until then, none is connected.
 */
const COLUMN = ['a2', 'c7', 'a3', 'd7', 'a4', 'e7', 'a5', 'f7', 'a6', 'c6', 'a7', 'd6', 'a1'];

async function expectWon(page: Page, winner: RegExp): Promise<void> {
  await page.locator(OVER_DIALOG).waitFor();
  expect(await page.locator(OVER_DIALOG).innerText()).toMatch(winner);
  await page.keyboard.press('Escape');
  expect(await page.locator('.status-turn').innerText()).toMatch(winner);
}

test('hex can be won by the click that joins the edges', async () => {
  const { page, problems } = await openBoard({ game: 'hex', variant: 'seven-by-seven' });
  await clickAll(page, ...COLUMN);
  await expectWon(page, /Red won/);
  expect(await movesOf(page)).toEqual(COLUMN);
  await screenshot(page, 'zrf-hex-won');
  await page.keyboard.press('u');
  await expect.poll(() => movesOf(page)).toEqual(COLUMN.slice(0, -1));
  expect(await page.locator('.status-turn').innerText()).toContain('Red to move');
  expect(problems).toEqual([]);
});

test.runIf(isDeep)('hex can be won by keyboard', async () => {
  const { page } = await openBoard({ game: 'hex', variant: 'seven-by-seven' });
  const line = page.locator('.typed input');
  for (const move of COLUMN) {
    await line.fill(move);
    await line.press('Enter');
  }
  await expectWon(page, /Red won/);
});

test('the first stone of hex can be taken over by a swap', async () => {
  const { page } = await openBoard({ game: 'hex' }, { locale: 'ru-RU' });
  await clickAll(page, 'c4');
  expect(await page.locator('.status-turn').innerText()).toContain('Обмен');
  await page.locator('button.swap').click();
  expect(await movesOf(page)).toEqual(['c4', 'обмен']);
  expect(await page.locator('.status-news').innerText()).toContain('Синие: обмен');
  await page.locator('button.swap').waitFor({ state: 'detached' });
});

test('forced steps are left to the player if set', async () => {
  const lastGame = { hex: { seats: 'person person', variant: 'seven-by-seven' } };
  const { page } = await openRulesGame('#/zrf/hex', { speed: 'off', forced: 'left', lastGame });
  await page.locator(POSITION).first().waitFor();
  await clickAll(page, ...COLUMN.slice(0, 6), 'a1');
  expect(await page.locator('.status-turn').innerText()).toContain('The piece on a1 moves again.');
});

/** Movable pieces, their destinations, and the end of the game. */
function readBoard(page: Page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('.cell-button')];
    const named = (ending: string) =>
      cells.flatMap(({ ariaLabel, dataset }) =>
        ariaLabel?.endsWith(ending) === true ? [dataset['name'] ?? ''] : [],
      );
    return {
      isOver: document.querySelector('dialog.dialog-over') !== null,
      sources: named('can move'),
      targets: named('can be reached'),
      canDrop: document.querySelector('.tray-piece:enabled') !== null,
      record: document.querySelector('.moves')?.textContent ?? '',
    };
  });
}

type Board = Awaited<ReturnType<typeof readBoard>>;

/** Waits for a matching board. */
async function waitForBoard(page: Page, isWanted: (board: Board) => boolean): Promise<Board> {
  for (;;) {
    const board = await readBoard(page);
    if (isWanted(board)) return board;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Waits until there is a move to make or the game is over. */
function nextBoard(page: Page): Promise<Board> {
  return waitForBoard(page, (one) => one.isOver || one.canDrop || one.sources.length > 0);
}

/** Plays available moves until the game is over. Returns their number. */
async function playOut(
  page: Page,
  press: (name: string) => Promise<void>,
  drop: () => Promise<void>,
) {
  let moves = 0;
  for (let board = await nextBoard(page); !board.isOver; board = await nextBoard(page)) {
    const source = board.sources.at(-1);
    if (source === undefined) await drop();
    else await press(source);
    const hasMoved = (one: Board) => one.record !== board.record || one.isOver;
    const picked = await waitForBoard(page, (one) => one.targets.length > 0 || hasMoved(one));
    if (!hasMoved(picked)) {
      await press(picked.targets[0] ?? '');
      await waitForBoard(page, hasMoved);
    }
    moves += 1;
    if (moves > 2000) throw new Error('the game did not end');
  }
  return moves;
}

/** Opens Ur near the end, because a whole game is slow. */
function openUr() {
  const game = 'royal-game-of-ur';
  if (isDeep) return openBoard({ game, variant: 'the-royal-game-of-ur' });
  const options = { variant: 'short-game-of-ur' };
  return openRulesGame(
    linkToRandom(game, options, (length) => length - REMAINING_MOVES),
    { speed: 'off' },
  );
}

test('ur can be played to the end by clicks', async () => {
  const { page, problems } = await openUr();
  const moves = await playOut(
    page,
    (name) => clickAll(page, name),
    () => page.locator('.tray-piece:enabled').click(),
  );
  expect(moves).toBeGreaterThan(5);
  await expectWon(page, /(Light|Dark) won/);
  expect(problems).toEqual([]);
});

test.runIf(isDeep)('ur can be played to the end by keyboard', async () => {
  const { page } = await openUr();
  await playOut(
    page,
    (name) => page.locator(`[data-name="${name}"]`).press('Enter'),
    () => page.locator('.tray-piece:enabled').press('Enter'),
  );
  await expectWon(page, /(Light|Dark) won/);
});
