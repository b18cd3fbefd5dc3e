import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { DEFAULT_PORT } from './default-port.ts';

/** Loaded lazily, to keep the start of the program fast. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** Maximum size in bytes of an unpacked transcript, same as in the page. */
const MAX_SHARED_BYTES = 1_000_000;

/** Link that opens a game in the page of `turnwright web`: raw deflate, then base64url. */
export function linkTo(game: string, transcript: string): string {
  const packed = zlib().deflateRawSync(Buffer.from(transcript, 'utf8')).toString('base64url');
  return `http://localhost:${DEFAULT_PORT}/#/${game}/t/${packed}`;
}

/** Transcript in a link to any host; undefined if the text is not a link. */
export function readLink(text: string): Parsed<string> | undefined {
  const [, packed] = /^\S*#\/[a-z][\w:/-]*\/t\/([\w-]+)$/.exec(text.trim()) ?? [];
  if (packed === undefined) return undefined;
  try {
    const bytes = zlib().inflateRawSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: MAX_SHARED_BYTES,
    });
    return parsed(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const isLong = error instanceof RangeError;
    const args = { most: MAX_SHARED_BYTES };
    return failed({
      code: isLong ? 'link-long' : 'link-broken',
      message: isLong ? 'The unpacked link is larger than any game.' : 'The link is damaged.',
      args,
    });
  }
}
