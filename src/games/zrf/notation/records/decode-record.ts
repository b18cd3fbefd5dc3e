import { decode } from '../../rules/index.ts';
import { looksRecorded } from './looks-recorded.ts';

/** Decodes bytes in an encoding; undefined if they are not valid in it. */
export type DecodeStrictly = (bytes: Uint8Array, encoding: string) => string | undefined;

/** Text of a file with games or positions: in Shift-JIS if it reads as a game only then. */
export function decodeRecord(bytes: Uint8Array, decodeStrictly: DecodeStrictly): string {
  const text = decode(bytes);
  // A byte order mark leaves no doubt.
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (isUtf16 || decodeStrictly(bytes, 'utf-8') !== undefined) return text;
  const japanese = decodeStrictly(bytes, 'shift_jis');
  const isJapanese = japanese !== undefined && /\p{Script=Han}/u.test(japanese);
  return isJapanese && looksRecorded(japanese) && !looksRecorded(text) ? japanese : text;
}
