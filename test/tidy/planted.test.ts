import { describe, expect, test } from 'vitest';
import { guard } from './guard.ts';
import { PLANTED_IMPORTS } from './planted-imports.ts';
import { makeViolation } from './source.ts';

/** Complaints of the guard about one planted file. */
function complaints(path: string, text: string): string[] {
  return guard(new Map([[path, text]])).map(makeViolation);
}

describe('a forbidden import', () => {
  test.each(PLANTED_IMPORTS)('is reported: %s', (_name, path, text, complaint) => {
    expect(complaints(path, text)).toEqual([expect.stringContaining(complaint)]);
  });
});

const names: readonly (readonly [path: string, text: string])[] = [
  ['src/terminal/commands/a.ts', `const A = 'kalah';`],
  ['src/screen/a.ts', 'const cavesLook = 1;'],
  ['src/web/app/a.tsx', 'const a = <Card game="dice" />;'],
  ['src/web/storage/a.ts', 'const a = (b: string) => `rogue-${b}`;'],
  ['src/lab/a.ts', 'type ZrfStudy = string;'],
];

describe('the guard on names of games in shells', () => {
  test.each(names)('reports %s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([
      expect.stringContaining('shells must not name a game'),
    ]);
  });

  test.each([
    ['its own page', 'src/games/kalah/page/a.ts', `const kalah = 'kalah';`],
    ['an example of a command', 'src/terminal/commands/a.ts', `const A = 'play kalah';`],
    ['a longer word', 'src/screen/a.ts', 'const rogues = 1;'],
  ])('allows %s', (_name, path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

const BELOW_SHELLS = [
  'core',
  'kit',
  'bots',
  'play',
  'voice',
  'screen',
  'games/kalah/rules',
  'games/zrf/puzzles',
  'games/zrf/voice',
  'games/kalah/cells',
];

const words: readonly (readonly [text: string, complaint: string])[] = [
  ['Math.random();', 'Math.random: draw from a stream'],
  [`Math['random']();`, 'Math.random'],
  ['globalThis.Math.random();', 'Math.random'],
  ['const { random } = Math;', 'Math: name its member'],
  ['Math.pow(2, 3);', 'Math.pow differs between engines'],
  ['Math.hypot(2, 3);', 'Math.hypot differs between engines'],
  ['2 ** 3;', '** differs between engines'],
  ['const a = 2; a **= 3;', '** differs between engines'],
  ['new Date();', 'Date: the result must not depend on the time'],
  ['globalThis.Date.now();', 'Date: '],
  ['performance.now();', 'performance: '],
  ['eval("1");', 'eval: no code from text'],
  ['new Function("1");', 'Function: no code from text'],
  ['"a".localeCompare("b");', 'localeCompare depends on the language'],
  ['(1).toLocaleString();', 'toLocaleString depends on the language'],
  ['new Intl.NumberFormat();', 'Intl depends on the language'],
];

describe('a banned identifier', () => {
  test.each(words)('is reported: %s', (text, complaint) => {
    for (const folder of BELOW_SHELLS) {
      expect(complaints(`src/${folder}/a.ts`, text)).toEqual([expect.stringContaining(complaint)]);
    }
  });
});

const variable = (name: string) =>
  `module-level variable ${name}: two matches in one process would share it`;
const changed = (name: string) =>
  `module-level ${name} is changed in a function: two matches in one process would share it`;

const states: readonly (readonly [text: string, complaint: string])[] = [
  ['let a = 1;', variable('a')],
  ['export let a: string | undefined;', variable('a')],
  ['var a = 1, b = 2;', variable('a, b')],
  ['const a = new Map(); export function f() { a.set(1, 2); }', changed('a')],
  ['const a = new Set(); export const f = () => a.add(1);', changed('a')],
  ['const a = []; class B { c() { a.push(1); } }', changed('a')],
  ['const a = { b: 1 }; function f() { a.b = 2; }', changed('a')],
  ['const a = { b: { c: 1 } }; function f() { a.b.c += 2; }', changed('a')],
  ['const a = [1]; function f(i) { a[i]++; }', changed('a')],
  ['const a = {}; function f() { delete a.b; }', changed('a')],
  ['const a = {}; function f() { Object.assign(a, { b: 1 }); }', changed('a')],
  ['const a = new Uint8Array(4); function f() { a.fill(1); a[0] = 1; }', changed('a')],
  ['const [a] = [[]]; function f() { a.length = 0; }', changed('a')],
  ['class A { static b = 0; }', 'static variable b: two matches'],
];

describe('module state', () => {
  test.each(states)('is reported: %s', (text, complaint) => {
    for (const folder of BELOW_SHELLS) {
      expect(complaints(`src/${folder}/a.ts`, text)).toEqual([expect.stringContaining(complaint)]);
    }
  });
});

const manners: readonly (readonly [text: string, complaint: string])[] = [
  ['let a: any;', 'any: use unknown'],
  ['export default 1;', 'default export'],
  ['export default function a() {}', 'default export'],
  ['const a = 1; export { a as default };', 'default export'],
  ['enum A { B }', 'enum: use a list'],
  ['// TODO later', 'TODO in a comment'],
  ['f(/* FIXME */);', 'FIXME in a comment'],
  ['// eslint-disable-next-line', 'eslint-disable in a comment'],
  ['// @ts-ignore', '@ts-ignore in a comment'],
  ['const a = <p>{/* TODO */}</p>;', 'TODO in a comment'],
];

test.each(manners)('the guard reports bad manners in shells too: %s', (text, complaint) => {
  expect(complaints('src/web/a.tsx', text)).toEqual([expect.stringContaining(complaint)]);
});

const innocent: readonly (readonly [name: string, path: string, text: string])[] = [
  ['its own folder', 'src/games/kalah/rules/a.ts', `import './b.ts'; import '#kit/c.ts';`],
  ['data beside it', 'src/games/kalah/rules/a.ts', `import './t.json' with { type: 'json' };`],
  ['text screens and rules', 'src/games/kalah/cells/a.ts', `import '../rules/index.ts';`],
  ['puzzles and rules', 'src/games/zrf/puzzles/a.ts', `import '../rules/index.ts';`],
  ['a page and puzzles', 'src/games/zrf/page/a/b.ts', `import '../../puzzles/index.ts';`],
  ['bots and the internals of rules', 'src/games/dice/bots/a.ts', `import '../rules/state/b.ts';`],
  ['the page and any game', 'src/web/app/a.ts', `import('../generic/index.ts');`],
  ['text screens in the page', 'src/web/cells/a.ts', `import '#games/cells.ts';`],
  ['a door, by a list', 'src/games/pages.ts', `import './kalah/page/door.ts';`],
  ['a study and its rules', 'src/games/kalah/lab/a.ts', `import '../rules/index.ts';`],
  ['a study and the lab', 'src/games/kalah/lab/a.ts', `import '#lab/runs/runs.ts';`],
  ['inside the rules', 'src/games/kalah/rules/a/b.ts', `import '../rules.ts';`],
  ['state of a shell', 'src/web/a.ts', 'let a = 1; const b = []; function f() { b.push(a); }'],
  [
    'a table that is filled while loading',
    'src/core/a.ts',
    'const a = []; for (;;) { a[0] = 1; a.push(2); }',
  ],
  [
    'a variable of a function',
    'src/core/a.ts',
    'const a = []; function f() { const a = []; a.push(1); }',
  ],
  ['a parameter', 'src/core/a.ts', 'const a = []; const f = ({ b: [a] }) => a.push(1);'],
  [
    'a variable of a loop',
    'src/core/a.ts',
    'const a = []; function f() { for (const a of []) a.push(1); }',
  ],
  [
    'a cache of derived data',
    'src/core/a.ts',
    'const a = new WeakMap(); function f(k) { a.set(k, 1); }',
  ],
  [
    'a list that is only read',
    'src/core/a.ts',
    'const a = [1]; function f(i) { const b = [...a]; b[i] = a[i]; }',
  ],
  ['a static constant', 'src/core/a.ts', 'class A { static readonly b = 0; static c() {} }'],
  ['the lab, by its index', 'src/terminal/commands/a.ts', `import '#lab';`],
  ['content, by a shell', 'src/web/a.ts', `import '#content/locales/en/a.ftl?raw';`],
  ['a package of its own', 'src/web/a.ts', `import 'preact/hooks';`],
  ['a scoped package', 'src/i18n/a.ts', `import '@fluent/bundle';`],
  ['exact maths', 'src/core/a.ts', 'Math.imul(2, 3) + Math.floor(2.5) + Math.sqrt(4);'],
  ['members and keys', 'src/core/a.ts', 'const a = { Date: 1, Math: 2 }; a.Date; a.Math;'],
  ['words in text', 'src/core/a.ts', `const a = 'Math.random() ** any TODO'; /Date/;`],
  ['text that looks like a comment', 'src/web/a.tsx', 'const a = <p>// TODO</p>;'],
  ['a default case', 'src/core/a.ts', 'switch (1) { default: }'],
  ['formatting in i18n', 'src/i18n/a.ts', 'new Intl.NumberFormat();'],
  ['segments', 'src/screen/a.ts', 'new Intl.Segmenter();'],
  ['chance and time in a shell', 'src/web/a.ts', 'Math.random() ** 2; new Date();'],
  ['a declaration file', 'src/version.d.ts', 'declare const A: string;'],
];

test.each(innocent)('the guard allows %s', (_name, path, text) => {
  expect(complaints(path, text)).toEqual([]);
});

test('a complaint contains file, line, column and remedy', () => {
  expect(
    complaints('src/core/a.ts', `export const A = 1;\nimport { b } from '../bots/b.ts';`),
  ).toEqual([
    'src/core/a.ts:2:19 core must not import src/bots/b.ts: ' +
      'beside itself it may import nothing; move what both need down the ladder',
  ]);
});
