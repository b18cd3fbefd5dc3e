import { expect, test } from 'vitest';
import { keyOf } from '#terminal/arcade/keyboard.ts';

test.each([
  ['a letter', 'u', { name: 'u', sequence: 'u' }, 'u', false],
  ['a Cyrillic letter', 'г', { sequence: 'г' }, 'u', false],
  ['a Hebrew letter', 'ו', { sequence: 'ו' }, 'u', false],
  ['an Arabic letter', 'ع', { sequence: 'ع' }, 'u', false],
  ['a capital', 'U', { name: 'u', shift: true }, 'u', false],
  ['a figure', '3', { name: '3' }, '3', false],
  ['Enter', '\r', { name: 'return' }, 'enter', false],
  ['line feed', '\n', { name: 'enter' }, 'enter', false],
  ['the blank', ' ', { name: 'space' }, 'space', false],
  ['an arrow', undefined, { name: 'left' }, 'left', false],
  ['Escape', '\x1b', { name: 'escape', meta: true }, 'escape', false],
  ['Ctrl-C', '\x03', { name: 'c', ctrl: true }, 'c', true],
  ['a question mark', '?', { sequence: '?' }, '?', false],
])('%s', (_name, text, press, name, ctrl) => {
  expect(keyOf(text, press)).toMatchObject({ name, ctrl, alt: false });
});

test.each([
  ['a control character', '\x01', { sequence: '\x01' }],
  ['an unknown sequence', undefined, { sequence: '\x1b[999~' }],
  ['an unused key', undefined, { name: 'f7' }],
])('%s is ignored', (_name, text, press) => {
  expect(keyOf(text, press)).toBeUndefined();
});
