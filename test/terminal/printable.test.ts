import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from '#terminal/cli/cli.ts';

test.each([
  ['Chess, «Шахматы», 将棋, 🎲', 'Chess, «Шахматы», 将棋, 🎲'],
  ['one\ttwo\nthree', 'one\ttwo\nthree'],
  ['one\r\ntwo', 'one\ntwo'],
  ['\u001b[2J\u001b]0;title\u0007', '\\u001b[2J\\u001b]0;title\\u0007'],
  ['\u009b2J', '\\u009b2J'],
  ['back\b\b\b\bgone\rover', 'back\\u0008\\u0008\\u0008\\u0008gone\\u000dover'],
  ['\u202etxt.exe\u2066\u2028', '\\u202etxt.exe\\u2066\\u2028'],
  ['\ud800', '\\ud800'],
  ['\u200f\u061cעברית', '\u200f\u061cעברית'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('printed JSON keeps its value', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      expect(JSON.parse(printable(text))).toEqual(JSON.parse(text));
    }),
  );
});
