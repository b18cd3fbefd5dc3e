import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const PICTURE_BYTES_MOST = 300_000;

const guides = readdirSync('docs').filter((name) => name.endsWith('.md'));
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...guides.map((name) => join('docs', name)),
  ...['games/zrf', 'games/dice', 'puzzles'].map((folder) => join('src', folder, 'README.md')),
];

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };

/** The files that a document links to or shows, as paths from the top of the repository. */
function linksIn(document: string): string[] {
  const links = readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g);
  return [...links]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => relative('.', join(dirname(document), target)));
}

function isShipped(path: string): boolean {
  return files.some((file) => path === file || path.startsWith(`${file}/`));
}

test.each(documents)('%s links only to files that exist', (document) => {
  expect(linksIn(document).filter((path) => !existsSync(path))).toEqual([]);
});

describe('README.md', () => {
  const links = linksIn('README.md');

  test('links to every guide', () => {
    expect(links).toEqual(expect.arrayContaining(guides.map((name) => `docs/${name}`)));
  });

  test('links only to what is shipped with it', () => {
    expect(links.filter((path) => !isShipped(path))).toEqual([]);
  });

  test('shows pictures that load fast', () => {
    const pictures = links.filter((path) => path.endsWith('.png'));
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((path) => statSync(path).size > PICTURE_BYTES_MOST)).toEqual([]);
  });
});
