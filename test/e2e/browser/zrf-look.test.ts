import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/browser/axe.ts';
import { holdScript, openContext, screenshot } from '../../support/browser/page.ts';
import { clickAll, drag, labelOf, movesOf, openBoard, openTool } from './zrf.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Point of a position in the window, as a share of its cell. */
async function pointIn(page: Page, name: string, { x, y }: Spot = MIDDLE): Promise<Spot> {
  const box = await page.locator(`[data-name="${name}"]`).boundingBox();
  if (box === null) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** Colour of the board at a point of a position. */
async function colourAt(page: Page, name: string, share: Spot = MIDDLE): Promise<number[]> {
  const point = await pointIn(page, name, share);
  return page.evaluate(({ x, y }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.zrf-board > canvas');
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) throw new Error('the page has no board');
    const { left, top } = canvas.getBoundingClientRect();
    const [across, down] = [Math.round(x - left), Math.round(y - top)];
    return [...pen.getImageData(across, down, 1, 1).data].slice(0, 3);
  }, point);
}

/** Sum of the colours of a position, which anything drawn there changes. */
async function inkOf(page: Page, name: string): Promise<number> {
  const [from, to] = [
    await pointIn(page, name, { x: 0, y: 0 }),
    await pointIn(page, name, { x: 1, y: 1 }),
  ];
  return page.evaluate(
    ([start, end]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.zrf-board > canvas');
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) throw new Error('the page has no board');
      const { left, top } = canvas.getBoundingClientRect();
      const [width, height] = [end.x - start.x, end.y - start.y].map(Math.round);
      const { data } = pen.getImageData(
        Math.round(start.x - left),
        Math.round(start.y - top),
        width ?? 1,
        height ?? 1,
      );
      return data.reduce((sum, value) => sum + value, 0);
    },
    [from, to] as const,
  );
}

function expectColour(page: Page, name: string, colour: readonly number[], share?: Spot) {
  return expect.poll(() => colourAt(page, name, share)).toEqual(colour);
}

async function rightDrag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await pointIn(page, from), await pointIn(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
}

test('sets and themes are chosen with a preview, and kept for each game', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  await openTool(page, 'Appearance');
  expect(await page.locator('.looks-preview canvas').getAttribute('data-frames')).not.toBe('0');
  await page.locator('.dialog-looks [value="modern"]').check();
  await page.locator('.dialog-looks [value="plain"]').check();
  await page.locator('.dialog-looks [value="inside"]').check();
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'zrf-looks');
  await page.keyboard.press('Escape');
  await expectColour(page, 'e5', [0x8c, 0xa2, 0xbd]);
  await expectColour(page, 'd5', [0xe8, 0xed, 0xf3]);
  // The flat black king is slate; the classic one is brown.
  await expectColour(page, 'e8', [0x2a, 0x33, 0x42], { x: 0.35, y: 0.5 });
  await page.reload();
  await page.locator('.cell-button').first().waitFor();
  await expectColour(page, 'e8', [0x2a, 0x33, 0x42], { x: 0.35, y: 0.5 });
  await page.evaluate(() => (location.hash = '#/zrf/los-alamos'));
  await page.locator('[data-name="f6"]').waitFor();
  await page.locator('[data-name="h8"]').waitFor({ state: 'detached' });
  await expectColour(page, 'b3', [0xf2, 0xe3, 0xc6]);
  expect(problems).toEqual([]);
});

