import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const MAX_PICTURE_BYTES = 300_000;

const guides = readdirSync('docs').filter((name) => name.endsWith('.md'));
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...guides.map((name) => join('docs', name)),
  ...['src', 'test'].flatMap(readmesUnder),
];

const { files, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
};

function readmesUnder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => basename(name) === 'README.md').map((name) => join(folder, name));
}

/** Text of a document without code blocks. */
function proseOf(document: string): string {
  return readFileSync(document, 'utf8').replace(/^ *```.*?^ *```$/gms, '');
}

/** Anchors of a document's headings. */
function anchorsOf(document: string): string[] {
  return [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links to headings, each with its document and anchor. */
function anchoredLinksIn(document: string): { readonly to: string; readonly anchor: string }[] {
  const links = proseOf(document).matchAll(/\]\(([^):#]*)#([^)]+)\)/g);
  return [...links].map(([, target = '', anchor = '']) => {
    return { to: target === '' ? document : join(dirname(document), target), anchor };
  });
}

/** Files that a document links to or shows, as paths from the repository root. */
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

test.each(documents)('%s links only to headings that exist', (document) => {
  const links = anchoredLinksIn(document);
  expect(links.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([]);
});

test('anchoredLinksIn finds links to headings', () => {
  expect(documents.flatMap(anchoredLinksIn).length).toBeGreaterThan(5);
});

test('ARCHITECTURE.md gives a reason for every dependency and no other', () => {
  const [, section = ''] =
    /^\| at run time .*?\n(.*?)\n\n/ms.exec(proseOf('ARCHITECTURE.md')) ?? [];
  const documented = [...section.matchAll(/^\| ([^|\s-][^|\s]*) \| [^|]+ \|$/gm)].map(
    ([, name]) => name,
  );
  expect(documented.sort()).toEqual(Object.keys(dependencies).sort());
});

describe('README.md', () => {
  const links = linksIn('README.md');

  test('links to every guide', () => {
    expect(links).toEqual(expect.arrayContaining(guides.map((name) => `docs/${name}`)));
  });

  test('gives the correct number of board games and puzzles', () => {
    const count = (folder: string) =>
      readdirSync(folder).filter((name) => name.endsWith('.zrf')).length;
    const prose = proseOf('README.md').replaceAll(/\s+/g, ' ');
    expect(prose).toContain(`${count('content/rules')} in all`);
    expect(prose).toContain(`**Sliding puzzles**: ${count('content/puzzles')} of them`);
  });

  test('links only to files in the package', () => {
    expect(links.filter((path) => !isShipped(path))).toEqual([]);
  });

  test('shows pictures that load quickly', () => {
    const pictures = links.filter((path) => path.endsWith('.png'));
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((path) => statSync(path).size > MAX_PICTURE_BYTES)).toEqual([]);
  });
});
