import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { below, makeStream, assertDefined } from '#core';
import { RECORD } from '#games/zrf/rules/compile/record.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { framesDrawn, screenshot, stretchFrames } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { openContent } from '../../games/zrf/rules/content/content.ts';
import { clickAll, drag, labelOf, movesOf, openBoard, OVER_DIALOG, POSITION } from './zrf.ts';

/**
 * Clicks for a whole game, as lists of position names. Passes and other forced moves need no
 * clicks.
 */
function scriptOf(game: ZrfGame, seed: string): { clicks: string[][]; end: ZrfState } {
  const random = makeStream(seed, 'clicks');
  const clicks: string[][] = [];
  let state = game.start({ variant: assertDefined(game.variants[0]).key }, seed);
  const { positions } = game.rulesOf(state).board;
  for (let turn = game.turn(state); turn.kind === 'decide'; turn = game.turn(state)) {
    const action = assertDefined(turn.actions[below(random, turn.actions.length)]);
    const endpoints = action.record.slice(RECORD.first, RECORD.first + 2);
    const names = endpoints.flatMap((at) => positions[at]?.name ?? []);
    // A piece that must continue is already selected.
    if (names.length === 0 || game.isForced?.(state) !== true)
      clicks.push(state.chainAt >= 0 ? names.slice(1) : names);
    state = game.apply(state, action).state;
  }
  return { clicks, end: state };
}

async function expectOver(page: Page, reason: RegExp): Promise<void> {
  await page.locator(OVER_DIALOG).waitFor();
  expect(await page.locator(OVER_DIALOG).innerText()).toMatch(reason);
}

test.runIf(isDeep)('draughts can be played to the end by clicks', async () => {
  const { clicks } = scriptOf(openContent('english-draughts.zrf'), 'draughts 2');
  const { page, problems } = await openBoard({ game: 'english-draughts' });
  for (const names of clicks) await clickAll(page, ...names);
  await expectOver(page, /won\./);
  await screenshot(page, 'zrf-draughts-over');
  expect(problems).toEqual([]);
});

// In `npm test`, chess is played to its end.
test.runIf(isDeep)('reversi can be played to the end by clicks, with passes', async () => {
  const game = openContent('reversi.zrf');
  const { clicks, end } = scriptOf(game, 'reversi');
  const { page, problems } = await openBoard({ game: 'reversi' });
  for (const [index, names] of clicks.entries()) {
    await clickAll(page, ...names);
    await page.locator('.moves .move').nth(index).waitFor();
    if (index === 20) await screenshot(page, 'zrf-reversi');
  }
  await expectOver(page, /counted/);
  const scores = await page.locator(`${OVER_DIALOG} .bar-score`).allInnerTexts();
  expect(scores.map(Number)).toEqual(end.ending?.scores);
  expect(problems).toEqual([]);
});

test('chess can be played to mate by clicks and drags, and illegal moves are refused', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  await clickAll(page, 'e2', 'e5', 'e2');
  await screenshot(page, 'zrf-chess');
  expect(await labelOf(page, 'e4')).toBe('e4: empty, can be reached');
  await clickAll(page, 'e4', 'e7', 'e5');
  await drag(page, 'd1', 'h5');
  await drag(page, 'b8', 'c6');
  await drag(page, 'f1', 'c4');
  // A drag to an illegal target puts the piece back.
  await drag(page, 'g8', 'g5');
  expect(await labelOf(page, 'g8')).toContain('Knight');
  await drag(page, 'g8', 'f6');
  await drag(page, 'h5', 'f7');
  await expectOver(page, /White won\..*Checkmate/s);
  expect(await movesOf(page)).toEqual(['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Qxf7#']);
  expect(problems).toEqual([]);
});

/** Player that uses arrow keys and Enter, on a board of letters and numbers. */
class Keys {
  readonly #page: Page;
  readonly #up: number;
  #here = '';

  /** `up`: 1 if numbers grow upwards, -1 if downwards. */
  constructor(page: Page, up: number) {
    this.#page = page;
    this.#up = up;
  }

  async go(...names: readonly string[]): Promise<void> {
    if (this.#here === '') await this.#enter();
    for (const name of names) {
      const files = name.charCodeAt(0) - this.#here.charCodeAt(0);
      const ranks = (Number(name.slice(1)) - Number(this.#here.slice(1))) * this.#up;
      await this.#press(Math.abs(files), files > 0 ? 'ArrowRight' : 'ArrowLeft');
      await this.#press(Math.abs(ranks), ranks > 0 ? 'ArrowUp' : 'ArrowDown');
      this.#here = name;
      await this.#page.keyboard.press('Enter');
    }
  }

  async #enter(): Promise<void> {
    await this.#page.keyboard.press('ArrowUp');
    this.#here = await this.#page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset['name'] ?? '',
    );
  }

  async #press(count: number, key: string): Promise<void> {
    for (let i = 0; i < count; i++) await this.#page.keyboard.press(key);
  }
}

test.runIf(isDeep)('draughts can be played to the end by keyboard', async () => {
  const { clicks } = scriptOf(openContent('english-draughts.zrf'), 'draughts 3');
  const { page, problems } = await openBoard({ game: 'english-draughts' });
  const keys = new Keys(page, 1);
  for (const names of clicks) await keys.go(...names);
  await expectOver(page, /won\.|draw/);
  expect(problems).toEqual([]);
});

