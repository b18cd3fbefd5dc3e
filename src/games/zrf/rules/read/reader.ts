import { quote, assertDefined } from '#core';
import { RULES_LIMITS } from '../problems/limits.ts';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import { isBreak, isControl, kindOf, LetterKind } from './letters.ts';
import type { Node, SourcePlace } from '../syntax/node.ts';

/** What a text is made of, and everything that is wrong with how it is put together. */
export interface ReadNodes {
  readonly nodes: readonly Node[];
  readonly problems: readonly Diagnosis[];
}

/** A list that is open at the moment. */
interface OpenList {
  /** How many nodes were waiting when it began: those after are its own. */
  readonly start: number;
  readonly at: SourcePlace;
  readonly startsLine: boolean;
}

/** Words that begin a list at the top of a file only. */
const TOP_WORDS = new Set(['define', 'game', 'variant']);

/** A list that lacks its end, as the indentation of what follows shows. */
interface Suspect {
  readonly list: OpenList;
  readonly name: string;
  readonly line: number;
}

/** How a text that is never closed is read again: it ends with its first line. */
interface OpenText {
  readonly start: number;
  readonly at: SourcePlace;
}

/** A blank or a parenthesis at the end of a line. */
function isEnding(code: number): boolean {
  const kind = kindOf(code);
  return kind === LetterKind.blank || kind === LetterKind.close;
}

/** Goes through a text once and never back; lists that are open lie on a stack of its own. */
class Reader {
  readonly problems: Diagnosis[] = [];
  /**
   * Nodes that wait for their list to end, so many of a longer array: lists that grow by themselves
   * keep room which they never need.
   */
  readonly #waiting: Node[] = [];
  #count = 0;
  /** Where the text that is never closed begins, once the end was met inside it. */
  openText: OpenText | undefined;
  readonly #text: string;
  readonly #file: string;
  /** The quote of a text that ends with its line; -1 for none. */
  readonly #cut: number;
  readonly #open: OpenList[] = [];
  #at = 0;
  #line = 1;
  #lineStart = 0;
  /** Only spaces so far in this line. */
  #startsLine = true;
  /** Lists that are open and not read, as they are nested too deep. */
  #skipped = 0;
  #suspect: Suspect | undefined;
  /** The first text of several lines behind which a word stands at once: it may lack its end. */
  #longText: OpenText | undefined;
  #tellsNesting = true;
  /** One ) too many is reported once, until a list at the top is whole again. */
  #tellsStray = true;
  #tellsControl = true;

  constructor(text: string, file: string, cut: number) {
    this.#text = text;
    this.#file = file;
    this.#cut = cut;
  }

  read(): Node[] {
    while (this.#at < this.#text.length) this.#step(this.#text.charCodeAt(this.#at));
    this.#closeAll();
    return this.#waiting.slice(0, this.#count);
  }

  #step(code: number): void {
    const kind = kindOf(code);
    if (kind === LetterKind.blank) {
      this.#blank(code);
      return;
    }
    if (kind === LetterKind.comment) this.#comment();
    else if (kind === LetterKind.open) this.#openList();
    else if (kind === LetterKind.close) this.#closeList();
    else if (kind === LetterKind.quote) this.#quoted();
    else this.#atom();
    this.#startsLine = false;
  }

  #place(offset = this.#at): SourcePlace {
    return { file: this.#file, line: this.#line, column: offset - this.#lineStart + 1 };
  }

