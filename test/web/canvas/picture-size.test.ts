import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bitmapSize, PICTURE_LIMITS, sizedSvg, svgSize } from '#web/canvas/picture-size.ts';

test.each([
  ['<svg width="30" height="20">', 30, 20],
  ["<svg viewBox='0 0 64 32'>", 64, 32],
  ['<svg viewBox="0,0,64,32" width="10px" height="5px">', 10, 5],
  ['<svg viewBox=" -8 -8\n16 ,12 ">', 16, 12],
  ['<?xml version="1.0"?>\n<svg\n  xmlns="http://www.w3.org/2000/svg"\n  width="7.5"\n>', 7.5, 48],
  ['<svg width="100%" height="1e9">', 48, 48],
  ['<svg width="99999999" height="-5">', 4096, 48],
  ['<svg>', 48, 48],
])('%s has its declared size', (text, width, height) => {
  expect(svgSize(text)).toEqual({ width, height });
});

test.each(['', 'svg', '<svg', '<svg width="', '<svg width=">', '<svg width="1" <g>', '<svgs>'])(
  '%j is not an SVG',
  (text) => expect(svgSize(text)).toBeUndefined(),
);

const BLANKS = ' '.repeat(200_000);

test.each([
  ['spaces in the view box', `<svg viewBox="0${BLANKS}x">`],
  ['spaces in the element', `<svg${BLANKS}>`],
  ['unterminated elements', '<svg '.repeat(100_000)],
  ['unterminated attributes', `<svg ${'a="b" '.repeat(100_000)}`],
  ['more bytes than any drawing', `<svg>${BLANKS.repeat(6)}</svg>`],
])('%s are rejected quickly', (_, text) => {
  const [size] = [svgSize(text)];
  expect(size === undefined || size.width === 48).toBe(true);
});

test('the size is written into the SVG once', () => {
  const text = `<!-- a --><svg viewBox="0 0 9 9" title='say "a"' width="3" height="4"><g/></svg>`;
  expect(sizedSvg(text, { width: 18, height: 24 })).toBe(
    '<!-- a --><svg viewBox="0 0 9 9" title="say &quot;a&quot;" width="18" height="24"><g/></svg>',
  );
});

function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );
}

const big = (value: number) => [value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const little = (value: number) => big(value).reverse();

function png(width: number, height: number): Uint8Array {
  return bytesOf('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(width), big(height), [8, 2, 0, 0, 0]);
}

function bmp(width: number, height: number): Uint8Array {
  return bytesOf(
    'BM',
    little(70),
    little(0),
    little(54),
    little(40),
    little(width),
    little(height),
  );
}

test.each([
  ['a PNG', png(30, 20), { width: 30, height: 20 }],
  ['a BMP', bmp(30, 20), { width: 30, height: 20 }],
  ['a BMP from the top', bmp(30, -20), { width: 30, height: 20 }],
  ['a GIF', bytesOf('GIF89a', [30, 0, 20, 0]), { width: 30, height: 20 }],
  [
    'the icon of the page',
    readFileSync('src/web/public/icon-192.png'),
    { width: 192, height: 192 },
  ],
  ['the largest', png(4096, PICTURE_LIMITS.pixels / 4096), { width: 4096, height: 4096 }],
  ['a bomb', png(20_000, 20_000), { width: 20_000, height: 20_000 }],
  ['a bomb in the other direction', bmp(20_000, -20_000), { width: 20_000, height: 20_000 }],
  ['an empty one', png(0, 20), undefined],
  ['an SVG', bytesOf('<svg width="30" height="20">'), undefined],
  ['half a header', png(30, 20).slice(0, 12), undefined],
  ['nothing', bytesOf(''), undefined],
])('%s', (_, bytes, size) => {
  expect(bitmapSize(bytes)).toEqual(size);
});
