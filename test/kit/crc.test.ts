import { expect, test } from 'vitest';
import { crc32 } from '#kit/zip/unpack.ts';

// The first is the published check value of CRC-32/ISO-HDLC.
test.each([
  ['123456789', 0xcbf43926],
  ['', 0],
  ['a', 0xe8b7be43],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('crc32 of %j', (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum);
});
