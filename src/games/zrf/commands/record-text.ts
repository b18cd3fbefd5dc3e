import { looksRecorded } from '../notation/index.ts';
import { decode } from '../rules/index.ts';

/** True for bytes that are not UTF-8, and so in an older encoding. */
function isLegacy(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return false;
  } catch {
    return true;
  }
}

/** Text in Shift-JIS, as most files in KIF are; undefined for other bytes. */
function decodeShiftJis(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text of a file with games or positions: in Shift-JIS if it makes sense so, otherwise as rules. */
export function decodeRecord(bytes: Uint8Array): string {
  const text = decode(bytes);
  // A byte order mark leaves no doubt.
  if (!isLegacy(bytes) || bytes[0] === 0xff || bytes[0] === 0xfe) return text;
  const japanese = decodeShiftJis(bytes);
  const isJapanese = japanese !== undefined && /\p{Script=Han}/u.test(japanese);
  return isJapanese && looksRecorded(japanese) && !looksRecorded(text) ? japanese : text;
}
