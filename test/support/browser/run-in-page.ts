import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { openPage } from './page.ts';

const EMPTY_PAGE = 'data:text/html,<!doctype html><title>Games</title>';

/** Runs a module in an empty page and returns its `result`. */
export async function runInPage<T>(contents: string): Promise<T> {
  const page = await loadInPage(contents);
  return page.evaluate<T>('result');
}

/**
 * Opens an empty page and runs a module in it. If `kept`, it stays open until the tests of the file
 * are done.
 */
export async function loadInPage(contents: string, kept = false): Promise<Page> {
  const { page } = await openPage({ path: EMPTY_PAGE, kept });
  await page.addScriptTag({ content: await bundle(contents) });
  return page;
}

export async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
