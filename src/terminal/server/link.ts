import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { DEFAULT_PORT } from './default-port.ts';

/** Loaded when a link is made or read: the title waits for all that its modules import. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** The longest transcript that a link is unpacked to, in bytes: the same as in the page. */
const MAX_SHARED_BYTES = 1_000_000;

/** A link that opens a game in the page that `turnwright web` serves: raw deflate, then base64url. */
export function linkTo(game: string, transcript: string): string {
  const packed = zlib().deflateRawSync(Buffer.from(transcript, 'utf8')).toString('base64url');
  return `http://localhost:${DEFAULT_PORT}/#/${game}/t/${packed}`;
}

/** The transcript in a link, wherever its page is; undefined for a text that is no link. */
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
      message: isLong ? 'The link unpacks to more than any game takes.' : 'The link is damaged.',
      args,
    });
  }
}