test.runIf(isDeep)('reversi can be played to the end by keyboard', async () => {
  const { clicks } = scriptOf(openContent('reversi.zrf'), 'reversi 2');
  const { page, problems } = await openBoard({ game: 'reversi' });
  const keys = new Keys(page, -1);
  for (const [index, names] of clicks.entries()) {
    await keys.go(...names);
    await page.locator('.moves .move').nth(index).waitFor();
  }
  await expectOver(page, /counted/);
  expect(problems).toEqual([]);
});

test('chess can be played to mate by keyboard, and Escape deselects a piece', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  const keys = new Keys(page, 1);
  await keys.go('f2', 'f3', 'e7', 'e5', 'g2');
  expect(await labelOf(page, 'g2')).toContain('picked up');
  await page.keyboard.press('Escape');
  expect(await labelOf(page, 'g2')).not.toContain('picked up');
  await keys.go('g2', 'g4', 'd8', 'h4');
  await expectOver(page, /Black won\..*Checkmate/s);
  expect(await movesOf(page)).toEqual(['f3', 'e5', 'g4', 'Qh4#']);
  expect(problems).toEqual([]);
});

test('pieces are animated if enabled, and no frame is drawn afterwards', async () => {
  const { page } = await openBoard({ game: 'chess', speed: 'slow' });
  await stretchFrames(page, 1000);
  await clickAll(page, 'e2', 'e4');
  await page.locator('.board > canvas[data-moving="true"]').waitFor();
  await stretchFrames(page, 1);
  await page.locator('.board > canvas[data-moving="false"]').waitFor();
  // The final frame of the animation may still be pending.
  await expect.poll(() => framesDrawn(page)).toBe(0);
});

test('moves can be typed, and an illegal one is refused with a reason', async () => {
  const { page } = await openBoard({ game: 'chess' });
  await page.locator('.typed input').fill('e2e4');
  await page.keyboard.press('Enter');
  expect(await movesOf(page)).toEqual(['e4']);
  await page.locator('.typed input').fill('e7e4');
  await page.keyboard.press('Enter');
  expect(await page.locator('.status-news').innerText()).toContain('e7 cannot go to e4');
});

test('a promotion can be chosen in place', async () => {
  const { page } = await openBoard({ game: 'chess' });
  await clickAll(page, 'a2', 'a4', 'b7', 'b5', 'a4', 'b5', 'a7', 'a6', 'b5', 'a6', 'c8', 'b7');
  await clickAll(page, 'a6', 'b7', 'h7', 'h6', 'b7', 'a8');
  await page.locator('.chooser').waitFor();
  await screenshot(page, 'zrf-promotion');
  expect(await page.locator('.chooser-offer').allInnerTexts()).toEqual([
    'Queen',
    'Rook',
    'Bishop',
    'Knight',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await labelOf(page, 'a8')).toContain('Rook');
});

test('pieces in hand can be dropped by click and by drag', async () => {
  const { page, problems } = await openBoard({ game: 'shogi' }, { dark: true });
  await clickAll(page, '7g', '7f', '3c', '3d', '8h', '2b');
  await page.locator('.chooser-offer').first().click();
  await clickAll(page, '3a', '2b');
  await page.locator('[data-seat="0"] .tray-piece:enabled').click();
  await screenshot(page, 'zrf-shogi-drop');
  await clickAll(page, '5e');
  expect((await movesOf(page)).at(-1)).toBe('B*5e');
  const piece = await page.locator('[data-seat="1"] .tray-piece:enabled').boundingBox();
  const { x, y } = await page
    .locator('[data-name="5c"]')
    .boundingBox()
    .then((box) => ({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) - 40 }));
  await page.mouse.move((piece?.x ?? 0) + 20, (piece?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 4 });
  await page.mouse.move(x, y, { steps: 2 });
  await page.mouse.up();
  expect((await movesOf(page)).at(-1)).toBe('B*5b');
  expect(problems).toEqual([]);
});

test('a bot answers, its move can be taken back, and it moves first in the first seat', async () => {
  const { page, problems } = await openBoard({ game: 'tic-tac-toe', seats: 'person bot-3' });
  await clickAll(page, 'b2');
  await page.locator('.moves .move').nth(1).waitFor();
  await page.keyboard.press('KeyU');
  expect(await movesOf(page)).toEqual([]);
  await page.keyboard.press('KeyH');
  await page.locator('.hint').waitFor();
  expect(problems).toEqual([]);
});

test('a phone can reach every control in Russian, and the page fits its width', async () => {
  const { page, problems } = await openBoard(
    { game: 'chess' },
    { viewport: { width: 390, height: 844 }, touch: true, locale: 'ru-RU' },
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const name of ['e2', 'e4', 'e7', 'e5']) {
    const box = await page.locator(`[data-name="${name}"]`).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  }
  expect(await movesOf(page)).toEqual(['e4', 'e5']);
  expect(await page.locator('.status-turn').innerText()).toBe('Ход: Белые.');
  await screenshot(page, 'zrf-phone');
  expect(problems).toEqual([]);
  expect(await page.locator(POSITION).count()).toBe(64);
});
