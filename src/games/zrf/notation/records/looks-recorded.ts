import { formatOf } from './record-format.ts';

/** Beginning of PGN: a tag, a number of a move, or a comment, but not JSON. */
const PGN = /^\uFEFF?\s*(?:\[\w{1,40}\s+"|1\s?\.|\{(?!\s*["}])|%)/;

/** True for a text that begins as a position or game in a notation of players. */
export function looksRecorded(text: string): boolean {
  return PGN.test(text) || formatOf(text) !== 'pgn';
}
