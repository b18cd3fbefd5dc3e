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

/** Opens a page in a fresh context of the shared browser; it is closed after the test. */
export async function openPage(options: PageOptions = {}): Promise<OpenedPage> {
  const context = options.context ?? (await openContext(options));
  const page = await context.newPage();
  const url = addressOf(options.path ?? '');
  const problems: string[] = [];
  collectProblems(page, new URL(url).origin, problems);
  await page.goto(url);
  return { page, context, problems };
}

/** A fresh context, closed after the test, for what is to be done before its first page. */
export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  browser ??= chromium.connect(inject('browserEndpoint'));
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
