import { quote, assertDefined } from '#core';
import { RULES_LIMITS } from '../problems/limits.ts';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import { isBreak, isControl, kindOf, LetterKind } from './letters.ts';
import type { Node, SourcePlace } from '../syntax/node.ts';
import { isPragma, isWholePragma, PRAGMA } from './pragma.ts';

/** Nodes of a text, and its syntax errors. */
export interface ReadNodes {
  readonly nodes: readonly Node[];
  readonly problems: readonly Diagnosis[];
}

/** A list that has not been closed. */
interface OpenList {
  /** Number of pending nodes at its start. Later ones are its items. */
  readonly start: number;
  readonly at: SourcePlace;
  readonly startsLine: boolean;
}

/** Words that begin only top-level lists. */
const TOP_WORDS = new Set(['define', 'game', 'variant']);

/** A list whose end is probably missing, judging by the indentation after it. */
interface Suspect {
  readonly list: OpenList;
  readonly name: string;
  readonly line: number;
}

/** Start of an unclosed text. On the second pass, the text ends with its first line. */
interface OpenText {
  readonly start: number;
  readonly at: SourcePlace;
}

/** True for whitespace and closing parentheses. */
function isEnding(code: number): boolean {
  const kind = kindOf(code);
  return kind === LetterKind.blank || kind === LetterKind.close;
}

/** Single-pass reader with an explicit stack of open lists. */
class Reader {
  readonly problems: Diagnosis[] = [];
  /**
   * Stack of nodes waiting for the end of their list, with `#count` in use. Arrays built with
   * `push` would retain unused capacity.
   */
  readonly #waiting: Node[] = [];
  #count = 0;
  /** Start of an unclosed text, set if the end of the file is inside it. */
  openText: OpenText | undefined;
  readonly #text: string;
  readonly #file: string;
  /** Offset of the quote of a text to end at its line break; -1 for none. */
  readonly #cut: number;
  readonly #open: OpenList[] = [];
  #at = 0;
  #line = 1;
  #lineStart = 0;
  /** True if the line has contained only whitespace so far. */
  #startsLine = true;
  /** Number of open lists skipped because they are nested too deep. */
  #skipped = 0;
  #suspect: Suspect | undefined;
  /** First multi-line text directly followed by a word. It may lack its closing quote. */
  #longText: OpenText | undefined;
  #reportsNesting = true;
  /** Reports one extra ) until another list has been closed correctly. */
  #reportsStray = true;
  #reportsControl = true;

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

  /** Starts a new line, treating CR LF as one break. */
  #newLine(code: number): void {
    if (code === 13 && this.#text.charCodeAt(this.#at) === 10) this.#at += 1;
    this.#line += 1;
    this.#lineStart = this.#at;
    this.#startsLine = true;
  }

  #control(code: number): void {
    if (!this.#reportsControl) return;
    this.#reportsControl = false;
    this.#report(warningAt(this.#place(), 'zrf-control', { code }));
  }

  #report(problem: Diagnosis): void {
    const { problems } = RULES_LIMITS;
    if (this.problems.length < problems) this.problems.push(problem);
  }

  /** Skips a comment. The forms of a pragma are read like any others. */
  #comment(): void {
    const text = this.#text;
    const start = this.#at;
    while (this.#at < text.length && !isBreak(text.charCodeAt(this.#at))) this.#at += 1;
    if (!isPragma(text, start)) return;
    if (isWholePragma(text.slice(start, this.#at))) this.#at = start + PRAGMA.length;
    else this.#report(warningAt(this.#place(start), 'zrf-pragma'));
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

  /**
   * End of a text without a closing quote: the end of its line, excluding the parentheses that
   * close outer lists.
   */
  #endInLine(start: number): number {
    let end = start + 1;
    while (end < this.#text.length && !isBreak(this.#text.charCodeAt(end))) end += 1;
    while (end > start + 1 && isEnding(this.#text.charCodeAt(end - 1))) end -= 1;
    return end;
  }

  /** Advances to an offset, counting lines. */
  #passLines(end: number): void {
    while (this.#at < end) {
      const code = this.#text.charCodeAt(this.#at);
      this.#at += 1;
      if (isBreak(code)) this.#newLine(code);
    }
  }

  /**
   * True if a word directly follows a closing quote. The quote probably opens a text, and an
   * earlier one is missing.
   */
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

  /** The next word, up to 10 letters. */
  #peek(): string {
    return /^[a-z]*/.exec(this.#text.slice(this.#at, this.#at + 10))?.[0] ?? '';
  }

  #skip(at: SourcePlace): void {
    this.#skipped += 1;
    if (!this.#reportsNesting) return;
    this.#reportsNesting = false;
    this.#report(errorAt(at, 'zrf-nesting', { most: RULES_LIMITS.nesting }));
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
      this.#reportsStray = true;
      this.#end(list);
    }
  }

  #end({ start, at }: OpenList): void {
    const items = this.#waiting.slice(start, this.#count);
    this.#count = start;
    this.#add({ kind: 'list', items, at });
  }

  #stray(at: SourcePlace): void {
    // A warning only: old files often end with an extra parenthesis. If it closes a list too early,
    // later forms are misplaced and cause their own errors.
    if (this.#reportsStray) this.#report(warningAt(at, 'zrf-stray'));
    this.#reportsStray = false;
  }

  /** Closes all open lists when a top-level form begins inside one. */
  #unclosedBefore(next: string, line: number): void {
    const first = assertDefined(this.#open[0]);
    const suspect = this.#suspectInside(first);
    if (suspect === undefined) {
      this.#report(
        errorAt(first.at, 'zrf-unclosed-before', {
          name: this.#nameOf(0),
          next,
          line: String(line),
        }),
      );
    } else this.#reportSuspect(suspect);
    this.#dropOpen();
  }

  #suspectInside(first: OpenList): Suspect | undefined {
    return this.#suspect?.list === first ? undefined : this.#suspect;
  }

  #reportSuspect({ list, name, line }: Suspect): void {
    this.#report(errorAt(list.at, 'zrf-unclosed-indent', { name, line: String(line) }));
  }

  /** Description of an open list: `(piece ...)`, including its second word if it has one. */
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
    if (suspect !== undefined) this.#reportSuspect(suspect);
    else if (count === 1) this.#report(errorAt(innermost.at, 'zrf-unclosed', { name }));
    else this.#report(errorAt(innermost.at, 'zrf-unclosed-several', { name, count }));
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
 * Reads a text into nodes with their places. Never throws: reports errors and recovers by guessing
 * the intended structure. `file` is the name shown in messages.
 */
export function readNodes(text: string, file: string): ReadNodes {
  const reader = new Reader(text, file, -1);
  const nodes = reader.read();
  const { openText, problems } = reader;
  if (openText === undefined) return { nodes, problems };
  const secondPass = new Reader(text, file, openText.start);
  const recovered = secondPass.read();
  return {
    nodes: recovered,
    problems: [errorAt(openText.at, 'zrf-string'), ...secondPass.problems],
  };
}