  #blank(code: number): void {
    if (isControl(code)) this.#control(code);
    this.#at += 1;
    if (isBreak(code)) this.#newLine(code);
  }

  /** After a line break, of which CR LF is one. */
  #newLine(code: number): void {
    if (code === 13 && this.#text.charCodeAt(this.#at) === 10) this.#at += 1;
    this.#line += 1;
    this.#lineStart = this.#at;
    this.#startsLine = true;
  }

  #control(code: number): void {
    if (!this.#tellsControl) return;
    this.#tellsControl = false;
    this.#tell(warningAt(this.#place(), 'zrf-control', { code }));
  }

  #tell(problem: Diagnosis): void {
    const { problems } = RULES_LIMITS;
    if (this.problems.length < problems) this.problems.push(problem);
  }

  #comment(): void {
    const text = this.#text;
    while (this.#at < text.length && !isBreak(text.charCodeAt(this.#at))) this.#at += 1;
  }

  #add(node: Node): void {
    if (this.#skipped > 0) return;
    this.#waiting[this.#count] = node;
    this.#count += 1;
  }

  #atom(): void {
    const text = this.#text;
    const start = this.#at;
    while (this.#at < text.length && kindOf(text.charCodeAt(this.#at)) === LetterKind.word) {
      this.#at += 1;
    }
    this.#add({ kind: 'atom', text: text.slice(start, this.#at), at: this.#place(start) });
  }

  #quoted(): void {
    const start = this.#at;
    const at = this.#place();
    const end = start === this.#cut ? this.#endInLine(start) : this.#text.indexOf('"', start + 1);
    if (end < 0) this.openText = this.#longText ?? { start, at };
    const last = end < 0 ? this.#text.length : end;
    this.#add({ kind: 'quoted', text: this.#text.slice(start + 1, last), at });
    this.#passLines(last);
    if (end >= 0 && start !== this.#cut) this.#at += 1;
    if (this.#line > at.line && this.#beginsText()) this.#longText ??= { start, at };
  }

  /** Where a text ends that lacks its quote: with its line, but for what closes the lists around it. */
  #endInLine(start: number): number {
    let end = start + 1;
    while (end < this.#text.length && !isBreak(this.#text.charCodeAt(end))) end += 1;
    while (end > start + 1 && isEnding(this.#text.charCodeAt(end - 1))) end -= 1;
    return end;
  }

  /** Goes on to an offset, counting the lines. */
  #passLines(end: number): void {
    while (this.#at < end) {
      const code = this.#text.charCodeAt(this.#at);
      this.#at += 1;
      if (isBreak(code)) this.#newLine(code);
    }
  }

  /** A word right behind a quote: the quote was meant to begin a text, and an earlier one lacks its end. */
  #beginsText(): boolean {
    const { length } = this.#text;
    return this.#at < length && kindOf(this.#text.charCodeAt(this.#at)) === LetterKind.word;
  }

  #openList(): void {
    const at = this.#place();
    const startsLine = this.#startsLine;
    this.#at += 1;
    if (at.column === 1 && this.#open.length > 0 && TOP_WORDS.has(this.#peek())) {
      this.#unclosedBefore(this.#peek(), at.line);
    }
    if (this.#open.length >= RULES_LIMITS.nesting) this.#skip(at);
    else {
      this.#suspectOuter(at, startsLine);
      this.#open.push({ start: this.#count, at, startsLine });
    }
  }

  /** The word that stands next, if it is short. */
  #peek(): string {
    return /^[a-z]*/.exec(this.#text.slice(this.#at, this.#at + 10))?.[0] ?? '';
  }

  #skip(at: SourcePlace): void {
    this.#skipped += 1;
    if (!this.#tellsNesting) return;
    this.#tellsNesting = false;
    this.#tell(errorAt(at, 'zrf-nesting', { most: RULES_LIMITS.nesting }));
  }

  #suspectOuter({ column, line }: SourcePlace, startsLine: boolean): void {
    const list = this.#open.at(-1);
    if (list === undefined) this.#suspect = undefined;
    else if (startsLine && list.startsLine && column <= list.at.column) {
      this.#suspect ??= { list, name: this.#nameOf(this.#open.length - 1), line };
    }
  }

  #closeList(): void {
    const at = this.#place();
    this.#at += 1;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const list = this.#open.pop();
    if (list === undefined) this.#stray(at);
    else {
      this.#tellsStray = true;
      this.#end(list);
    }
  }

  #end({ start, at }: OpenList): void {
    const items = this.#waiting.slice(start, this.#count);
    this.#count = start;
    this.#add({ kind: 'list', items, at });
  }

  #stray(at: SourcePlace): void {
    // Old files end in one too many; where one ended a list too early, what follows is out of place.
    if (this.#tellsStray) this.#tell(warningAt(at, 'zrf-stray'));
    this.#tellsStray = false;
  }

  /** A list that stands at the top of a file begins in another: all that are open end here. */
  #unclosedBefore(next: string, line: number): void {
    const first = assertDefined(this.#open[0]);
    const suspect = this.#suspectInside(first);
    if (suspect === undefined) {
      this.#tell(
        errorAt(first.at, 'zrf-unclosed-before', {
          name: this.#nameOf(0),
          next,
          line: String(line),
        }),
      );
    } else this.#tellSuspect(suspect);
    this.#dropOpen();
  }

  #suspectInside(first: OpenList): Suspect | undefined {
    return this.#suspect?.list === first ? undefined : this.#suspect;
  }

  #tellSuspect({ list, name, line }: Suspect): void {
    this.#tell(errorAt(list.at, 'zrf-unclosed-indent', { name, line: String(line) }));
  }

  /** An open list as its author calls it: `(piece ...)`, with what it defines where that is a word. */
  #nameOf(index: number): string {
    const { start } = assertDefined(this.#open[index]);
    const end = this.#open[index + 1]?.start ?? this.#count;
    const items = this.#waiting.slice(start, Math.min(start + 2, end));
    const [head, next] = items.map((item) => (item.kind === 'atom' ? item.text : undefined));
    if (head === undefined) return '(...)';
    return quote(next === undefined ? `(${head} ...)` : `(${head} ${next} ...)`).slice(1, -1);
  }

  #closeAll(): void {
    const innermost = this.#open.at(-1);
    if (innermost === undefined) return;
    const suspect = this.#suspectInside(assertDefined(this.#open[0]));
    const count = this.#open.length;
    const name = this.#nameOf(count - 1);
    if (suspect !== undefined) this.#tellSuspect(suspect);
    else if (count === 1) this.#tell(errorAt(innermost.at, 'zrf-unclosed', { name }));
    else this.#tell(errorAt(innermost.at, 'zrf-unclosed-several', { name, count }));
    this.#dropOpen();
  }

  #dropOpen(): void {
    this.#skipped = 0;
    while (this.#open.length > 0) {
      this.#end(assertDefined(this.#open.pop()));
    }
    this.#suspect = undefined;
  }
}

/**
 * Reads a text into nodes with their places. Never throws; what is wrong is told, and the rest is
 * read as it was probably meant. `file` is the name that messages show.
 */
export function readNodes(text: string, file: string): ReadNodes {
  const reader = new Reader(text, file, -1);
  const nodes = reader.read();
  const { openText, problems } = reader;
  if (openText === undefined) return { nodes, problems };
  const again = new Reader(text, file, openText.start);
  const mended = again.read();
  return { nodes: mended, problems: [errorAt(openText.at, 'zrf-string'), ...again.problems] };
}
