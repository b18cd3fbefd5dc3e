import { describe, expect, it, test } from 'vitest';
import { barOf, commandOf, helpOf, keyFor } from '#play';
import type { KeyMap, KeyPress } from '#play';
import { codeOfKey, keyOfCode, keyPrinted, NAMED_KEYS, printKey } from '#play/key-names.ts';

const MAP: KeyMap = [
  { command: 'left', keys: ['h', 'left'], label: 'walk', help: 'walk' },
  { command: 'down', keys: ['j', 'down'], label: 'walk', help: 'walk' },
  { command: 'up', keys: ['k', 'up'], label: 'walk', help: 'walk' },
  { command: 'right', keys: ['l', 'right'], label: 'walk', help: 'walk' },
  { command: 'slot', keys: ['1', '2', '3'], help: 'slot' },
  { command: 'read', keys: ['r'], help: 'read' },
  { command: 'rest', keys: ['R', 'Z'], label: 'rest', help: 'rest' },
  { command: 'deeper', keys: ['>'], help: 'stairs' },
  { command: 'higher', keys: ['<'], help: 'stairs' },
  { command: 'log', keys: ['m', 'ctrl-p'], label: 'log', help: 'log' },
];

function press(name: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { name, shift: false, ctrl: false, alt: false, ...modifiers };
}

describe('a key press', () => {
  test.each([
    ['r', {}, 'read'],
    ['r', { shift: true }, 'rest'],
    ['z', { shift: true }, 'rest'],
    ['z', {}, undefined],
    ['h', { shift: true }, 'left'],
    ['>', {}, 'deeper'],
    // Other layouts produce other characters with Shift on that key.
    ['.', { shift: true }, 'deeper'],
    ['p', { ctrl: true }, 'log'],
    ['m', { ctrl: true }, undefined],
    ['m', { alt: true }, undefined],
  ])('of %s with %j resolves to %s', (name, modifiers, command) => {
    expect(commandOf(MAP, press(name, modifiers))).toBe(command);
  });
});

it('bars and help are derived from the key map, with series of keys grouped', () => {
  expect(barOf(MAP)).toEqual([
    { keys: ['hjkl'], label: 'walk' },
    { keys: ['R'], label: 'rest' },
    { keys: ['m'], label: 'log' },
  ]);
  expect(barOf(MAP, ['log', 'rest']).map(({ label }) => label)).toEqual(['log', 'rest']);
  expect(helpOf(MAP)).toEqual([
    { keys: ['hjkl', '←↑↓→'], label: 'walk' },
    { keys: ['1–3'], label: 'slot' },
    { keys: ['r'], label: 'read' },
    { keys: ['R', 'Z'], label: 'rest' },
    { keys: ['>', '<'], label: 'stairs' },
    { keys: ['m', 'Ctrl-P'], label: 'log' },
  ]);
  expect(keyFor(MAP, 'higher')).toBe('<');
  expect(() => keyFor(MAP, 'fly')).toThrow(RangeError);
});

test('every key name has a label and a code, and can be found by both', () => {
  for (const name of [...NAMED_KEYS, 'a', '7', '`', '-', '['])
    expect(keyOfCode(codeOfKey(name)), name).toBe(name);
  for (const name of [...NAMED_KEYS, 'a', 'R', '?', 'ctrl-p'])
    expect(keyPrinted(printKey(name)), name).toBe(name);
  expect(['NumpadEnter', 'Numpad8', 'F3', 'Pause'].map(keyOfCode)).toEqual([
    'enter',
    '8',
    'f3',
    undefined,
  ]);
});