test('the right button draws arrows and circles; a left click erases them', async () => {
  const { page, problems } = await openBoard({ game: 'chess' });
  const plain = await colourAt(page, 'e4');
  await rightDrag(page, 'e2', 'e5');
  await expect.poll(() => colourAt(page, 'e4')).not.toEqual(plain);
  await rightDrag(page, 'e2', 'e5');
  await expectColour(page, 'e4', plain);
  const empty = await inkOf(page, 'd4');
  await rightDrag(page, 'd4', 'd4');
  await expect.poll(() => inkOf(page, 'd4')).not.toBe(empty);
  const green = await inkOf(page, 'd4');
  await page.keyboard.down('Shift');
  await rightDrag(page, 'd4', 'd4');
  await page.keyboard.up('Shift');
  await expect.poll(async () => [empty, green].includes(await inkOf(page, 'd4'))).toBe(false);
  await screenshot(page, 'zrf-drawings');
  await clickAll(page, 'a5');
  await expect.poll(() => inkOf(page, 'd4')).toBe(empty);
  expect(await movesOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a premove is shown, played after the bot’s move, and can be cancelled', async () => {
  const lastGame = { chess: { seats: 'person bot-1' } };
  const context = await openContext({ settings: { speed: 'off', lastGame } });
  const release = await holdScript(context, /bot-worker/);
  const { page, problems } = await openBoard({ game: 'chess' }, { context });
  await clickAll(page, 'e2', 'e4', 'g1', 'f3');
  const premoves = page.locator('.premoves');
  expect(await premoves.innerText()).toContain('g1 – f3');
  await page.getByRole('button', { name: 'Cancel premove' }).click();
  await premoves.waitFor({ state: 'detached' });
  await clickAll(page, 'g1', 'f3');
  await premoves.waitFor();
  const { x, y } = await pointIn(page, 'a5');
  await page.mouse.click(x, y, { button: 'right' });
  await premoves.waitFor({ state: 'detached' });
  await drag(page, 'd2', 'd3');
  await premoves.waitFor();
  await screenshot(page, 'zrf-premove');
  expect(await movesOf(page)).toHaveLength(1);
  release();
  // The bot may have answered already.
  await expect.poll(async () => (await movesOf(page))[2]).toBe('d3');
  expect(problems).toEqual([]);
});

test('beside clocks, names are whole and all steps in one row', async () => {
  const lastGame = { chess: { seats: 'person bot-3', clock: '5400+30' } };
  const viewport = { width: 1366, height: 768 };
  const context = await openContext({ viewport, settings: { lastGame } });
  const { page, problems } = await openBoard({ game: 'chess' }, { context });
  await page.locator('[data-clock="1"]').waitFor();
  const cut = await page
    .locator('.plate-name, .plate-count')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
  const rows = await page
    .locator('.review button, .tools-match .tool')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  expect(rows).toHaveLength(8);
  expect(new Set(rows).size).toBe(1);
  expect(problems).toEqual([]);
});

test('on a phone, a clock that shows tenths does not move the board', async () => {
  const time = '2026-01-01T12:00:00Z';
  const lastGame = { chess: { seats: 'person person', clock: '60+0' } };
  const context = await openContext({
    viewport: { width: 390, height: 844 },
    touch: true,
    time,
    settings: { speed: 'off', lastGame },
  });
  const { page, problems } = await openBoard({ game: 'chess' }, { context });
  await clickAll(page, 'e2', 'e4', 'e7', 'e5');
  const topOf = async (place: string) => (await page.locator(place).boundingBox())?.y;
  const clock = page.locator('[data-clock="1"]');
  const [board, clockRow] = [await topOf('[data-name="e1"]'), await topOf('[data-clock="1"]')];
  const counts = page.locator('.plate-2 .plate-count');
  expect((await counts.boundingBox())?.width).toBeGreaterThan(40);
  await page.clock.setFixedTime(new Date(Date.parse(time) + 53_000));
  await expect.poll(() => clock.innerText()).toBe('0:07.0');
  expect(await topOf('[data-name="e1"]')).toBe(board);
  expect(await topOf('[data-clock="1"]')).toBe(clockRow);
  expect(problems).toEqual([]);
});

test('on a phone, small squares are zoomed before they are touched', async () => {
  const viewport = { width: 390, height: 844 };
  const { page, problems } = await openBoard({ game: 'hex' }, { viewport, touch: true });
  const width = async () => (await page.locator('[data-name="f6"]').boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(32);
  const first = await pointIn(page, 'f6');
  await page.touchscreen.tap(first.x, first.y);
  await expect.poll(width).toBeGreaterThanOrEqual(32);
  expect(await movesOf(page)).toEqual([]);
  const second = await pointIn(page, 'f6');
  await page.touchscreen.tap(second.x, second.y);
  await expect.poll(() => movesOf(page)).toEqual(['f6']);
  await screenshot(page, 'zrf-zoomed');
  await page.locator('.board-draw').tap();
  const free = await pointIn(page, 'e5');
  const plain = await inkOf(page, 'e5');
  await page.touchscreen.tap(free.x, free.y);
  await expect.poll(() => inkOf(page, 'e5')).not.toBe(plain);
  expect(await movesOf(page)).toEqual(['f6']);
  const sides = await page
    .locator('.board-bar button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(sides.filter(({ width: side, height }) => Math.min(side, height) < 32)).toEqual([]);
  await page.locator('.board-zoom').tap();
  await expect.poll(width).toBeLessThan(32);
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('shogi pieces point away from their owner on a flipped board', async () => {
  const { page, problems } = await openBoard({ game: 'shogi' });
  const tip = { x: 0.5, y: 0.14 };
  const shoulder = { x: 0.18, y: 0.14 };
  const inPiece = await colourAt(page, '9i', tip);
  await expect.poll(() => colourAt(page, '9i', shoulder)).not.toEqual(inPiece);
  await page.keyboard.press('f');
  // Now at the top, the piece points down: its base is above.
  await expect.poll(() => colourAt(page, '9i', shoulder)).toEqual(inPiece);
  expect(await labelOf(page, '9i')).toContain('Lance');
  expect(problems).toEqual([]);
});
