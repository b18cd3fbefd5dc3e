import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import type { AnyMatch } from '../src/core/index.ts';
import { PERSON, Session } from '../src/play/index.ts';
import { findChromium } from '../test/support/browser/chromium.mjs';
import { serveArcade } from '../test/support/browser/server.ts';
import { quantile } from './measure.ts';
import type { Row } from './report.ts';

/** Steps that are measured. */
export const STEPS = 2000;
/** Steps in which the picture is also drawn out to its last pixel within the frame. */
export const DRAWN_OUT = 400;
const FRAME_MS = 8;
const HEAP_MB = 200;

/** A key as the page hears it. */
export interface PressedKey {
  readonly code: string;
  readonly key: string;
}

/** A walk through a page, a step in each frame. */
export interface PageWalk {
  /** The run as it is opened, by the link to its game. */
  readonly match: AnyMatch;
  readonly link: string;
  /** As many keys as there are steps in all. */
  readonly keys: readonly PressedKey[];
  /** What is there when the run can be played; who hears keys, where that is not the window; what is drawn on. */
  readonly ready: string;
  readonly hears?: string;
  readonly canvas: string;
  /** How many turns the page says were taken. */
  readonly turns: (page: Page) => Promise<number>;
  readonly expected: number;
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
function walk(
  { canvas, hears }: PageWalk,
  keys: readonly PressedKey[],
  isDrawnOut: boolean,
): string {
  return `new Promise((resolve) => {
    const keys = ${JSON.stringify(keys)};
    const pen = document.querySelector('${canvas}').getContext('2d');
    const hears = ${hears === undefined ? 'globalThis' : `document.querySelector('${hears}')`};
    const frames = [];
    bench.take();
    const step = (at) => bench.request(() => {
      const start = performance.now();
      if (at < keys.length)
        hears.dispatchEvent(new KeyboardEvent('keydown', { ...keys[at], bubbles: true, cancelable: true }));
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

async function openRun(
  url: string,
  { ready }: PageWalk,
): Promise<{ readonly page: Page; readonly browser: Browser }> {
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
  await page.locator(ready).waitFor();
  await page.waitForTimeout(1000);
  return { page, browser };
}

/** The work of a page over a long walk, and the memory it takes. */
export async function measurePage(given: PageWalk): Promise<Row[]> {
  const save = new Session(given.match, [PERSON]).save();
  const link = deflateRawSync(save).toString('base64url');
  const server = await serveArcade();
  if (server === undefined) throw new Error('The page is not built.');
  try {
    return await measure(`${server.url}${given.link}/t/${link}`, given);
  } finally {
    server.stop();
  }
}

async function measure(url: string, given: PageWalk): Promise<Row[]> {
  const { keys, expected } = given;
  const { page, browser } = await openRun(url, given);
  try {
    const times = await page.evaluate<number[]>(walk(given, keys.slice(0, STEPS), false));
    const heap = await heapOf(page);
    const drawn = await page.evaluate<number[]>(walk(given, keys.slice(STEPS), true));
    const turns = await given.turns(page);
    if (turns !== expected) throw new Error(`${turns} turns were taken in place of ${expected}`);
    return rowsOf(times, drawn, heap);
  } finally {
    await browser.close();
  }
}

function rowsOf(times: readonly number[], drawn: readonly number[], heap: number): Row[] {
  const p95 = quantile(times, 0.95);
  return [
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
