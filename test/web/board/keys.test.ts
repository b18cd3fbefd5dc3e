import { expect, test } from 'vitest';
import { readKey } from '#games/kalah/page/kalah-keys.ts';
import { readPress } from '#web/cells/read-press.ts';

const NO_MODIFIERS = {
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
};

test.each([
  ['Digit3', '3', { kind: 'house', house: 3 }],
  ['Digit0', '0', { kind: 'house', house: 10 }],
  ['Minus', '-', { kind: 'house', house: 11 }],
  ['Equal', '=', { kind: 'house', house: 12 }],
  ['Numpad7', '7', { kind: 'house', house: 7 }],
  ['KeyU', 'г', { kind: 'command', command: 'undo' }],
  ['KeyH', 'р', { kind: 'command', command: 'hint' }],
  ['ArrowUp', 'ArrowUp', { kind: 'arrow', direction: 'up' }],
  ['KeyX', 'x', undefined],
])('on a board, %s typing %s gives the expected command', (code, key, meaning) => {
  expect(readKey({ ...NO_MODIFIERS, code, key })).toEqual(meaning);
});

test('a question mark opens help on every layout, and Ctrl leaves keys to the browser', () => {
  const help = { kind: 'command', command: 'help' };
  expect(readKey({ ...NO_MODIFIERS, code: 'Slash', key: '?', shiftKey: true })).toEqual(help);
  expect(readKey({ ...NO_MODIFIERS, code: 'Digit7', key: '?', shiftKey: true })).toEqual(help);
  expect(readKey({ ...NO_MODIFIERS, code: 'KeyR', key: 'r', ctrlKey: true })).toBeUndefined();
});

test.each([
  ['KeyQ', 'й', false, 'q', 'й'],
  ['KeyQ', 'q', false, 'q', 'q'],
  ['Digit7', '?', true, '?', '?'],
  ['Digit1', '&', false, '1', '&'],
  ['Enter', 'Enter', false, 'enter', undefined],
  ['Space', ' ', false, 'space', ' '],
  ['Comma', 'б', false, ',', 'б'],
])('in text mode, %s typing %s gives the expected key', (code, key, shiftKey, name, text) => {
  expect(readPress({ ...NO_MODIFIERS, code, key, shiftKey })).toMatchObject({ name, text });
});

test('in text mode Tab is an ordinary key, which the page may take if the screen does not use it', () => {
  expect(readPress({ ...NO_MODIFIERS, code: 'Tab', key: 'Tab' })).toMatchObject({ name: 'tab' });
});

test('keys with Ctrl and dead keys are left to the browser', () => {
  expect(readPress({ ...NO_MODIFIERS, code: 'KeyT', key: 't', ctrlKey: true })).toBeUndefined();
  expect(readPress({ ...NO_MODIFIERS, code: 'Quote', key: 'Dead' })).toBeUndefined();
});
