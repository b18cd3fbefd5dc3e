import { expect, test } from 'vitest';
import { folderCycleViolations } from './folder-cycles.ts';
import { makeViolation, parseTree } from './source.ts';

/**
 * Folder cycle violations for a tree: `a/x: b/y c/z` is a file `src/kit/a/x.ts` that imports
 * `b/y.ts` and `c/z.ts`.
 */
function cycles(...files: readonly string[]): string[] {
  const tree = files.map((file): [string, string] => {
    const [name = '', targets = ''] = file.split(':');
    const names = targets.split(' ').filter(Boolean);
    return [`src/kit/${name}.ts`, names.map((target) => `import '../${target}.ts';`).join('\n')];
  });
  return folderCycleViolations(parseTree(new Map(tree))).map(makeViolation);
}

test('finds no cycle of folders in a ladder', () => {
  expect(cycles('a/x: b/x c/x', 'b/x: c/x', 'c/x:')).toEqual([]);
});

test('reports two folders without a file cycle at the rarer import, with an example for each', () => {
  expect(cycles('a/x: b/x', 'a/y:', 'a/z: b/x', 'b/x:', 'b/w:', 'b/y: a/y')).toEqual([
    'src/kit/b/y.ts:1:8 cycle of folders (2 reach each other): ' +
      'src/kit/b/y.ts -> src/kit/a/y.ts, src/kit/a/x.ts -> src/kit/b/x.ts: ' +
      'move what both need into a folder that imports neither',
  ]);
});

test('finds a longer cycle of folders', () => {
  const long = ['a/w: b/x', 'a/x: b/x', 'a/y:', 'b/w: c/x', 'b/x:', 'b/y: c/x', 'c/x:', 'c/y: a/y'];
  expect(cycles(...long)).toEqual([
    expect.stringContaining(
      '(3 reach each other): src/kit/c/y.ts -> src/kit/a/y.ts, ' +
        'src/kit/a/w.ts -> src/kit/b/x.ts, src/kit/b/w.ts -> src/kit/c/x.ts: ',
    ),
  ]);
});

test('reports two separate components, without folders that only lead to one', () => {
  const [one, other, ...rest] = cycles(
    ...['a/x: b/x', 'b/x: a/x', 'c/x: d/x', 'd/x: c/x', 'e/x: a/x'],
  );
  expect(one).toContain('src/kit/a/x.ts -> src/kit/b/x.ts');
  expect(other).toContain('src/kit/c/x.ts -> src/kit/d/x.ts');
  expect(rest).toEqual([]);
});

test('ignores files in one folder, workers and the root', () => {
  const texts: [string, string][] = [
    ['src/kit/a.ts', `import './b.ts';`],
    ['src/kit/b.ts', `import './a.ts';`],
    ['src/web/ui/a.ts', `new Worker(new URL('../engine/b.ts', import.meta.url));`],
    ['src/web/engine/b.ts', `import '../ui/a.ts';`],
    ['src/version.ts', `import './core/a.ts';`],
    ['src/index.ts', `import './version.ts'; import './bots/a.ts';`],
    ['src/core/a.ts', ''],
    ['src/bots/a.ts', `import '../core/a.ts';`],
  ];
  expect(folderCycleViolations(parseTree(new Map(texts)))).toEqual([]);
});
