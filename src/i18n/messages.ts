import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message } from '@fluent/bundle';
import { elementAt, own, defineOwn } from '#core';
import type { Problem } from '#core';
import { directionOf, localeOf } from './languages.ts';
import type { Direction, Language } from './languages.ts';

export type MessageArgs = Readonly<Record<string, string | number>>;

const NO_ARGS: MessageArgs = {};

/** Texts of one language: Fluent sources, one per file of `content/locales/<language>`. */
export interface LanguageTexts {
  readonly language: Language;
  readonly sources: readonly string[];
  /**
   * Further sources, loaded in order until a message is found. Messages can refer only to others in
   * the same source.
   */
  readonly later?: readonly (() => readonly string[])[];
}

/** Formats messages in one language, with another as the fallback for missing ones. */
export class Messages {
  readonly language: Language;
  readonly #bundles: readonly Bundle[];
  /** Last formatted text of each message, because screens repeat most of them. */
  readonly #said = new Map<string, FormattedText>();

  constructor(texts: LanguageTexts, fallback?: LanguageTexts) {
    this.language = texts.language;
    this.#bundles = [texts, ...(fallback === undefined ? [] : [fallback])].map(
      (one) => new Bundle(one),
    );
  }

  get direction(): Direction {
    return directionOf(this.language);
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** Language of a message: this one, or the fallback if it is missing here. */
  languageOf(id: string): Language {
    return this.#find(id)?.language ?? this.language;
  }

  /** Formats a message. Returns the id if no language has it. */
  say(id: string, args?: MessageArgs): string {
    const before = this.#said.get(id);
    if (before !== undefined && hasSameArgs(before, args)) return before.text;
    const text = this.#format(id, args);
    const [names, values] = [Object.keys(args ?? NO_ARGS), Object.values(args ?? NO_ARGS)];
    this.#said.set(id, { names, values, text });
    return text;
  }

  #format(id: string, args: MessageArgs | undefined): string {
    const found = this.#find(id);
    if (found === undefined) return id;
    const text = found.bundle.format(found.pattern, args);
    if (this.direction === 'ltr') return text;
    return directionOf(found.language) === 'ltr' ? isolate(text) : directIsolates(text);
  }

  /** Joins items into a list: `physical d6, mental d4`. */
  list(items: readonly string[]): string {
    if (items.length === 0) return '';
    return items.reduce((first, second) => this.say('list-pair', { first, second }));
  }

  /**
   * Formats a problem in this language if its code has a message, otherwise returns its English
   * message.
   */
  sayProblem(problem: Problem): string {
    const id = `problem-${problem.code}`;
    return this.has(id) ? this.say(id, problem.args) : problem.message;
  }

  #find(id: string) {
    for (const bundle of this.#bundles) {
      const pattern = bundle.find(id);
      if (pattern !== undefined) return { language: bundle.language, bundle, pattern };
    }
    return undefined;
  }
}

type Pattern = NonNullable<Message['value']>;

/** Formatted text with its arguments. */
interface FormattedText {
  readonly names: readonly string[];
  readonly values: readonly (string | number)[];
  readonly text: string;
}

/** True if the arguments are the same. */
function hasSameArgs({ names, values }: FormattedText, args: MessageArgs = NO_ARGS): boolean {
  if (Object.keys(args).length !== names.length) return false;
  for (let at = 0; at < names.length; at++)
    if (own(args, elementAt(names, at)) !== values[at]) return false;
  return true;
}

/** Smaller numbers have no separators in any language. */
const MIN_LARGE = 1000;

/** Small integer written without `Intl`, which would take longer than the rest of the sentence. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isSmall(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MIN_LARGE;
}

/** Message arguments, with small numbers wrapped. */
function wrapNumbers(args: MessageArgs): Record<string, FluentNumber | string | number> {
  const ready: Record<string, FluentNumber | string | number> = {};
  for (const [name, value] of Object.entries(args))
    defineOwn(ready, name, isSmall(value) ? new SmallNumber(value) : value);
  return ready;
}

/** Joins a sentence of plain texts and arguments. Returns undefined for anything more complex. */
function joinPattern(pattern: Pattern, args: MessageArgs): string | undefined {
  if (typeof pattern === 'string') return pattern;
  let text = '';
  for (const part of pattern) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = part.type === 'var' ? own(args, part.name) : undefined;
    if (typeof value !== 'string' && !isSmall(value)) return undefined;
    text += String(value);
  }
  return text;
}

/** Texts of one language, with further sources loaded lazily. */
class Bundle {
  readonly language: Language;
  /** True if arguments get direction marks. */
  readonly #isMarked: boolean;
  readonly #bundle: FluentBundle;
  readonly #later: (() => readonly string[])[];

  constructor({ language, sources, later = [] }: LanguageTexts) {
    this.language = language;
    // Only text written from right to left needs marks around names and numbers.
    this.#isMarked = directionOf(language) === 'rtl';
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: this.#isMarked });
    this.#later = [...later];
    this.#add(sources);
  }

  find(id: string): Pattern | undefined {
    let found = this.#findPattern(id);
    while (found === undefined) {
      const read = this.#later.shift();
      if (read === undefined) return undefined;
      this.#add(read());
      found = this.#findPattern(id);
    }
    return found;
  }

  #findPattern(id: string): Pattern | undefined {
    return this.#bundle.getMessage(id)?.value ?? undefined;
  }

  format(pattern: Pattern, args: MessageArgs | undefined): string {
    const plainText = this.#isMarked ? undefined : joinPattern(pattern, args ?? NO_ARGS);
    return plainText ?? this.#bundle.formatPattern(pattern, args && wrapNumbers(args), []);
  }

  #add(sources: readonly string[]): void {
    for (const source of sources) {
      const [error] = this.#bundle.addResource(new FluentResource(source));
      if (error !== undefined) throw new RangeError(`locale ${this.language}: ${error.message}`);
    }
  }
}

const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG, END] = '\u2066\u2067\u2068\u2069';
/** Matches a number, or words written entirely in right-to-left letters. */
const NEEDS_NO_MARKS = /^(?:[\d.,]*|[\u0590-\u08ff][\u0590-\u08ff ]*)$/;
const READ_FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a text to keep its direction in any context. */
export function isolate(text: string): string {
  return `${READ_FROM_RIGHT.test(text) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${text}${END}`;
}

/**
 * Replaces the marks around arguments with marks for the direction of their letters. First-strong
 * marks ignore nested marks, and plain numbers need none.
 */
function directIsolates(text: string): string {
  const open: { before: string; mark: string }[] = [];
  let said = '';
  for (const sign of text) {
    if (sign === FIRST_STRONG || sign === LEFT_TO_RIGHT || sign === RIGHT_TO_LEFT) {
      open.push({ before: said, mark: sign });
      said = '';
      continue;
    }
    const enclosing = sign === END ? open.pop() : undefined;
    if (enclosing === undefined) said += sign;
    else said = enclosing.before + closed(enclosing.mark, said);
  }
  return said;
}

function closed(mark: string, text: string): string {
  if (mark !== FIRST_STRONG) return `${mark}${text}${END}`;
  return NEEDS_NO_MARKS.test(text) ? text : isolate(text);
}
