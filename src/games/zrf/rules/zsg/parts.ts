import { failed, parsed, assertDefined } from '#core';
import type { Parsed } from '#core';
import type { ZsgPart } from './zsg.ts';

/** A word of a line and its start column. */
interface Word {
  readonly text: string;
  readonly column: number;
}

export interface StepWords {
  readonly isPartial: boolean;
  readonly parts: readonly ZsgPart[];
}

function wordsOf(text: string, column: number): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    column: column + match.index,
  }));
}

/** Words that begin a part, other than names. */
const PART_WORDS = new Set(['=', 'x', 'flip', '@']);

/** Reads the parts of a step in order. */
class PartReader {
  readonly #words: readonly Word[];
  #at = 0;
  /** Last position named, used by changes that name none. */
  #last = '';
  /** Last change, to which more positions may be added. */
  #become: Extract<ZsgPart, { kind: 'become' }> | undefined;

  constructor(words: readonly Word[]) {
    this.#words = words;
  }

  get word(): Word | undefined {
    return this.#words[this.#at];
  }

  /** Text of the word at an offset from the current one. */
  peek(ahead: number): string | undefined {
    return this.#words[this.#at + ahead]?.text;
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** Reads the next part; undefined if the words are invalid. */
  part(): ZsgPart | undefined {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((ahead) => this.peek(ahead));
    if (first === undefined) return undefined;
    if (this.#become !== undefined && this.#isPosition(first, second, third)) {
      this.skip(1);
      return { ...this.#become, at: first };
    }
    this.#become = undefined;
    if (second === undefined) return undefined;
    if (first === '=') return this.#change(second);
    const isMove = third === '-' || third === '+';
    if (isMove && fourth !== undefined) return this.#move(first, second, false, fourth);
    if (first === 'x' || first === 'flip') {
      this.skip(2);
      return { kind: first === 'x' ? 'capture' : 'flip', at: second };
    }
    if (first === '@') return this.#attribute(second, third, fourth);
    if (third === undefined || /^[-+=@]$/.test(third)) return undefined;
    if (third === 'x' && fourth !== undefined) return this.#move(first, second, true, fourth);
    this.skip(3);
    this.#last = third;
    return { kind: 'place', player: first, piece: second, at: third };
  }

  #move(piece: string, from: string, takes: boolean, to: string): ZsgPart {
    this.skip(4);
    this.#last = to;
    return { kind: 'move', piece, from, to, takes };
  }

  #change(name: string): ZsgPart {
    const on = this.peek(2) === 'on' ? this.peek(3) : undefined;
    this.skip(on === undefined ? 2 : 4);
    const become = {
      kind: 'become',
      name,
      at: on ?? this.#last,
      isPlaced: on !== undefined,
    } as const;
    if (on !== undefined) this.#become = become;
    return become;
  }

  /**
   * True if a word after `on a1` is a further position rather than the start of a part. Three words
   * may also place a piece, which only the names of the rules can decide.
   */
  #isPosition(first: string, second: string | undefined, third: string | undefined): boolean {
    if (PART_WORDS.has(first)) return false;
    if (second === undefined || PART_WORDS.has(second)) return true;
    return third === undefined || (third !== 'x' && PART_WORDS.has(third));
  }

  #attribute(at: string, index = '', value = ''): ZsgPart | undefined {
    if (!/^\d{1,4}$/.test(index) || !/^[01]$/.test(value)) return undefined;
    this.skip(4);
    return { kind: 'attribute', at, attribute: Number(index), value: value === '1' };
  }
}

/** Parses the text after a move number; `column` is its start column. */
export function parseParts(text: string, column = 1): Parsed<StepWords> {
  const words = wordsOf(text, column);
  if (words.length === 1 && assertDefined(words[0]).text === 'Pass') {
    return parsed({ isPartial: false, parts: [] });
  }
  const reader = new PartReader(words);
  const isPartial = reader.peek(0) === 'partial';
  if (isPartial) reader.skip(/^\d+$/.test(reader.peek(1) ?? '') ? 2 : 1);
  const parts: ZsgPart[] = [];
  do {
    const { word } = reader;
    const part = reader.part();
    if (part === undefined) return invalidPart(word, column + text.length);
    parts.push(part);
  } while (reader.word !== undefined);
  return parsed({ isPartial, parts });
}

function invalidPart(word: Word | undefined, end: number): Parsed<never> {
  const text = word?.text ?? '';
  return failed({
    code: 'zsg-part',
    message:
      `“${text}” cannot start a part of a move here. A move is “Pass”, or parts such as ` +
      '“Man e2 - e4”, “x d5”, “White Man e4”, “= King”, “flip e4”.',
    args: { word: text },
    column: word?.column ?? end,
  });
}
