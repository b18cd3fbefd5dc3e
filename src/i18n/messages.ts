import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message } from '@fluent/bundle';
import { elementAt, own, setOwn } from '#core';
import type { Problem } from '#core';
import { directionOf, localeOf } from './languages.ts';
import type { Direction, Language } from './languages.ts';

export type MessageArgs = Readonly<Record<string, string | number>>;

const NO_ARGS: MessageArgs = {};

/** The texts of one language: Fluent sources, one a file of `content/locales/<language>`. */
export interface LanguageTexts {
  readonly language: Language;
  readonly sources: readonly string[];
  /** More of them, read in turn until a message is found. Messages refer to others of their own source only. */
  readonly later?: readonly (() => readonly string[])[];
}

/** Says things in one language, falling back to another one where a message is missing. */
export class Messages {
  readonly language: Language;
  readonly #bundles: readonly Bundle[];
  /** What was said last by each message: screens say most things again and again. */
  readonly #said = new Map<string, Said>();

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

  /** The language in which that message is said: this one, or the one that falls in for it. */
  languageOf(id: string): Language {
    return this.#find(id)?.language ?? this.language;
  }

  /** The message of that id, or the id itself where no language has it. */
  say(id: string, args?: MessageArgs): string {
    const before = this.#said.get(id);
    if (before !== undefined && isSaid(before, args)) return before.text;
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

  /** Things named one after the other: `physical d6, mental d4`. */
  list(items: readonly string[]): string {
    if (items.length === 0) return '';
    return items.reduce((first, second) => this.say('list-pair', { first, second }));
  }

  /** A problem in this language where its code has a message, else in its own words. */
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

/** What was said, and with what. */
interface Said {
  readonly names: readonly string[];
  readonly values: readonly (string | number)[];
  readonly text: string;
}

/** Whether it was said with the same. */
function isSaid({ names, values }: Said, args: MessageArgs = NO_ARGS): boolean {
  if (Object.keys(args).length !== names.length) return false;
  for (let at = 0; at < names.length; at++)
    if (own(args, elementAt(names, at)) !== values[at]) return false;
  return true;
}

/** Numbers below this are written without separators in every language. */
const LARGE = 1000;

/** A whole number that is written as it is anywhere: to ask `Intl` takes longer than all the rest of a sentence. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isSmall(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LARGE;
}

/** What is put into a sentence, small numbers made ready. */
function readied(args: MessageArgs): Record<string, FluentNumber | string | number> {
  const ready: Record<string, FluentNumber | string | number> = {};
  for (const [name, value] of Object.entries(args))
    setOwn(ready, name, isSmall(value) ? new SmallNumber(value) : value);
  return ready;
}

/** A sentence of nothing but texts and what is put between them; undefined where there is more to it. */
function joined(pattern: Pattern, args: MessageArgs): string | undefined {
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

/** The texts of one language, of which the rest is read when it is asked for. */
class Bundle {
  readonly language: Language;
  /** Whether what is put into a sentence gets marks of its direction. */
  readonly #isMarked: boolean;
  readonly #bundle: FluentBundle;
  readonly #later: (() => readonly string[])[];

  constructor({ language, sources, later = [] }: LanguageTexts) {
    this.language = language;
    // Names and figures may run against a text that is written from right to left; other texts need no marks.
    this.#isMarked = directionOf(language) === 'rtl';
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: this.#isMarked });
    this.#later = [...later];
    this.#add(sources);
  }

  find(id: string): Pattern | undefined {
    let found = this.#known(id);
    while (found === undefined) {
      const read = this.#later.shift();
      if (read === undefined) return undefined;
      this.#add(read());
      found = this.#known(id);
    }
    return found;
  }

  #known(id: string): Pattern | undefined {
    return this.#bundle.getMessage(id)?.value ?? undefined;
  }

  format(pattern: Pattern, args: MessageArgs | undefined): string {
    const plain = this.#isMarked ? undefined : joined(pattern, args ?? NO_ARGS);
    return plain ?? this.#bundle.formatPattern(pattern, args && readied(args), []);
  }

  #add(sources: readonly string[]): void {
    for (const source of sources) {
      const [error] = this.#bundle.addResource(new FluentResource(source));
      if (error !== undefined) throw new RangeError(`locale ${this.language}: ${error.message}`);
    }
  }
}

const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG, END] = '\u2066\u2067\u2068\u2069';
/** A number, or words of letters that are read from right to left and nothing else. */
const NEEDS_NO_MARKS = /^(?:[\d.,]*|[\u0590-\u08ff][\u0590-\u08ff ]*)$/;
const READ_FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text that keeps its own direction, whatever stands around it. */
export function isolate(text: string): string {
  return `${READ_FROM_RIGHT.test(text) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${text}${END}`;
}

/**
 * Gives what was put into a sentence the direction of its letters. By themselves, marks of the first
 * strong letter do not look into marks within them; and plain numbers need none.
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
    const within = sign === END ? open.pop() : undefined;
    if (within === undefined) said += sign;
    else said = within.before + closed(within.mark, said);
  }
  return said;
}

function closed(mark: string, text: string): string {
  if (mark !== FIRST_STRONG) return `${mark}${text}${END}`;
  return NEEDS_NO_MARKS.test(text) ? text : isolate(text);
}
