import { expect, test } from 'vitest';
import { cycleViolations } from './cycles.ts';
import { makeViolation, parseTree } from './source.ts';

/** Cycle violations for a tree: `a: b c` is a file `src/core/a.ts` that imports `b` and `c`. */
function cycles(...files: readonly string[]): string[] {
  const tree = files.map((file): [string, string] => {
    const [name = '', targets = ''] = file.split(':');
    const names = targets.split(' ').filter(Boolean);
    return [`src/core/${name}.ts`, names.map((target) => `import './${target}.ts';`).join('\n')];
  });
  return cycleViolations(parseTree(new Map(tree))).map(makeViolation);
}

test('finds no cycle in a ladder', () => {
  expect(cycles('a: b c', 'b: c', 'c:')).toEqual([]);
});

test('finds a cycle of two files', () => {
  expect(cycles('a: b', 'b: a')).toEqual([
    expect.stringContaining(
      'src/core/a.ts:1:8 import cycle src/core/a.ts -> src/core/b.ts -> src/core/a.ts',
    ),
  ]);
});

test('finds a file that imports itself', () => {
  expect(cycles('a: a')).toEqual([expect.stringContaining('src/core/a.ts -> src/core/a.ts')]);
});

test('reports a longer cycle once, at the import that closes it', () => {
  expect(cycles('top: a', 'a: x b', 'b: c', 'c: a', 'x:')).toEqual([
    expect.stringMatching(
      /^src\/core\/a\.ts:2:8 import cycle .*a\.ts -> .*b\.ts -> .*c\.ts -> .*a\.ts:/,
    ),
  ]);
});

test('reports two separate cycles', () => {
  expect(cycles('a: b', 'b: a', 'c: d', 'd: c')).toHaveLength(2);
});

test('includes type imports, but not workers', () => {
  const type = `import type { B } from './b.ts';`;
  const worker = `new Worker(new URL('./b.ts', import.meta.url));`;
  const back = `import './a.ts';`;
  const complaints = (text: string) =>
    cycleViolations(
      parseTree(
        new Map([
          ['src/web/a.ts', text],
          ['src/web/b.ts', back],
        ]),
      ),
    );
  expect(complaints(type)).toHaveLength(1);
  expect(complaints(worker)).toEqual([]);
});
