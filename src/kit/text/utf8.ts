import { uint8At } from '#core';
import { textOf } from './code-units.ts';

/** Text decoded from UTF-8, up to the first invalid byte. */
export interface Decoded {
  readonly text: string;
  readonly whole: boolean;
}

/**
 * Number of continuation bytes after a lead byte, and its payload bits. Returns undefined for an
 * invalid lead byte.
 */
function leadOf(byte: number): readonly [number, number] | undefined {
  if (byte >= 0xc2 && byte < 0xe0) return [1, byte & 0x1f];
  if (byte >= 0xe0 && byte < 0xf0) return [2, byte & 0x0f];
  return byte >= 0xf0 && byte < 0xf5 ? [3, byte & 0x07] : undefined;
}

const MIN_CODES = [0, 0x80, 0x800, 0x1_0000];

/** Multi-byte character starting at `at`, with its length. Returns undefined if it is invalid. */
function characterAt(bytes: Uint8Array, at: number): readonly [number, number] | undefined {
  const lead = leadOf(uint8At(bytes, at));
  if (lead === undefined) return undefined;
  const [extraBytes, bits] = lead;
  let code = bits;
  for (let i = 1; i <= extraBytes; i++) {
    const byte = bytes[at + i];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return undefined;
    code = (code << 6) | (byte & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < (MIN_CODES[extraBytes] as number) || code > 0x10_ffff || isSurrogate) return undefined;
  return [code, extraBytes + 1];
}

/** Strict decoder: the text ends at the first invalid byte, which locates the error. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = uint8At(bytes, at);
    const character = byte < 0x80 ? undefined : characterAt(bytes, at);
    if (character === undefined && byte >= 0x80) break;
    const code = character?.[0] ?? byte;
    if (code > 0xffff) units[count++] = 0xd7c0 + (code >> 10);
    units[count++] = code > 0xffff ? 0xdc00 + (code & 0x3ff) : code;
    at += character?.[1] ?? 1;
  }
  return { text: textOf(units.subarray(0, count)), whole: at === bytes.length };
}
