import { describe, expect, it, test } from 'vitest';
import { bindingFor } from '#play';
import type { KeyMap } from '#play';
import { CAVES_KEYS } from '#games/caves/voice/keymap.ts';
import { ROGUE_KEYS } from '#games/rogue/voice/keymap.ts';

const MAPS: readonly (readonly [string, KeyMap])[] = [
  ['Caves', CAVES_KEYS],
  ['Rogue', ROGUE_KEYS],
];

/** The keys that the genre has agreed on: Brogue and Dungeon Crawl, or the one of them that has the command. */
const CONVENTIONS = [
  ['explore', ['o']],
  ['attack', ['tab']],
  ['wait', ['.', 'z']],
  ['rest', ['Z']],
  ['look', ['x']],
  ['travel', ['G']],
  ['log', ['m', 'ctrl-p']],
  ['map', ['M']],
  ['help', ['?']],
  ['menu', ['Q', 'escape']],
] as const;

describe.each(MAPS)('%s', (_, map) => {
  test.each(CONVENTIONS)('has for %s the keys of the genre', (command, keys) => {
    expect(bindingFor(map, command).keys).toEqual(expect.arrayContaining([...keys]));
  });

  it('gives no key two meanings', () => {
    for (const shell of ['cells', 'page'])
      expect(repeated(map.filter((row) => (row.shell ?? shell) === shell))).toEqual([]);
  });

  it.each([
    ['left', ['h', 'left']],
    ['down', ['j', 'down']],
    ['up', ['k', 'up']],
    ['right', ['l', 'right']],
  ])('walks %s by arrows and by the keys of vi', (_direction, keys) => {
    const commands = keys.map((key) => map.find((row) => row.keys.includes(key))?.command);
    expect(new Set(commands).size).toBe(1);
  });
});

function repeated(map: KeyMap): readonly string[] {
  const keys = map.flatMap((row) => row.keys);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

test('Caves has the keys of the genre for stairs and items, too', () => {
  const commands = Array.from('<>g,deqrtfi').map(
    (key) => CAVES_KEYS.find(({ keys }) => keys.includes(key))?.command,
  );
  expect(commands).toEqual([
    'climb-up',
    'climb-down',
    'pick-up',
    'pick-up',
    'drop',
    'eat',
    'quaff',
    'read',
    'throw',
    'fire',
    'pack',
  ]);
});

test('a key means the same in both, except steps, slots and what takes things from the pack', () => {
  const other = (key: string) => ROGUE_KEYS.find(({ keys }) => keys.some((one) => one === key));
  const apart = CAVES_KEYS.flatMap(({ command, keys }) =>
    keys.flatMap((key) => {
      const row = other(key);
      return row === undefined || row.command === command || row.command === DIRECTION[command]
        ? []
        : [key];
    }),
  );
  expect(apart.filter((key) => !/^\d$/.test(key)).toSorted()).toEqual(Array.from('defqrstuw'));
});

/** Directions of Caves as Rogue calls them. */
const DIRECTION: Readonly<Partial<Record<string, string>>> = {
  west: 'left',
  south: 'down',
  north: 'up',
  east: 'right',
};
