import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { PATIENCE } from '../patience.ts';

export interface PageOptions {
  /** Relative to the arcade's address; an absolute address is taken as it is. Default: the arcade. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly locale?: string;
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
  /** With the service worker, which fetches the whole arcade; only some tests are about it. */
  readonly installed?: boolean;
  /** Settings as the page keeps them, there before it is first loaded. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** With the sounds and the music that pages have; to work them out costs more than all else. */
  readonly audible?: boolean;
  /** Left open until the tests of the file are done. */
  readonly kept?: boolean;
  /** Opens the page in this context, so that two pages share storage and service worker. */
  readonly context?: BrowserContext;
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors thrown or logged in the page, failed requests, and requests to another origin. */
  readonly problems: readonly string[];
}

const SETTINGS = 'turnwright.settings';
const SILENCE = { effects: 'off', music: 'off' };

/** Long enough for some frames, had any been asked for. */
const QUIET = 300;

let browser: Promise<Browser> | undefined;
/** What is open, to be closed after the test or, when it is kept, after the file. */
const open: { readonly context: BrowserContext; readonly kept: boolean }[] = [];

/** Closes what a test opened; after its file also what was kept. Called by close-pages.ts. */
export async function closeContexts(kept: boolean): Promise<void> {
  const done = open.filter((one) => kept || !one.kept);
  open.splice(0, Infinity, ...open.filter((one) => !done.includes(one)));
  await Promise.all(done.map(({ context }) => context.close()));
}

/** Opens a page in a fresh context of the browser; it is closed after the test. */
export async function openPage(options: PageOptions = {}): Promise<OpenedPage> {
  const context = options.context ?? (await openContext(options));
  const page = await context.newPage();
  const url = addressOf(options.path ?? '');
  const problems: string[] = [];
  collectProblems(page, new URL(url).origin, problems);
  await page.goto(url);
  return { page, context, problems };
}

function launch(): Promise<Browser> {
  const { executablePath, args, env } = inject('chromium');
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

/** A fresh context, closed after the test, for what is to be done before its first page. */
export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  // One for all files of a worker; it ends with the worker.
  browser ??= launch();
  const { width, height } = options.viewport ?? { width: 1366, height: 768 };
  const context = await (
    await browser
  ).newContext({
    viewport: { width, height },
    hasTouch: options.touch ?? false,
    locale: options.locale ?? 'en-US',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    colorScheme: options.dark === true ? 'dark' : 'light',
    serviceWorkers: options.installed === true ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  const sound = options.audible === true ? {} : { sound: SILENCE };
  await context.addInitScript(
    ([key, text]) => {
      if (location.protocol.startsWith('http') && localStorage.getItem(key) === null)
        localStorage.setItem(key, text);
    },
    [SETTINGS, JSON.stringify({ ...sound, ...options.settings })] as const,
  );
  open.push({ context, kept: options.kept ?? false });
  return context;
}

/** Writes `dist/screens/<name>.png`. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join('dist/screens', `${name}.png`);
  mkdirSync('dist/screens', { recursive: true });
  await page.screenshot({ path });
  return path;
}

/** Stretches the time that frames are told: what moves is met while it moves, however slow the machine. */
export function stretchFrames(page: Page, times: number): Promise<void> {
  return page.evaluate((by) => {
    const kept = window as { realFrame?: typeof requestAnimationFrame };
    const frame = (kept.realFrame ??= window.requestAnimationFrame.bind(window));
    window.requestAnimationFrame = (call) => frame((now) => call(now / by));
  }, times);
}

/** How many frames the canvas of a board draws in a while in which nothing happens. */
export async function framesDrawn(page: Page): Promise<number> {
  const canvas = page.locator('.board canvas');
  const frames = async () => Number(await canvas.getAttribute('data-frames'));
  const before = await frames();
  await page.waitForTimeout(QUIET);
  return (await frames()) - before;
}

export function addressOf(path: string): string {
  const arcade = inject('arcadeUrl');
  if (/^[a-z]+:/.test(path)) return path;
  if (arcade === '') throw new Error('The arcade is not built: run `npm run build` first.');
  return new URL(path, arcade).href;
}

function collectProblems(page: Page, origin: string, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const outside = url.protocol.startsWith('http') && url.origin !== origin;
    if (outside) problems.push(`leaves the origin: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    // Whoever leaves a page no longer needs what it was still waiting for.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
}

/** Keeps the database of games busy, so that nothing is written until the page is left. */
export async function holdGames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('turnwright');
        opening.onerror = () => reject(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const hold = () => {
            store.count().onsuccess = hold;
            resolve();
          };
          hold();
        };
      }),
  );
}
