import { build } from 'esbuild';
import { openPage } from './page.ts';

const EMPTY_PAGE = 'data:text/html,<!doctype html><title>Games</title>';

/** What a module gives as `result`, run in an empty page. */
export async function runInPage<T>(contents: string): Promise<T> {
  const { page } = await openPage({ path: EMPTY_PAGE });
  await page.addScriptTag({ content: await bundle(contents) });
  return page.evaluate<T>('result');
}

async function bundle(contents: string): Promise<string> {
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
