import { describe, expect, it, test } from 'vitest';
import { bindingFor } from '#play';
import type { KeyMap } from '#play';
import { CAVES_KEYS } from '#games/caves/voice/keymap.ts';
import { ROGUE_KEYS } from '#games/rogue/voice/keymap.ts';

const MAPS: readonly (readonly [string, KeyMap])[] = [
  ['Caves', CAVES_KEYS],
  ['Rogue', ROGUE_KEYS],
];

/**
 * Conventional keys of the genre, from Brogue and Dungeon Crawl, or from the only one with the
 * command.
 */
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
  test.each(CONVENTIONS)('uses the conventional keys for %s', (command, keys) => {
    expect(bindingFor(map, command).keys).toEqual(expect.arrayContaining([...keys]));
  });

  it('assigns each key one meaning', () => {
    for (const shell of ['cells', 'page'])
      expect(repeated(map.filter((row) => (row.shell ?? shell) === shell))).toEqual([]);
  });

  it.each([
    ['left', ['h', 'left']],
    ['down', ['j', 'down']],
    ['up', ['k', 'up']],
    ['right', ['l', 'right']],
  ])('walks %s with arrow and vi keys', (_direction, keys) => {
    const commands = keys.map((key) => map.find((row) => row.keys.includes(key))?.command);
    expect(new Set(commands).size).toBe(1);
  });
});

function repeated(map: KeyMap): readonly string[] {
  const keys = map.flatMap((row) => row.keys);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

test('Caves uses the conventional keys for stairs and items', () => {
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

test('keys have the same meaning in both games, except for steps, slots and inventory commands', () => {
  const other = (key: string) => ROGUE_KEYS.find(({ keys }) => keys.some((one) => one === key));
  const conflicts = CAVES_KEYS.flatMap(({ command, keys }) =>
    keys.flatMap((key) => {
      const row = other(key);
      return row === undefined || row.command === command || row.command === DIRECTION[command]
        ? []
        : [key];
    }),
  );
  expect(conflicts.filter((key) => !/^\d$/.test(key)).toSorted()).toEqual(
    Array.from('bdefnqrstuw'),
  );
});

/** Rogue's names for the directions of Caves. */
const DIRECTION: Readonly<Partial<Record<string, string>>> = {
  west: 'left',
  south: 'down',
  north: 'up',
  east: 'right',
};
