import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { METRICS, solverOf } from '#games/zrf/puzzles/index.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { screenshot } from '../../support/browser/page.ts';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';
import { isDeep } from '../../support/deep.ts';
import { openRulesGame, POSITION } from './zrf.ts';

async function openEditor(options: PageOptions = {}): Promise<OpenedPage> {
  const opened = await openRulesGame('#/zrf/editor', { speed: 'off', lastGame: {} }, options);
  await opened.page.locator('.editor-cell').first().waitFor();
  return opened;
}

function cell(page: Page, name: string) {
  return page.locator(`.editor-cell[data-name="${name}"]`);
}

/** Drags the pointer over cells. */
async function stroke(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const box = assertDefined((await cell(page, name).boundingBox()) ?? undefined);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function choose(page: Page, tool: string): Promise<void> {
  await page.locator(`button[data-tool="${tool}"]`).click();
  expect(await page.locator(`button[data-tool="${tool}"]`).getAttribute('aria-pressed')).toBe(
    'true',
  );
}

async function resize(page: Page, columns: number, rows: number): Promise<void> {
  await page.locator('select[name="editor-columns"]').selectOption(String(columns));
  await page.locator('select[name="editor-rows"]').selectOption(String(rows));
}

/** Board as rows of names, including walls and free cells. */
async function boardOf(page: Page, width: number): Promise<string[]> {
  const all = await page
    .locator('.editor-cell')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('data-content') ?? '?'));
  return Array.from({ length: all.length / width }, (_, row) =>
    all.slice(row * width, (row + 1) * width).join(''),
  );
}

async function goalsOf(page: Page): Promise<string[]> {
  return page
    .locator('.editor-cell:not([data-goal=""])')
    .evaluateAll((cells) =>
      cells.map((one) => `${one.getAttribute('data-goal')} ${one.getAttribute('data-name')}`),
    );
}

async function judged(page: Page, kind: string): Promise<string> {
  await page.locator(`[data-verdict="${kind}"]`).waitFor();
  return page.locator('.editor-verdict').innerText();
}

/** Verdict in all three metrics. */
async function solved(page: Page): Promise<string> {
  await judged(page, 'solved');
  await page.locator('.editor-verdict-solved [data-steps]:not([data-straight="0"])').waitFor();
  return page.locator('.editor-verdict').innerText();
}

