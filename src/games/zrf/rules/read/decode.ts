import { uint16At, uint8At } from '#core';
import { textOf } from '#kit/text/code-units.ts';
import { decodeUtf8 } from '#kit/text/utf8.ts';

/** Supported encodings of rules files. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'windows-1251'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const LATIN = [
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f',
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178',
].join('');
const CYRILLIC = [
  '\u0402\u0403\u201a\u0453\u201e\u2026\u2020\u2021\u20ac\u2030\u0409\u2039\u040a\u040c\u040b\u040f',
  '\u0452\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u0098\u2122\u0459\u203a\u045a\u045c\u045b\u045f',
  '\u00a0\u040e\u045e\u0408\u00a4\u0490\u00a6\u00a7\u0401\u00a9\u0404\u00ab\u00ac\u00ad\u00ae\u0407',
  '\u00b0\u00b1\u0406\u0456\u0491\u00b5\u00b6\u00b7\u0451\u2116\u0454\u00bb\u0458\u0405\u0455\u0457',
].join('');
const CYRILLIC_LETTERS = 0x410;

/** Characters encoded by the bytes from 0x80. */
function upperHalf(named: string, rest: (byte: number) => number): Uint16Array {
  return Uint16Array.from({ length: 128 }, (_, i) => {
    return i < named.length ? named.charCodeAt(i) : rest(i + 0x80);
  });
}

const UPPER_HALVES = {
  'windows-1252': upperHalf(LATIN, (byte) => byte),
  'windows-1251': upperHalf(CYRILLIC, (byte) => byte - 0xc0 + CYRILLIC_LETTERS),
};

function decodeBytes(bytes: Uint8Array, upper: Uint16Array): string {
  const codes = Uint16Array.from(bytes);
  for (let i = 0; i < codes.length; i++) {
    const byte = uint8At(bytes, i);
    if (byte >= 0x80) codes[i] = uint16At(upper, byte - 0x80);
  }
  return textOf(codes);
}

/** Decodes UTF-16, called Unicode by old editors. A byte order mark has already been detected. */
function decodeUtf16(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codes = new Uint16Array(Math.floor(bytes.length / 2) - 1);
  for (let i = 0; i < codes.length; i++) codes[i] = view.getUint16(2 * i + 2, isLittle);
  return textOf(codes);
}

function startsWith(bytes: Uint8Array, ...mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}

/**
 * Decodes a rules file. A byte order mark takes precedence over the given encoding. The default is
 * UTF-8 if all bytes are valid, otherwise windows-1252.
 */
export function decode(bytes: Uint8Array, encoding?: Encoding): string {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeUtf16(bytes, true);
  if (startsWith(bytes, 0xfe, 0xff)) return decodeUtf16(bytes, false);
  const body = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  if (encoding === 'windows-1251') return decodeBytes(body, UPPER_HALVES[encoding]);
  if (encoding !== 'windows-1252') {
    const { text, whole } = decodeUtf8(body);
    if (whole) return text;
  }
  return decodeBytes(body, UPPER_HALVES['windows-1252']);
}
