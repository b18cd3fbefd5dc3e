import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeProblem } from '#core';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { makeJsonSchemas } from '#games/dice/rules/packs/export.ts';
import { encodeFiles } from './case-files.ts';

const guide = readFileSync('docs/adventures.md', 'utf8');

/** Pictures and texts in the guide: code blocks with a path in their heading. */
const files = new Map(
  [...guide.matchAll(/```(?:yaml|svg) quiet-mill\/(\S+)\n([\s\S]*?)```/g)].map(
    ([, name = '', text = '']) => {
      return [name, text] as const;
    },
  ),
);

test('the template of new adventures is the pack of the guide', () => {
  expect([...files.keys()].sort()).toEqual([
    'adventure.yaml',
    'i18n/en.yaml',
    'pictures/villains/night-miller.svg',
  ]);
  for (const [name, text] of files) {
    expect(readFileSync(`content/templates/quiet-mill/${name}`, 'utf8')).toBe(text);
  }
});

test.each([
  ['{ from: 1 }', []],
  ['{ from: 1, to: 99 }', []],
  ['{ from: 99 }', ['pack-engine']],
  ['{ from: 1, to: 2 }', ['pack-engine']],
  ['{ from: later }', ['pack-type']],
])('engine %s: %j', (engine, problems) => {
  const text = (files.get('adventure.yaml') ?? '').replace(
    'language:',
    `engine: ${engine}\nlanguage:`,
  );
  const { pack } = readPack(encodeFiles(new Map([...files, ['adventure.yaml', text]])));
  expect(pack.ok ? [] : pack.problems.map(({ code }) => code)).toEqual(problems);
});

test('the pack of the guide is valid, with a single warning about its small pool of locations', () => {
  const { pack, warnings } = readPack(encodeFiles(files));
  expect(pack.ok ? [] : pack.problems.map(makeProblem)).toEqual([]);
  expect(warnings.map(({ code }) => code)).toEqual(['warn-pool']);
});

test.each([1, 2, 3, 4, 5, 6])('the pack of the guide can be started with %i heroes', (heroes) => {
  const { pack } = readPack(encodeFiles(files));
  if (!pack.ok) throw new RangeError('the pack is broken');
  const party = Array.from({ length: heroes }, () => 'hunter').join(',');
  const game = makeDiceGame(pack.value.content);
  const state = game.start({ scenario: 'night-shift', party, difficulty: 'hard' }, 'a seed');
  expect(game.turn(state).kind).not.toBe('over');
});

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly enum?: readonly string[];
  readonly [part: string]: unknown;
}

/** All keys and words in the schema. */
function words(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, enum: values = [], ...rest } = node as Node;
  const parts = [...Object.values(properties), ...Object.values(rest)].flatMap(words);
  return [...Object.keys(properties), ...values, ...parts];
}

const schemaWords = new Set([...makeJsonSchemas().values()].flatMap(words));

test.each([...schemaWords])('the guide explains %s', (word) => {
  expect(guide).toMatch(new RegExp(`\`${word}\`|\\b[A-Z]+\\b(?<=${word})`));
});
