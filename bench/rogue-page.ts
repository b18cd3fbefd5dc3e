import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { defaultOptions, Match, must } from '../src/core/index.ts';
import { makeMap, readWorld, rogue } from '../src/games/rogue/index.ts';
import type { Direction, RogueOptions, RogueState } from '../src/games/rogue/index.ts';
import { PERSON, Session } from '../src/play/index.ts';
import { ErrandRun } from '../src/presentation/rogue/errands.ts';
import { findChromium } from '../test/support/browser/chromium.mjs';
import { serveArcade } from '../test/support/browser/server.ts';
import { quantile } from './measure.ts';
import type { Row } from './report.ts';

const STEPS = 2000;
/** Steps in which the picture is also drawn out to its last pixel within the frame. */
const DRAWN_OUT = 400;
const FRAME_MS = 8;
const HEAP_MB = 200;
/** Rooms of the world, across and down: 1 000. */
const ACROSS = 40;
const DOWN = 25;
/** The inner size of a room. */
const WIDTH = 6;
const HEIGHT = 5;
const KEYS: Readonly<Record<Direction, string>> = {
  up: 'KeyW',
  left: 'KeyA',
  down: 'KeyS',
  right: 'KeyD',
};

/** A cell of a world of equal rooms, each with a door in the middle of every wall, and two items. */
function cellAt(x: number, y: number): string {
  const [column, row] = [x % (WIDTH + 1), y % (HEIGHT + 1)];
  const isRim = x === 0 || y === 0 || x === ACROSS * (WIDTH + 1) || y === DOWN * (HEIGHT + 1);
  if (isRim) return 'W';
  if (column === 0) return row === 3 ? '.' : 'W';
  if (row === 0) return column === 3 ? '.' : 'W';
  return '.';
}

function makeWorld(): string {
  const [width, height] = [ACROSS * (WIDTH + 1) + 1, DOWN * (HEIGHT + 1) + 1];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cellAt(x, y)).join(''),
  );
  const items = ['Sword', 'GoldenApple', 'ChainMail', 'SmokeBomb', 'Dagger'];
  const fillers: string[] = [];
  const cells = rows.map((row) => row.split(''));
  for (let room = 0; room < ACROSS * DOWN; room++) {
    const [x, y] = [(room % ACROSS) * (WIDTH + 1), Math.floor(room / ACROSS) * (HEIGHT + 1)];
    const line = cells[y + 2];
    if (line !== undefined) line[x + 5] = String(room + 1);
    fillers.push(`${room + 1}. Item ${items[room % items.length] ?? 'Sword'}`);
  }
  const start = cells[3];
  if (start !== undefined) start[3] = '0';
  const field = cells.map((line) => line.join(' ')).join('\n');
  return `${width} ${height}\n${field}\n0. Player\n${fillers.join('\n')}\n`;
}

/** The keys of somebody who explores a world. */
function keysOf(start: RogueState, steps: number): readonly string[] {
  const keys: string[] = [];
  let state = start;
  while (keys.length < steps) {
    const run = new ErrandRun({ kind: 'explore' });
    const before = keys.length;
    while (keys.length < steps) {
      const next = run.next(state, []);
      if (next.kind === 'stop' || next.action.kind !== 'move') break;
      keys.push(KEYS[next.action.direction]);
      state = rogue.apply(state, next.action).state;
    }
    if (keys.length === before) throw new RangeError(`there are ${before} steps to take`);
  }
  return keys;
}

/** Runs before the page does: adds up the milliseconds of all that it does in frames. */
const COUNT = `{
  const request = requestAnimationFrame.bind(globalThis);
  let work = 0;
  globalThis.requestAnimationFrame = (call) => request((time) => {
    const start = performance.now();
    call(time);
    work += performance.now() - start;
  });
  globalThis.bench = { request, take: () => { const done = work; work = 0; return done; } };
}`;

/** Runs in the page: takes a step a frame; gives the milliseconds of work in each of them. */
function walk(keys: readonly string[], isDrawnOut: boolean): string {
  return `new Promise((resolve) => {
    const keys = ${JSON.stringify(keys)};
    const pen = document.querySelector('.rogue-canvas').getContext('2d');
    const frames = [];
    bench.take();
    const step = (at) => bench.request(() => {
      const start = performance.now();
      if (at < keys.length) dispatchEvent(new KeyboardEvent('keydown', { code: keys[at] }));
      if (${isDrawnOut}) pen.getImageData(0, 0, 1, 1);
      frames.push(performance.now() - start + bench.take());
      if (at < keys.length) step(at + 1);
      else resolve(frames);
    });
    step(0);
  })`;
}

/** Megabytes of the heap of the page, once what nobody needs is gone. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function openRun(url: string): Promise<{ readonly page: Page; readonly browser: Browser }> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.addInitScript({ content: COUNT });
  await page.goto(url);
  await page.locator('main.rogue-stage[data-state="game"]').waitFor();
  await page.waitForTimeout(1000);
  return { page, browser };
}

/** The work of the page of Rogue over a long walk through a large world, and the memory it takes. */
export async function benchRoguePage(): Promise<Row[]> {
  const map = makeMap(must(readWorld(makeWorld()).plan));
  const options: RogueOptions = { ...defaultOptions(rogue.options), world: 'file', map };
  const match = new Match(rogue, options, 'bench');
  const keys = keysOf(match.state, STEPS + DRAWN_OUT);
  const save = new Session(match, [PERSON]).save();
  const link = deflateRawSync(save).toString('base64url');
  const server = await serveArcade();
  if (server === undefined) throw new Error('The page is not built.');
  try {
    return await measure(`${server.url}#/rogue/t/${link}`, keys);
  } finally {
    server.stop();
  }
}

async function measure(url: string, keys: readonly string[]): Promise<Row[]> {
  const { page, browser } = await openRun(url);
  try {
    const times = await page.evaluate<number[]>(walk(keys.slice(0, STEPS), false));
    const heap = await heapOf(page);
    const drawn = await page.evaluate<number[]>(walk(keys.slice(STEPS), true));
    const turns = await page.locator('main.rogue-stage').getAttribute('data-turns');
    if (Number(turns) !== keys.length) throw new Error(`${turns ?? 'no'} turns were taken`);
    return rowsOf(times, drawn, heap);
  } finally {
    await browser.close();
  }
}

function rowsOf(times: readonly number[], drawn: readonly number[], heap: number): Row[] {
  const p95 = quantile(times, 0.95);
  return [
    { what: 'rooms of the world', figure: ACROSS * DOWN, unit: 'rooms' },
    {
      what: `work of a frame with a step, ${STEPS} steps`,
      figure: quantile(times, 0.5),
      unit: 'ms',
      beside: [
        { figure: p95, unit: 'ms p95' },
        { figure: quantile(times, 0.99), unit: 'ms p99' },
      ],
      target: { text: `p95 at most ${FRAME_MS} ms`, met: p95 <= FRAME_MS },
    },
    {
      what: 'with its pixels, drawn without a graphics card',
      figure: quantile(drawn, 0.5),
      unit: 'ms',
      beside: [
        { figure: quantile(drawn, 0.95), unit: 'ms p95' },
        { figure: quantile(drawn, 0.99), unit: 'ms p99' },
      ],
    },
    {
      what: 'heap after them',
      figure: heap,
      unit: 'MB',
      target: { text: `at most ${HEAP_MB} MB`, met: heap <= HEAP_MB },
    },
  ];
}
