import { expect, test } from 'vitest';
import { cycleViolations } from './cycles.ts';
import { makeViolation, parseTree } from './source.ts';

/** `a: b c` stands for a file `src/core/a.ts` that imports `b` and `c`. */
function cycles(...files: readonly string[]): string[] {
  const tree = files.map((file): [string, string] => {
    const [name = '', targets = ''] = file.split(':');
    const names = targets.split(' ').filter(Boolean);
    return [`src/core/${name}.ts`, names.map((target) => `import './${target}.ts';`).join('\n')];
  });
  return cycleViolations(parseTree(new Map(tree))).map(makeViolation);
}

test('a ladder has none', () => {
  expect(cycles('a: b c', 'b: c', 'c:')).toEqual([]);
});

test('two files', () => {
  expect(cycles('a: b', 'b: a')).toEqual([
    expect.stringContaining(
      'src/core/a.ts:1:8 import cycle src/core/a.ts -> src/core/b.ts -> src/core/a.ts',
    ),
  ]);
});

test('a file that imports itself', () => {
  expect(cycles('a: a')).toEqual([expect.stringContaining('src/core/a.ts -> src/core/a.ts')]);
});

test('a longer way round, told once and where it is tied', () => {
  expect(cycles('top: a', 'a: x b', 'b: c', 'c: a', 'x:')).toEqual([
    expect.stringMatching(
      /^src\/core\/a\.ts:2:8 import cycle .*a\.ts -> .*b\.ts -> .*c\.ts -> .*a\.ts:/,
    ),
  ]);
});

test('two apart', () => {
  expect(cycles('a: b', 'b: a', 'c: d', 'd: c')).toHaveLength(2);
});

test('types count, workers do not', () => {
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
