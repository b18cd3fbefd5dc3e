import { describe, expect, test } from 'vitest';
import { guard } from './guard.ts';
import { PHRASES } from './phrases.ts';
import { PLANTED_IMPORTS } from './planted-imports.ts';
import { makeViolation } from './source.ts';

/** What the guard says of one planted file among those that it imports. */
function complaints(path: string, text: string): string[] {
  return guard(new Map([[path, text]])).map(makeViolation);
}

describe('a refused import', () => {
  test.each(PLANTED_IMPORTS)('%s', (_name, path, text, complaint) => {
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

describe('a shell that names a game', () => {
  test.each(names)('%s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([expect.stringContaining('shells name no game')]);
  });

  test.each([
    ['its own page', 'src/games/kalah/page/a.ts', `const kalah = 'kalah';`],
    ['an example of a command', 'src/terminal/commands/a.ts', `const A = 'play kalah';`],
    ['a longer word', 'src/screen/a.ts', 'const rogues = 1;'],
  ])('no complaint of %s', (_name, path, text) => {
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

describe('a banned word', () => {
  test.each(words)('%s', (text, complaint) => {
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

describe('state of a module', () => {
  test.each(states)('%s', (text, complaint) => {
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

test.each(manners)('bad manners, in the shells too: %s', (text, complaint) => {
  expect(complaints('src/web/a.tsx', text)).toEqual([expect.stringContaining(complaint)]);
});

const innocent: readonly (readonly [name: string, path: string, text: string])[] = [
  ['its own folder', 'src/games/kalah/rules/a.ts', `import './b.ts'; import '#kit/c.ts';`],
  ['data beside it', 'src/games/kalah/rules/a.ts', `import './t.json' with { type: 'json' };`],
  ['text screens and rules', 'src/games/kalah/cells/a.ts', `import '../rules/index.ts';`],
  ['puzzles and rules', 'src/games/zrf/puzzles/a.ts', `import '../rules/index.ts';`],
  ['a page and puzzles', 'src/games/zrf/page/a/b.ts', `import '../../puzzles/index.ts';`],
  ['bots and the inside of rules', 'src/games/dice/bots/a.ts', `import '../rules/state/b.ts';`],
  ['the page and any game', 'src/web/app/a.ts', `import('../generic/index.ts');`],
  ['text screens in the page', 'src/web/cells/a.ts', `import '#games/cells.ts';`],
  ['a door, by a list', 'src/games/pages.ts', `import './kalah/page/door.ts';`],
  ['a study and its rules', 'src/games/kalah/lab/a.ts', `import '../rules/index.ts';`],
  ['a study and the lab', 'src/games/kalah/lab/a.ts', `import '#lab/runs.ts';`],
  ['inside the rules', 'src/games/kalah/rules/a/b.ts', `import '../rules.ts';`],
  ['state of a shell', 'src/web/a.ts', 'let a = 1; const b = []; function f() { b.push(a); }'],
  [
    'a table that is filled at once',
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
    'what follows from a value',
    'src/core/a.ts',
    'const a = new WeakMap(); function f(k) { a.set(k, 1); }',
  ],
  [
    'a list that is read',
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

test.each(innocent)('no complaint of %s', (_name, path, text) => {
  expect(complaints(path, text)).toEqual([]);
});

const phrases: readonly (readonly [language: string, text: string, complaint: string])[] = [
  ['en', 'a = “{ $x }” is no depth: give a number.', '1:14 “is no depth:”: write “is not a'],
  ['en', 'a = { $x } is no { $kind }.', '1:12 “is no {”: write “is not a'],
  ['en', 'a = the depth (preset: 3)', '1:16 “preset”: write “default”'],
  ['en', 'a =\n    heroes, parted\n    by commas', '2:13 “parted by”: write “separated by”'],
  ['en', 'a = Houses a side', '1:5 “Houses a side”: write “per side”'],
  ['en', 'a = print what came of it', '1:11 “what came of it”: write “the result”'],
  ['en', 'a = As few as can be.', '1:5 “As few as can be”: write “the minimum possible”'],
  ['en', 'a = { $n ->\n  [one] is no move\n *[other] no\n }', '2:9 “is no move”'],
  ['en', 'a =\n    .label = preset', '2:14 “preset”'],
  ['en', 'a = Seeds a house', '1:5 “Seeds a house”: write “per”'],
  ['en', 'a = The option is passed over.', '1:19 “passed over”: write “ignored”'],
  ['en', 'a = There are more: mend these', '1:21 “mend”: write “fix”'],
  ['en', 'a = Look for a game', '1:5 “Look for a game”: write “Search”'],
  ['en', 'a = No game is called so.', '1:16 “called so”: write “No matching'],
  ['en', 'a = It went wrong.', '1:5 “It went wrong”: write “Not solved”'],
  ['en', 'a = a hint; once more explains it', '1:13 “once more explains”: write “press again'],
  ['en', 'a = fewer there cannot be!', '1:11 “there cannot be”: write “the minimum possible”'],
  ['ru', 'a = это не есть число', '1:9 “не есть”: напишите'],
  ['ru', 'a = читается не больше трёх', '1:5 “читается не больше”: напишите «можно'],
  ['ru', 'a = Трудность 3', '1:5 “Трудность”: напишите «сложность»'],
  ['ru', 'a = Хода нет. Есть: e2e4', '1:8 “а нет. Есть:”: напишите «Выберите из:»'],
];

describe('a banned turn of phrase', () => {
  test.each(phrases)('%s: %s', (language, text, complaint) => {
    const path = `content/locales/${language}/a.ftl`;
    expect(complaints(path, text)).toEqual([expect.stringContaining(`${path}:${complaint}`)]);
  });

  test.each([
    ['en', '# a preset, parted by hand\npreset-a = { $preset } { a-preset-b }'],
    ['en', 'a = There is no move. It is no longer there.'],
    ['en', 'a = It is a side. This gives a side to each.'],
    ['ru', 'a = preset'],
    ['de', 'a = is no preset'],
  ])('no complaint in %s of %s', (language, text) => {
    expect(complaints(`content/locales/${language}/a.ftl`, text)).toEqual([]);
  });

  test.each(Object.entries(PHRASES))('the patterns of %s find all that there is', (_, list) => {
    expect(list.filter(({ pattern }) => !/g.*i.*u/.test(pattern.flags))).toEqual([]);
  });
});

test('a document is held to the English list, its code is not', () => {
  const text = 'Seeds a house.\n\n```\na preset\n```\n\nThe `preset`, and a preset.\n';
  expect(complaints('docs/a.md', text)).toEqual([
    'docs/a.md:7:21 “preset”: write “default”',
    'docs/a.md:1:1 “Seeds a house”: write “per”',
  ]);
});

test('a complaint names file, line, column and remedy', () => {
  expect(
    complaints('src/core/a.ts', `export const A = 1;\nimport { b } from '../bots/b.ts';`),
  ).toEqual([
    'src/core/a.ts:2:19 core must not import src/bots/b.ts: ' +
      'beside itself it may import nothing; move what both need down the ladder',
  ]);
});
