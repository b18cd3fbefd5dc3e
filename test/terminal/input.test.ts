import { expect, test } from 'vitest';
import { InputParts } from '#terminal/arcade/input.ts';
import type { Input } from '#terminal/arcade/input.ts';

const take = (...chunks: readonly string[]): Input[] => {
  const parts = new InputParts();
  return chunks.flatMap((chunk) => parts.take(chunk));
};
const keys = (text: string): Input => ({ kind: 'keys', text });

test('keys pass through unchanged', () => {
  expect(take('e4\r', '\x1b[A', '\x1b', 'ж')).toEqual([
    keys('e4\r'),
    keys('\x1b[A'),
    keys('\x1b'),
    keys('ж'),
  ]);
});

test.each([
  ['a click', '\x1b[<0;12;3M', { deed: 'press', column: 11, row: 2 }],
  ['a click with Ctrl', '\x1b[<16;1;1M', { deed: 'press', column: 0, row: 0 }],
  ['the secondary button', '\x1b[<2;200;60M', { deed: 'ask', column: 199, row: 59 }],
  ['wheel up', '\x1b[<64;5;5M', { deed: 'wheel-up', column: 4, row: 4 }],
  ['wheel down', '\x1b[<65;5;5M', { deed: 'wheel-down', column: 4, row: 4 }],
])('%s is parsed as a mouse report, for any chunk boundaries', (_name, sequence, mouse) => {
  expect(take(sequence)).toEqual([{ kind: 'mouse', mouse }]);
  for (let at = 3; at < sequence.length; at++)
    expect(take(`a${sequence.slice(0, at)}`, `${sequence.slice(at)}b`)).toEqual([
      keys('a'),
      { kind: 'mouse', mouse },
      keys('b'),
    ]);
});

test('button release and the middle button are ignored', () => {
  expect(take('\x1b[<0;12;3m\x1b[<1;12;3Mq')).toEqual([keys('q')]);
});

test('a paste is parsed as text, not keys, for any chunk boundaries', () => {
  const fullPaste = '\x1b[200~q\nqqe4\x1b[201~';
  const pasted = [{ kind: 'paste', text: 'q\nqqe4' }];
  expect(take(fullPaste)).toEqual(pasted);
  for (let at = 3; at < fullPaste.length; at++)
    expect(take(fullPaste.slice(0, at), fullPaste.slice(at))).toEqual(pasted);
  expect(take('a\x1b[200~b', 'c\x1b[201~d')).toEqual([
    keys('a'),
    { kind: 'paste', text: 'bc' },
    keys('d'),
  ]);
});

test('Ctrl-C cancels an unterminated paste', () => {
  expect(take('\x1b[200~q', '\x03', 'e4')).toEqual([keys('\x03'), keys('e4')]);
});