async function textOf(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) parts.push(chunk as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Minimums reported by the `solve` command for a file that passes `check`. */
function solvedText(text: string): number[] {
  const folder = folderOf(new Map([['drawn.zrf', new TextEncoder().encode(text)]]));
  const { game, diagnoses } = openRules(folder, 'drawn.zrf', 'drawn');
  expect(diagnoses).toEqual([]);
  const opened = must(game);
  const { key } = assertDefined(opened.variants[0]);
  return METRICS.map((metric) => {
    const state = opened.start({ variant: key }, 'test');
    const answer = solverOf(opened.playOf(key), state, metric).solver.run(100_000);
    return answer?.kind === 'solved' ? answer.optimum : -1;
  });
}

/** Draws a square that must move right past an obstacle. */
async function drawJam(page: Page): Promise<void> {
  await resize(page, 4, 3);
  await stroke(page, 'a3', 'b3', 'b2', 'a2');
  await stroke(page, 'c2', 'c1');
  await stroke(page, 'a1');
  await choose(page, 'goal');
  await stroke(page, 'a3', 'c3');
}

test('a puzzle can be drawn, judged, saved, reopened, solved and edited further', async () => {
  const { page, problems } = await openEditor();
  expect(await judged(page, 'faulty')).toContain('There is no block yet');
  await drawJam(page);
  expect(await boardOf(page, 4)).toEqual(['AA..', 'AAB.', 'C.B.']);
  expect(await goalsOf(page)).toEqual(['A c3', 'A d3', 'A c2', 'A d2']);
  expect(await judged(page, 'unsolvable')).toMatch(/Cannot be solved\s+All [\d,]+ positions/);

  await choose(page, 'erase');
  await stroke(page, 'c1');
  const solution = await solved(page);
  expect(solution).toContain('Solvable in 2 moves');
  expect(solution).toContain('Difficulty 1 of 5');
  expect(solution).toContain('3 steps, 2 straight moves');
  await screenshot(page, 'puzzle-editor');

  await page.locator('input[name="editor-title"]').fill('The "Little" (Jam)');
  await page.locator('input[name="editor-title"]').blur();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.editor-export').click(),
  ]);
  expect(download.suggestedFilename()).toBe('the-little-jam.zrf');
  const text = await textOf(download);
  expect(solvedText(text)).toEqual(
    METRICS.map((metric) => ({ steps: 3, straight: 2, moves: 2 })[metric]),
  );

  await page.locator('.head-up').click();
  await page.locator('.tile').first().waitFor();
  await page
    .locator('.open-files')
    .setInputFiles({ name: 'jam.zrf', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('[data-block]').first().waitFor();
  expect(page.url()).toContain('#/zrf/user:the-little-jam');
  expect(await page.locator('h1').innerText()).toBe('The "Little" (Jam)');
  expect(await page.locator('[data-block]').count()).toBe(3);
  await page.locator('[data-label="B"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.locator('[data-label="A"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-over="true"]').waitFor({ state: 'attached' });
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');

  await page.locator('button', { hasText: 'Edit a copy' }).click();
  await page.locator('.editor-cell').first().waitFor();
  expect(await boardOf(page, 4)).toEqual(['AA..', 'AAB.', 'C...']);
  expect(await page.locator('input[name="editor-title"]').inputValue()).toBe('The "Little" (Jam)');
  expect(await solved(page)).toContain('Solvable in 2 moves');
  expect(problems).toEqual([]);
});

test('the hardest start can be found and undone', async () => {
  const { page, problems } = await openEditor();
  await drawJam(page);
  await choose(page, 'erase');
  await stroke(page, 'c1');
  await solved(page);
  await page.locator('.editor-harden').click();
  await page.waitForFunction(
    () => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves') ?? 0) > 2,
  );
  await page.keyboard.press('Control+KeyZ');
  expect(await boardOf(page, 4)).toEqual(['AA..', 'AAB.', 'C...']);
  expect(await solved(page)).toContain('Solvable in 2 moves');
  expect(problems).toEqual([]);
});

test('a drawing survives a reload and can be played immediately', async () => {
  const { page, problems } = await openEditor();
  await drawJam(page);
  await choose(page, 'wall');
  await stroke(page, 'd1');
  await page.reload();
  await page.locator('.editor-cell').first().waitFor();
  expect(await boardOf(page, 4)).toEqual(['AA..', 'AAB.', 'C.B#']);
  expect(await goalsOf(page)).toHaveLength(4);
  await page.locator('.editor-actions .primary').click();
  await page.locator('[data-block]').first().waitFor();
  expect(page.url()).toContain('#/zrf/user:my-puzzle');
  expect(problems).toEqual([]);
});

/** Presses Tab until the selector has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (query) => document.activeElement?.matches(query),
      selector,
    );
    if (isThere === true) return;
  }
  throw new Error(`Tab did not reach ${selector}`);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test.runIf(isDeep)('a puzzle can be drawn by keyboard', async () => {
  const { page, problems } = await openRulesGame('#/zrf', { speed: 'off', lastGame: {} });
  await page.locator('.tile').first().waitFor();
  await tabTo(page, '.library-draw');
  await page.keyboard.press('Enter');
  await page.locator('.editor-cell').first().waitFor();
  await tabTo(page, '.editor-cell');
  // Two letters and a stretched block, a stroke by Enter, a wall, and a small letter that is
  // erased.
  await press(page, 'KeyA', 'ArrowDown', 'KeyA', 'Shift+ArrowRight');
  await press(page, 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  await press(page, 'ArrowDown', '#', 'ArrowLeft', 'Shift+KeyB', 'Delete');
  expect(await boardOf(page, 5)).toEqual(['A....', 'AAB..', '..B..', '..B..', '..#..']);
  // The goal: up to the block, then with it to the lower left corner.
  await press(
    page,
    '6',
    'ArrowUp',
    'ArrowUp',
    'ArrowUp',
    'Enter',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'Enter',
  );
  expect(await goalsOf(page)).toEqual(['A a2', 'A a1', 'A b1']);
  expect(await solved(page)).toContain('Solvable in 1 move');
  await press(page, 'Control+KeyZ');
  expect(await goalsOf(page)).toEqual([]);
  await press(page, 'Control+KeyY');
  await solved(page);
  await screenshot(page, 'puzzle-editor-keys');
  await tabTo(page, '.editor-actions .primary');
  await page.keyboard.press('Enter');
  await page.locator('[data-block]').first().waitFor();
  expect(problems).toEqual([]);
});

test('touch can draw blocks and move them', async () => {
  const viewport = { width: 390, height: 844 };
  const { page, context, problems } = await openEditor({ viewport, touch: true });
  const session = await context.newCDPSession(page);
  const drag = async (...names: readonly string[]) => {
    for (const [index, name] of names.entries()) {
      const box = assertDefined((await cell(page, name).boundingBox()) ?? undefined);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag('a5', 'a4', 'a3');
  await drag('b5', 'c5');
  await drag('a4', 'e2');
  expect(await boardOf(page, 5)).toEqual(['.BB..', '.....', '....A', '....A', '....A']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(problems).toEqual([]);
});

test('library puzzles can be edited, and other games are refused', async () => {
  const { page, problems } = await openRulesGame('#/zrf/century', { speed: 'off', lastGame: {} });
  await page.locator('[data-block]').first().waitFor();
  await page.locator('button', { hasText: 'Edit a copy' }).click();
  await page.locator('.editor-cell').first().waitFor();
  expect(await boardOf(page, 4)).toEqual(['ABBC', 'DBBE', 'DF.E', 'GF.H', 'IIJJ']);
  expect(await solved(page)).toContain('131 steps, 111 straight moves');
  const race = `(game (title "Race") (players A B) (turn-order A B)
    (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (10 0))) (directions (e 1))))
    (board-setup (A (Man a))) (piece (name Man) (moves (e (verify empty?) add))))`;
  await page
    .locator('.editor-files')
    .setInputFiles({ name: 'race.zrf', mimeType: 'text/plain', buffer: Buffer.from(race) });
  const notice = page.locator('.notice').first();
  expect(await notice.innerText()).toContain('not a sliding-block puzzle');
  expect(await boardOf(page, 4)).toContain('IIJJ');
  await page.goto(page.url().replace(/#.*/, '#/zrf/chess'));
  await page.locator(POSITION).first().waitFor();
  expect(await page.locator('button', { hasText: 'Edit a copy' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

const EDITOR_LOOKS = [
  ['light', {}],
  ['phone', { viewport: { width: 390, height: 844 }, touch: true, locale: 'ru-RU', dark: true }],
] as const;

test.each(EDITOR_LOOKS.slice(isDeep ? 0 : 1))(
  'the editor passes accessibility checks and fits: %s',
  async (name, options) => {
    const { page, problems } = await openEditor(options);
    expect(await violationsOf(page)).toEqual([]);
    await drawJam(page);
    await judged(page, 'unsolvable');
    expect(await violationsOf(page)).toEqual([]);
    await screenshot(page, `puzzle-editor-${name}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  },
);
