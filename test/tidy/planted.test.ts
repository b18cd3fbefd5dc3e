import { describe, expect, test } from 'vitest';
import { guard } from './guard.ts';
import { makeViolation } from './source.ts';

/** What the guard says of one planted file among those that it imports. */
function complaints(path: string, text: string): string[] {
  return guard(new Map([[path, text]])).map(makeViolation);
}

const imports: readonly (readonly [name: string, path: string, text: string, complaint: string])[] =
  [
    ['core, a Node module', 'src/core/a.ts', `import 'node:fs';`, 'core must not import node:fs'],
    ['core, Node by its bare name', 'src/core/a.ts', `import 'fs';`, 'core must not import fs'],
    ['core, a package', 'src/core/a.ts', `import 'yaml';`, 'core must not import yaml'],
    ['core, the kit', 'src/core/a.ts', `import '../kit/grid.ts';`, 'import src/kit/grid.ts'],
    ['kit, a game', 'src/kit/a.ts', `import '../games/kalah/b.ts';`, 'import src/games/kalah/b.ts'],
    ['a game, another', 'src/games/dice/a.ts', `import '../kalah/b.ts';`, 'game dice must not'],
    [
      'a game, the list',
      'src/games/dice/a.ts',
      `import '../index.ts';`,
      'import src/games/index.ts',
    ],
    ['a game, YAML', 'src/games/dice/a.ts', `import 'yaml';`, 'game dice must not import yaml'],
    ['packs, Node', 'src/games/dice/packs/a.ts', `import 'node:fs';`, 'only yaml, zod;'],
    ['zips, Node', 'src/kit/zip/a.ts', `import 'node:fs';`, 'only fflate;'],
    ['a game, bots', 'src/games/dice/a.ts', `import '../../bots/b.ts';`, 'import src/bots/b.ts'],
    ['the list, bots', 'src/games/index.ts', `import '../bots/b.ts';`, 'games-list must not'],
    ['bots, a game', 'src/bots/a.ts', `import '../games/kalah/b.ts';`, 'bots must not'],
    ['i18n, bots', 'src/i18n/a.ts', `import '../bots/b.ts';`, 'i18n must not'],
    ['session, i18n', 'src/session/a.ts', `import '../i18n/b.ts';`, 'session must not'],
    ['screen, a game', 'src/screen/a.ts', `import '../games/kalah/b.ts';`, 'screen must not'],
    ['screen, one look', 'src/screen/a.ts', `import './looks/kalah.ts';`, 'screen must not'],
    ['a look, another', 'src/screen/looks/dice.ts', `import './kalah.ts';`, 'look dice must not'],
    [
      "a look, another's game",
      'src/screen/looks/dice.ts',
      `import '../../games/kalah/b.ts';`,
      'look dice must not import src/games/kalah/b.ts',
    ],
    ['terminal, web', 'src/terminal/a.ts', `import '../web/b.ts';`, 'terminal must not'],
    [
      'terminal, lab',
      'src/terminal/a.ts',
      `import '../lab/index.ts';`,
      'only src/terminal/commands/lab.ts',
    ],
    [
      'the door, deeper',
      'src/terminal/commands/lab.ts',
      `import '../lab/pool.ts';`,
      'terminal must not',
    ],
    ['web, terminal', 'src/web/a.tsx', `import '../terminal/b.ts';`, 'web must not'],
    ['web, lab', 'src/web/a.tsx', `import '../lab/index.ts';`, 'web must not'],
    ['web, Node', 'src/web/a.tsx', `import 'node:fs';`, 'web must not import node:fs'],
    ['lab, terminal', 'src/lab/a.ts', `import '../terminal/b.ts';`, 'lab must not'],
    ['the library, a shell', 'src/index.ts', `import './web/b.ts';`, 'library must not'],
    ['content from below', 'src/bots/a.ts', `import '../../content/a.json';`, 'only the shells'],
    ['an unknown folder', 'src/utils/a.ts', '', 'is in no folder of the table'],
    ['a type import', 'src/core/a.ts', `import type { A } from '../kit/b.ts';`, 'core must not'],
    ['a re-export', 'src/core/a.ts', `export * from '../kit/b.ts';`, 'core must not'],
    ['a dynamic import', 'src/core/a.ts', `await import('../kit/b.ts');`, 'core must not'],
    ['an import of a type', 'src/core/a.ts', `let a: import('../kit/b.ts').B;`, 'core must not'],
    [
      'a worker',
      'src/web/a.ts',
      `new Worker(new URL('../lab/b.ts', import.meta.url));`,
      'web must not import src/lab/b.ts',
    ],
  ];

describe('a refused import', () => {
  test.each(imports)('%s', (_name, path, text, complaint) => {
    expect(complaints(path, text)).toEqual([expect.stringContaining(complaint)]);
  });
});

const words: readonly (readonly [text: string, complaint: string])[] = [
  ['Math.random();', 'Math.random: draw from a stream'],
  [`Math['random']();`, 'Math.random'],
  ['globalThis.Math.random();', 'Math.random'],
  ['const { random } = Math;', 'Math: name its member'],
  ['Math.pow(2, 3);', 'Math.pow differs between engines'],
  ['Math.hypot(2, 3);', 'Math.hypot differs between engines'],
  ['2 ** 3;', '** differs between engines'],
  ['let a = 2; a **= 3;', '** differs between engines'],
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
    for (const folder of ['core', 'kit', 'games/kalah', 'bots', 'session', 'screen']) {
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
  ['its own folder', 'src/games/kalah/a.ts', `import './b.ts'; import '../../kit/c.ts';`],
  ['data beside it', 'src/games/kalah/a.ts', `import './table.json' with { type: 'json' };`],
  ['a look and its game', 'src/screen/looks/kalah.ts', `import '../../games/kalah/b.ts';`],
  ['the door to the lab', 'src/terminal/commands/lab.ts', `import '../lab/index.ts';`],
  ['content, by a shell', 'src/web/a.ts', `import '../../content/locales/en/a.ftl?raw';`],
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

test('a complaint names file, line, column and remedy', () => {
  expect(
    complaints('src/core/a.ts', `export const A = 1;\nimport { b } from '../bots/b.ts';`),
  ).toEqual([
    'src/core/a.ts:2:19 core must not import src/bots/b.ts: ' +
      'beside itself it may import nothing; move what both need down the ladder',
  ]);
});
