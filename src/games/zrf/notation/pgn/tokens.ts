import type { TextPlace } from '../model/problems.ts';

/** A word of PGN. `text` of tags and comments excludes the brackets. */
export interface Token {
  readonly kind: 'tag' | 'comment' | 'open' | 'close' | 'nag' | 'result' | 'move' | 'broken';
  readonly text: string;
  readonly place: TextPlace;
  /** Value of a tag. */
  readonly value?: string;
}

/** Results, with those of draughts that count two points for a win (PDN 3.0). */
const RESULTS: ReadonlyMap<string, string> = new Map([
  ...['1-0', '0-1', '1/2-1/2', '*'].map((one) => [one, one] as const),
  ['½-½', '1/2-1/2'],
  ['2-0', '1-0'],
  ['0-2', '0-1'],
  ['1-1', '1/2-1/2'],
]);
const TAG = /\[\s*(\w{1,255})\s+"((?:[^"\\\r\n]|\\.)*)"\s*\]/y;
const WORD = /[^\s{}()[\];$]+/y;
const NUMBER = /^\d+(?:\.+|$)/;
const NAG = /\$(\d{1,3})/y;
/** Suffixes of moves and the glyphs they stand for (PGN standard, 8.2.3.8). */
const SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
]);

/** The `!` and `?` at the end of a word. */
function suffixOf(word: string): string {
  let start = word.length;
  while (start > 0 && '!?'.includes(word.charAt(start - 1))) start -= 1;
  return word.slice(start);
}

/** Reads PGN word by word (PGN standard, 7 and 8). Time grows with the length of the text. */
export class Tokens {
  readonly #text: string;
  readonly #matchers = [TAG, WORD, NAG].map((one) => new RegExp(one));
  #at = 0;
  #line = 1;
  #lineStart = 0;
  /** Tokens found together with the last one. */
  #more: Token[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Share of the text read so far, from 0 to 1. */
  get progress(): number {
    return this.#text === '' ? 1 : this.#at / this.#text.length;
  }

  /** The next token, or undefined at the end. */
  next(): Token | undefined {
    for (;;) {
      const waiting = this.#more.shift();
      if (waiting !== undefined) return waiting;
      this.#skipBlank();
      if (this.#at >= this.#text.length) return undefined;
      const token = this.#read(this.#place());
      if (token !== undefined) return token;
    }
  }

  /** Reads the word at the current place; undefined for the number of a move. */
  #read(place: TextPlace): Token | undefined {
    const sign = this.#text.charAt(this.#at);
    switch (sign) {
      case '{':
        return this.#braces(place);
      case ';':
        return this.#lineComment(place);
      case '(':
      case ')':
        this.#at += 1;
        return { kind: sign === '(' ? 'open' : 'close', text: sign, place };
      case '[':
        return this.#tag(place);
      case '$':
        return this.#nag(place);
      default:
        return this.#word(place);
    }
  }

  #place(): TextPlace {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  /** Skips blanks, and lines that begin with `%`. */
  #skipBlank(): void {
    for (; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at];
      if (letter === '\n') this.#newLine();
      else if (letter === '%' && this.#at === this.#lineStart) this.#at = this.#endOfLine() - 1;
      else if (letter !== ' ' && letter !== '\t' && letter !== '\r' && letter !== '\uFEFF') return;
    }
  }

  #newLine(): void {
    this.#line += 1;
    this.#lineStart = this.#at + 1;
  }

  #endOfLine(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end < 0 ? this.#text.length : end;
  }

  /** Moves on to an offset, counting the lines in between. */
  #goTo(end: number): void {
    for (let at = this.#text.indexOf('\n', this.#at); at >= 0 && at < end;) {
      this.#line += 1;
      this.#lineStart = at + 1;
      at = this.#text.indexOf('\n', at + 1);
    }
    this.#at = end;
  }

  #braces(place: TextPlace): Token {
    const end = this.#text.indexOf('}', this.#at);
    if (end < 0) {
      this.#goTo(this.#text.length);
      return { kind: 'broken', text: '{', place };
    }
    const text = this.#text.slice(this.#at + 1, end);
    this.#goTo(end + 1);
    return { kind: 'comment', text: text.replace(/\s+/g, ' ').trim(), place };
  }

  #lineComment(place: TextPlace): Token {
    const end = this.#endOfLine();
    const text = this.#text.slice(this.#at + 1, end).trim();
    this.#at = end;
    return { kind: 'comment', text, place };
  }

  #match(which: number): RegExpExecArray | null {
    const matcher = this.#matchers[which] as RegExp;
    matcher.lastIndex = this.#at;
    return matcher.exec(this.#text);
  }

  #tag(place: TextPlace): Token {
    const match = this.#match(0);
    if (match === null) {
      const end = this.#endOfLine();
      const text = this.#text.slice(this.#at, end).trim();
      this.#at = end;
      return { kind: 'broken', text, place };
    }
    const [whole, name = '', value = ''] = match;
    this.#goTo(this.#at + whole.length);
    return { kind: 'tag', text: name, place, value: value.replace(/\\(.)/g, '$1') };
  }

  #nag(place: TextPlace): Token {
    const match = this.#match(2);
    this.#at += match?.[0].length ?? 1;
    return match === null
      ? { kind: 'broken', text: '$', place }
      : { kind: 'nag', text: match[1] ?? '', place };
  }

  /** A move, with its number before it and its suffix after it, or a result. */
  #word(place: TextPlace): Token | undefined {
    const match = this.#match(1);
    if (match === null) {
      this.#at += 1;
      return { kind: 'broken', text: this.#text[this.#at - 1] ?? '', place };
    }
    const [word] = match;
    this.#at += word.length;
    const result = RESULTS.get(word);
    if (result !== undefined) return { kind: 'result', text: result, place };
    // Numbers of moves end with a period; square numbers of draughts do not.
    const number = NUMBER.exec(word)?.[0] ?? '';
    const rest = word.slice(number.length).replace(/^(?:\.{3}|…)/, '');
    if (rest === '') return undefined;
    const moved = { line: place.line, column: place.column + word.length - rest.length };
    const suffix = suffixOf(rest);
    const nag = SUFFIXES.get(suffix);
    if (nag !== undefined) {
      this.#more.push({ kind: 'nag', text: String(nag), place: moved });
      if (suffix === rest) return undefined;
    }
    const text = suffix === rest ? rest : rest.slice(0, rest.length - suffix.length);
    return { kind: 'move', text, place: moved };
  }
}
