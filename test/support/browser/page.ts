import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { isDeep } from '../deep.ts';
import { PATIENCE } from '../patience.ts';

export interface PageOptions {
  /** Path relative to the arcade's address, or an absolute address. Defaults to the arcade. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly locale?: string;
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
  /**
   * True to install the service worker, which downloads the whole arcade; only a few tests need it.
   */
  readonly installed?: boolean;
  /** The time that the page's clock shows, always; its timers run as usual. */
  readonly time?: string;
  /** Stored settings to set before the page first loads. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** True to include sounds and music, whose synthesis is slower than everything else. */
  readonly audible?: boolean;
  /** True to keep the page open until the tests of the file are done. */
  readonly kept?: boolean;
  /** Context to open the page in, to share storage and service worker between pages. */
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

/** Milliseconds to wait for unexpected frames. */
const QUIET = 300;

let browser: Promise<Browser> | undefined;
/** Open contexts, to be closed after the test, or after the file if kept. */
const open: { readonly context: BrowserContext; readonly kept: boolean }[] = [];

/**
 * Closes the contexts of a test, or all contexts at the end of its file. Called by close-pages.ts.
 */
export async function closeContexts(kept: boolean): Promise<void> {
  const closing = open.filter((one) => kept || !one.kept);
  open.splice(0, Infinity, ...open.filter((one) => !closing.includes(one)));
  await Promise.all(closing.map(({ context }) => context.close()));
}

/** Opens a page in a fresh browser context, which is closed after the test. */
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

/** Opens a fresh context for setup before its first page. It is closed after the test. */
export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  // One browser for all files of a worker; it ends with the worker.
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
  if (options.time !== undefined) await context.clock.setFixedTime(options.time);
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

/** Writes `dist/screens/<name>.png` in the deep run, or always with TEST_SCREENS=1. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!isDeep && process.env['TEST_SCREENS'] !== '1') return;
  const path = join('dist/screens', `${name}.png`);
  mkdirSync('dist/screens', { recursive: true });
  await page.screenshot({ path });
}

/**
 * Slows the clock of animation frames, which lets tests catch animations in progress even on slow
 * machines.
 */
export function stretchFrames(page: Page, times: number): Promise<void> {
  return page.evaluate((by) => {
    const kept = window as { realFrame?: typeof requestAnimationFrame };
    const frame = (kept.realFrame ??= window.requestAnimationFrame.bind(window));
    window.requestAnimationFrame = (callback) => frame((now) => callback(now / by));
  }, times);
}

/** Number of frames that the canvas of a board draws while idle. */
export async function framesDrawn(page: Page): Promise<number> {
  const canvas = page.locator('.board canvas');
  const frames = async () => Number(await canvas.getAttribute('data-frames'));
  const before = await frames();
  await page.waitForTimeout(QUIET);
  return (await frames()) - before;
}

/** Holds a script back, such as that of a bot's worker, until the returned function is called. */
export async function holdScript(context: BrowserContext, name: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(name, async (route) => {
    await released;
    await route.continue();
  });
  return release;
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
    // Requests pending when a page is left are aborted.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
}

/** Keeps the games database busy, which delays all writes until the page is left. */
export async function holdGames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('turnwright');
        opening.onerror = () => reject(new Error('cannot open the database'));
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
