import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '#kit/text/code-units.ts';
import { decodeUtf8 } from '#kit/text/utf8.ts';

test('textOf and decodeUtf8 restore any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(textOf(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)))).toBe(
        text,
      );
      expect(decodeUtf8(new TextEncoder().encode(text))).toEqual({ text, whole: true });
    }),
  );
});

test('textOf handles texts longer than the stack', () => {
  const text = 'Ход 😀 e2e4. '.repeat(60_000);
  expect(decodeUtf8(new TextEncoder().encode(text)).text).toBe(text);
});
