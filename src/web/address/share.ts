import { failed, parsed } from '#core';
import type { Parsed } from '#core';

/** Maximum size of an unpacked link, in bytes. */
export const MAX_SHARED_BYTES = 1_000_000;

/** Maximum length of a packed text, in characters, that is still shortened if possible. */
const MAX_LINK = 16_000;

/** A packed text, and its index in a list. */
export interface Packed {
  readonly packed: string;
  readonly index: number;
}

/**
 * Packs the first of several texts, from the longest to the shortest, that fits a link of usual
 * length; else the last one. Undefined if that is too long to be opened.
 */
export async function packShortest(texts: readonly string[]): Promise<Packed | undefined> {
  for (const [index, text] of texts.entries()) {
    const isLast = index === texts.length - 1;
    if (new Blob([text]).size > MAX_SHARED_BYTES) continue;
    const packed = await packText(text);
    if (isLast || packed.length <= MAX_LINK) return { packed, index };
  }
  return undefined;
}

/** Packs a text for the fragment of an address: raw deflate, then base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await collect(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  );
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Unpacks the output of `packText`, up to `MAX_SHARED_BYTES`. */
export async function unpackText(packed: string): Promise<Parsed<string>> {
  if (!/^[\w-]+$/.test(packed)) return broken();
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await collect(stream, MAX_SHARED_BYTES);
    return parsed(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch (error) {
    return error instanceof RangeError ? tooLong() : broken();
  }
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`more than ${maxBytes} bytes`);
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function broken(): Parsed<never> {
  return failed({
    code: 'link-broken',
    message: 'The link is damaged or incomplete. Ask for it again, or for the game as a file.',
  });
}

function tooLong(): Parsed<never> {
  return failed({
    code: 'link-long',
    message: `The link unpacks to more than ${MAX_SHARED_BYTES} bytes: no game is that long.`,
    args: { most: MAX_SHARED_BYTES },
  });
}
