import type { FilePlace } from './problems.ts';

const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;

export function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

/**
 * The lines of a text, one after the other, by where they begin and end in it, so that nothing is copied.
 * A CR before the LF does not belong to its line; the last line may lack the LF.
 */
export class Lines {
  readonly text: string;
  /** Counted from 1; 0 before the first. */
  number = 0;
  /** Where the line begins and ends in the text, without blanks at its ends; equal where it is blank. */
  from = 0;
  to = 0;
  #begin = 0;
  #next: number;

  constructor(text: string) {
    this.text = text;
    // A byte order mark is not a part of the first line.
    this.#next = text.startsWith('\ufeff') ? 1 : 0;
  }

  /** Goes to the next line, if there is one. */
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
    // Of a blank line everything is before its content: it begins where the line does.
    if (this.from === this.to) this.from = this.to = this.#begin;
    return true;
  }

  get isBlank(): boolean {
    return this.from === this.to;
  }

  /** The place of something in the line, by its index in the text. */
  spot(index: number): FilePlace {
    let column = 1;
    for (let i = this.#begin; i < index; i++) if (!isTrail(this.text, i)) column += 1;
    return { line: this.number, column };
  }

  /** The first index that is not blank, or the end of the content. */
  skipBlanks(index: number): number {
    let i = index;
    while (i < this.to && isBlank(this.text.charCodeAt(i))) i += 1;
    return i;
  }

  /** The end of the word that begins at an index. */
  endOfWord(index: number): number {
    let i = index;
    while (i < this.to && !isBlank(this.text.charCodeAt(i))) i += 1;
    return i;
  }

  /** The end of the digits that begin at an index. */
  endOfDigits(index: number): number {
    let i = index;
    while (i < this.to && isDigit(this.text.charCodeAt(i))) i += 1;
    return i;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The second half of a character that takes two units of the text. */
export function isTrail(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0xdc00 || code > 0xdfff || index === 0) return false;
  const before = text.charCodeAt(index - 1);
  return before >= 0xd800 && before <= 0xdbff;
}

/** Whether all that is left has no more than blanks and ends of lines. */
export function isNothing(text: string): boolean {
  for (let i = text.startsWith('\ufeff') ? 1 : 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isBlank(code) && code !== LF && code !== CR) return false;
  }
  return true;
}

export const MAX_NAT = 2_147_483_647;

/** The value of digits of a text; undefined above 2 147 483 647. */
export function natOf(text: string, from: number, to: number): number | undefined {
  let value = 0;
  for (let i = from; i < to; i++) {
    value = value * 10 + text.charCodeAt(i) - 48;
    if (value > MAX_NAT) return undefined;
  }
  return value;
}
