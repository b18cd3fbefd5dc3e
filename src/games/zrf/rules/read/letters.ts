import { uint8At } from '#core';
/** Syntactic class of a character, as numbers for fast comparison. */
export const LetterKind = { word: 0, blank: 1, comment: 2, open: 3, close: 4, quote: 5 } as const;

const KINDS = new Uint8Array(256);
for (let code = 0; code <= 0x20; code++) KINDS[code] = LetterKind.blank;
for (const code of [0x7f, 0xa0]) KINDS[code] = LetterKind.blank;
KINDS[0x28] = LetterKind.open;
KINDS[0x29] = LetterKind.close;
KINDS[0x22] = LetterKind.quote;
KINDS[0x3b] = LetterKind.comment;

const BYTE_ORDER_MARK = 0xfeff;

export function kindOf(code: number): number {
  if (code < 256) return uint8At(KINDS, code);
  return code === BYTE_ORDER_MARK ? LetterKind.blank : LetterKind.word;
}

export function isBreak(code: number): boolean {
  return code === 10 || code === 13;
}

/** True for control characters other than whitespace. Old systems end a file with 0x1A. */
export function isControl(code: number): boolean {
  if (code === 0x7f) return true;
  return code < 0x20 && !(code >= 9 && code <= 13) && code !== 0x1a;
}
