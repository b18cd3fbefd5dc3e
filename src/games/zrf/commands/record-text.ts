import { decodeRecord as decodeBy } from '../notation/index.ts';

/** Decodes bytes in an encoding; undefined if they are not valid in it. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text of a file with games or positions, in UTF-8 or an older encoding. */
export function decodeRecord(bytes: Uint8Array): string {
  return decodeBy(bytes, decodeStrictly);
}
