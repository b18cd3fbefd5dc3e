import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, ENCODINGS } from '#games/zrf/rules/read/decode.ts';

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, i) => i);

function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );
}

test.each(['windows-1252', 'windows-1251'] as const)(
  '%s is decoded as by the platform',
  (label) => {
    // Some versions of Node take a shortcut for whole texts and decode letters as control characters.
    const platform = new TextDecoder(label).decode(ALL_BYTES, { stream: true });
    expect(decode(ALL_BYTES, label)).toBe(platform);
  },
);

const TEXTS: readonly (readonly [name: string, bytes: Uint8Array, text: string])[] = [
  ['nothing', bytesOf(), ''],
  ['UTF-8', bytesOf('Mühle, мельница'), 'Mühle, мельница'],
  ['UTF-8 with a byte order mark', bytesOf([0xef, 0xbb, 0xbf], 'ü'), 'ü'],
  ['eight bits', bytesOf('M', [0xfc], 'hle ', [0x80, 0x85]), 'Mühle €…'],
  ['truncated UTF-8', bytesOf([0xc3, 0xbc, 0xc3]), 'Ã¼Ã'],
  ['UTF-16, little-endian', bytesOf([0xff, 0xfe, 0x28, 0, 0x3c, 4]), '(м'],
  ['UTF-16, big-endian', bytesOf([0xfe, 0xff, 0, 0x28, 4, 0x3c]), '(м'],
  ['half a pair', bytesOf([0xff, 0xfe, 0x28]), ''],
];

describe('decodes', () => {
  test.each(TEXTS)('%s', (_, bytes, text) => {
    expect(decode(bytes)).toBe(text);
  });
});

test('a byte order mark overrides the given encoding', () => {
  expect(decode(bytesOf([0xff, 0xfe, 0x28, 0]), 'windows-1251')).toBe('(');
});

test('any bytes can be decoded in any encoding', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(...ENCODINGS),
      (bytes, label) => {
        expect(decode(bytes, label).length).toBeLessThanOrEqual(bytes.length);
      },
    ),
  );
});

test('long texts can be decoded', () => {
  const text = 'пешка '.repeat(5000);
  expect(decode(bytesOf(text))).toBe(text);
  expect(decode(new Uint8Array(10_000).fill(0xe9))).toBe('é'.repeat(10_000));
});
