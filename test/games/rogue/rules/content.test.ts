import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeProblem, must } from '#core';
import { Messages } from '#i18n';
import { ITEM_KINDS, MOB_KINDS, MOBS, readWorld, writeWorld } from '#games/rogue/rules/index.ts';
import { WORLD_MESSAGES } from '#games/rogue/rules/world/file/problems.ts';
import { wordOf } from '#games/rogue/rules/world/kinds.ts';
import { inOrder } from '#games/rogue/voice/world-order.ts';
import { surveyWorld } from './survey.ts';

const FOLDER = 'content/worlds';
const entries = readdirSync(FOLDER, { withFileTypes: true });
const folders = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
const files = entries.map(({ name }) => name).filter((name) => name.endsWith('.world'));
const names = files.map((file) => file.replace('.world', ''));
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}.world`, 'utf8');

/** The world without surrounding walls. */
const OPEN = 'standing-stones';

test('the order lists exactly the existing worlds', () => {
  const lines = readFileSync(`${FOLDER}/order.txt`, 'utf8').split('\n');
  const order = lines.filter((line) => line !== '' && !line.startsWith(';'));
  expect([...order].sort()).toEqual([...names, ...folders].sort());
  expect(order).toHaveLength(8);
  expect(order.slice(0, 2)).toEqual(['first-steps', 'proving-ground']);
  expect(inOrder([...names, ...folders].reverse(), lines.join('\n'))).toEqual(order);
  expect(inOrder(['b', 'c', 'a', 'old-keep'], lines.join('\n'))).toEqual([
    'old-keep',
    'a',
    'b',
    'c',
  ]);
});

describe.each(names)('the world %s', (name) => {
  const { plan, warnings } = readWorld(textOf(name));

  test('parses without warnings and can be rewritten', () => {
    expect(plan.ok ? warnings : plan.problems).toEqual([]);
    const { text } = must(writeWorld(must(plan)));
    expect(must(readWorld(text).plan).items).toEqual(must(plan).items);
  });

  test('has all contents within reach', () => {
    expect(surveyWorld(must(plan))).toEqual(name === OPEN ? ['a way out'] : []);
  });
});

describe.each([...names, ...folders])('the built-in world %s', (name) => {
  test('has a title and a description in both complete languages', () => {
    for (const language of ['en', 'ru']) {
      const source = readFileSync(`content/locales/${language}/worlds.ftl`, 'utf8');
      const messages = new Messages({ language, sources: [source] });
      expect(messages.has(`rogue-world-${name}`)).toBe(true);
      expect(messages.has(`rogue-world-${name}-about`)).toBe(true);
    }
  });
});

test('the tutorial worlds start with one mob as the goal, then cover each kind', () => {
  const mobsOf = (name: string) => must(readWorld(textOf(name)).plan).mobs.map(({ kind }) => kind);
  expect(mobsOf('first-steps')).toEqual(['wizard']);
  const met = [...mobsOf('proving-ground'), ...mobsOf('menagerie')];
  expect(met).toHaveLength(MOB_KINDS.length);
  expect(new Set(met)).toEqual(new Set(MOB_KINDS));
});

describe('the guide', () => {
  const guide = readFileSync('docs/worlds.md', 'utf8');
  const examples = [...guide.matchAll(/( *)```world (\S+)\n([\s\S]*?)\n *```/g)].map(
    ([, indent = '', name = '', text = '']) => {
      const lines = text.split('\n').map((line) => line.slice(indent.length));
      return [name, lines.join('\n')] as const;
    },
  );

  test.each(examples)('has a valid example: %s', (_, text) => {
    const { plan, warnings } = readWorld(text);
    expect(plan.ok ? warnings : plan.problems.map(makeProblem)).toEqual([]);
  });

  test('has three examples, the first without walls in the way', () => {
    const names = ['cellar.world', 'vault.world', 'ten-and-one.world'];
    expect(examples.map(([name]) => name)).toEqual(names);
    const [, text = ''] = examples[0] ?? [];
    expect(surveyWorld(must(readWorld(text).plan))).toEqual([]);
  });

  test('lists all items, all mobs with their values, and all codes', () => {
    for (const kind of ITEM_KINDS) expect(guide).toContain(`| \`${wordOf(kind)}\` |`);
    for (const kind of MOB_KINDS) {
      const { health, damage, armor } = MOBS[kind];
      expect(guide).toContain(`| \`${wordOf(kind)}\` | ${health} | ${damage} | ${armor} |`);
    }
    const codes = new Set(Object.keys(WORLD_MESSAGES).map((id) => id.split(' ')[0] ?? ''));
    for (const code of codes) expect(guide).toContain(`\`${code}\``);
  });
});
