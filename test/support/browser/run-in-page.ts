import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { openPage } from './page.ts';

const EMPTY_PAGE = 'data:text/html,<!doctype html><title>Games</title>';

/** What a module gives as `result`, run in an empty page. */
export async function runInPage<T>(contents: string): Promise<T> {
  const page = await loadInPage(contents);
  return page.evaluate<T>('result');
}

/** An empty page in which a module was run; `kept` until the tests of the file are done. */
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
