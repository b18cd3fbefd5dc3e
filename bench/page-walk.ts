import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import type { AnyMatch } from '../src/core/index.ts';
import { PERSON, Session } from '../src/play/index.ts';
import { findChromium } from '../test/support/browser/chromium.mjs';
import { serveArcade } from '../test/support/browser/server.ts';
import { quantile } from './measure.ts';
import type { Row } from './report.ts';

/** Number of steps to measure. */
export const STEPS = 2000;
/** Number of further steps in which the frame also waits until every pixel is drawn. */
export const DRAWN_OUT = 400;
const FRAME_MS = 8;
const HEAP_MB = 200;

/** Key event to send to the page. */
export interface PressedKey {
  readonly code: string;
  readonly key: string;
}

/** Walk through a page, one step per frame. */
export interface PageWalk {
  /** Run to open, and the link to its game. */
  readonly match: AnyMatch;
  readonly link: string;
  /** One key for each step, measured or drawn out. */
  readonly keys: readonly PressedKey[];
  /**
   * Selectors: an element that exists once the run can be played; the target of key events (the
   * window by default); the canvas.
   */
  readonly ready: string;
  readonly hears?: string;
  readonly canvas: string;
  /** Reads the number of turns taken from the page. */
  readonly turns: (page: Page) => Promise<number>;
  readonly expected: number;
}

/** Script for the page to run first: sums the milliseconds of work in animation frames. */
const COUNT_SCRIPT = `{
  const request = requestAnimationFrame.bind(globalThis);
  let work = 0;
  globalThis.requestAnimationFrame = (call) => request((time) => {
    const start = performance.now();
    call(time);
    work += performance.now() - start;
  });
  globalThis.bench = { request, take: () => { const done = work; work = 0; return done; } };
}`;

/**
 * Script for the page: takes one step per frame and resolves to the milliseconds of work in each.
 */
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

/** Heap size of the page in megabytes, after garbage collection. */
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
  await page.addInitScript({ content: COUNT_SCRIPT });
  await page.goto(url);
  await page.locator(ready).waitFor();
  await page.waitForTimeout(1000);
  return { page, browser };
}

/** Measures frame time and memory of a page over a long walk. */
export async function measurePage(given: PageWalk): Promise<Row[]> {
  const save = new Session(given.match, [PERSON]).save();
  const link = deflateRawSync(save).toString('base64url');
  const server = await serveArcade();
  if (server === undefined) throw new Error('The page is not built: run npm run build first.');
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
    if (turns !== expected) throw new Error(`${turns} turns taken, expected ${expected}`);
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
      what: 'with all pixels, drawn without a graphics card',
      figure: quantile(drawn, 0.5),
      unit: 'ms',
      beside: [
        { figure: quantile(drawn, 0.95), unit: 'ms p95' },
        { figure: quantile(drawn, 0.99), unit: 'ms p99' },
      ],
    },
    {
      what: 'heap afterwards',
      figure: heap,
      unit: 'MB',
      target: { text: `at most ${HEAP_MB} MB`, met: heap <= HEAP_MB },
    },
  ];
}
