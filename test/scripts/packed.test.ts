import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { makeNotices, packageOf } from '../../scripts/support/notices.mjs';

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** Files that would be in the package. */
function packed(): string[] {
  const args = ['pack', '--dry-run', '--ignore-scripts', '--json', '--offline'];
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [tarball] = JSON.parse(stdout) as Packed[];
  return (tarball?.files ?? []).map(({ path }) => path);
}

const files = packed();

/** Links and pictures of a page, without URLs and links within the page. */
function linksIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/```.*?```/gs, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => normalize(join(dirname(page), link)));
}

const pages = files.filter((path) => path.endsWith('.md'));

test.each(pages)('everything %s links to is in the package', (page) => {
  const missing = linksIn(page).filter(
    (link) => !files.some((path) => path === link || path.startsWith(`${link}/`)),
  );
  expect(missing).toEqual([]);
});

test('the package includes the manual', () => {
  expect(pages).toContain('README.md');
  expect(pages).toContain('docs/adventures.md');
  expect(linksIn('README.md').length).toBeGreaterThan(5);
});

test('the package includes all files read at run time, and no bundler manifest', () => {
  for (const path of ['content/rules/chess.zrf', 'content/locales/ru/common.ftl', 'LICENSE'])
    expect(files).toContain(path);
  expect(files.some((path) => path.startsWith('content/adventures/'))).toBe(true);
  expect(files.filter((path) => path.includes('/.vite/'))).toEqual([]);
  if (existsSync('dist/web/index.html')) expect(files).toContain('dist/web/licenses.txt');
});

test('packageOf finds the package of a module by its path', () => {
  expect(packageOf('/r/node_modules/preact/dist/a.js')).toBe('/r/node_modules/preact');
  expect(packageOf('/r/node_modules/a/node_modules/@b/c/d.js?worker')).toBe(
    '/r/node_modules/a/node_modules/@b/c',
  );
  expect(packageOf('/r/src/web/main.ts')).toBeUndefined();
});

test('the notices contain each licence text once', () => {
  const folders = ['node_modules/preact', 'node_modules/@fluent/bundle', 'node_modules/preact'];
  const text = makeNotices(folders);
  expect(text.match(/^preact \S+ \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toContain('Jason Miller');
  expect(text).toContain('Apache License');
  expect(text).toContain(readFileSync('LICENSE', 'utf8').trim());
  expect(text).toContain('Bitstream Vera Fonts Copyright');
});
