import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { must } from '#core';
import { packText, MAX_SHARED_BYTES, unpackText, packShortest } from '#web/address/share.ts';

test('every text survives packing, and its package is valid in a fragment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpackText(packed)).toEqual({ ok: true, value: text });
    }),
    { numRuns: 50 },
  );
});

test.each(['', '%', 'abc', 'A'.repeat(40), '../..', 'Zm9v'])(
  '"%s" is a broken link',
  async (text) => {
    const result = await unpackText(text);
    expect(result.ok ? '' : result.problems[0]?.code).toBe('link-broken');
  },
);

test('a truncated package is a broken link', async () => {
  const packed = await packText('turnwright 1\n'.repeat(50));
  const result = await unpackText(packed.slice(0, -4));
  expect(result.ok ? '' : result.problems[0]?.code).toBe('link-broken');
});

test('a package that unpacks to too much is refused without unpacking all of it', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50 * MAX_SHARED_BYTES), { level: 9 });
  const result = await unpackText(bomb.toString('base64url'));
  expect(result.ok ? '' : result.problems[0]?.code).toBe('link-long');
});

test('of several texts, the first that fits a link is packed', async () => {
  const long = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 9973).join(' ');
  expect(await packShortest(['short', 'shorter'])).toMatchObject({ index: 0 });
  const found = await packShortest([long, 'moves']);
  expect(found?.index).toBe(1);
  expect(must(await unpackText(found?.packed ?? ''))).toBe('moves');
});

test('a text that could not be opened again is not packed', async () => {
  expect(await packShortest(['x'.repeat(MAX_SHARED_BYTES + 1)])).toBe(undefined);
});
