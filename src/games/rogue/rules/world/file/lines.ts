import type { FilePlace } from './problems.ts';

const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;

export function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

/**
 * Iterates over the lines of a text by index, without copying. A CR before the LF is not part of
 * its line; the last line may lack the LF.
 */
export class Lines {
  readonly text: string;
  /** Line number from 1; 0 before the first. */
  number = 0;
  /** Start and end of the line in the text, trimmed; equal if it is blank. */
  from = 0;
  to = 0;
  #begin = 0;
  #next: number;

  constructor(text: string) {
    this.text = text;
    // Skips a byte order mark.
    this.#next = text.startsWith('\ufeff') ? 1 : 0;
  }

  /** Moves to the next line; false at the end. */
  advance(): boolean {
    const { text } = this;
    this.number += 1;
    this.#begin = this.from = this.to = this.#next;
    if (this.#next >= text.length) return false;
    const end = text.indexOf('\n', this.#begin);
    this.#next = end === -1 ? text.length : end + 1;
    this.to = end === -1 ? text.length : end;
    if (end !== -1 && text.charCodeAt(this.to - 1) === CR && this.to > this.#begin) this.to -= 1;
    while (this.from < this.to && isBlank(text.charCodeAt(this.from))) this.from += 1;
    while (this.to > this.from && isBlank(text.charCodeAt(this.to - 1))) this.to -= 1;
    // A blank line is empty at its start.
    if (this.from === this.to) this.from = this.to = this.#begin;
    return true;
  }

  get isBlank(): boolean {
    return this.from === this.to;
  }

  /** Line and column of an index in the text. */
  spot(index: number): FilePlace {
    let column = 1;
    for (let i = this.#begin; i < index; i++) if (!isLowSurrogate(this.text, i)) column += 1;
    return { line: this.number, column };
  }

  /** Index of the next non-blank, or the end of the content. */
  skipBlanks(index: number): number {
    let i = index;
    while (i < this.to && isBlank(this.text.charCodeAt(i))) i += 1;
    return i;
  }

  /** End of the word that starts at an index. */
  endOfWord(index: number): number {
    let i = index;
    while (i < this.to && !isBlank(this.text.charCodeAt(i))) i += 1;
    return i;
  }

  /** End of the digits that start at an index. */
  endOfDigits(index: number): number {
    let i = index;
    while (i < this.to && isDigit(this.text.charCodeAt(i))) i += 1;
    return i;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for the second half of a surrogate pair. */
export function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0xdc00 || code > 0xdfff || index === 0) return false;
  const before = text.charCodeAt(index - 1);
  return before >= 0xd800 && before <= 0xdbff;
}

/** True if a text has only blanks and line breaks. */
export function isBlankText(text: string): boolean {
  for (let i = text.startsWith('\ufeff') ? 1 : 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isBlank(code) && code !== LF && code !== CR) return false;
  }
  return true;
}

export const MAX_NAT = 2_147_483_647;

/** Value of the digits in a text; undefined above 2 147 483 647. */
export function parseDigits(text: string, from: number, to: number): number | undefined {
  let value = 0;
  for (let i = from; i < to; i++) {
    value = value * 10 + text.charCodeAt(i) - 48;
    if (value > MAX_NAT) return undefined;
  }
  return value;
}
