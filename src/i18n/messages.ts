import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message } from '@fluent/bundle';
import { own, setOwn } from '../core/index.ts';
import type { Problem } from '../core/index.ts';
import { directionOf, localeOf } from './languages.ts';
import type { Direction, Language } from './languages.ts';

export type MessageArgs = Readonly<Record<string, string | number>>;

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
    if (before !== undefined && isSame(before.args, args)) return before.text;
    const text = this.#format(id, args);
    this.#said.set(id, { args: args && { ...args }, text });
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

interface Said {
  readonly args: MessageArgs | undefined;
  readonly text: string;
}

function isSame(one: MessageArgs | undefined, other: MessageArgs | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => own(other, name) === value)
  );
}

/** Numbers below this are written without separators in every language. */
const LARGE = 1000;

/** A whole number that is written as it is anywhere: to ask `Intl` takes longer than all the rest of a sentence. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** What is put into a sentence, small numbers made ready. */
function readied(args: MessageArgs): Record<string, FluentNumber | string | number> {
  const ready: Record<string, FluentNumber | string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    const isSmall = Number.isInteger(value) && Number(value) >= 0 && Number(value) < LARGE;
    setOwn(ready, name, isSmall ? new SmallNumber(Number(value)) : value);
  }
  return ready;
}

/** The texts of one language, of which the rest is read when it is asked for. */
class Bundle {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #later: (() => readonly string[])[];

  constructor({ language, sources, later = [] }: LanguageTexts) {
    this.language = language;
    // Names and figures may run against a text that is written from right to left; other texts need no marks.
    const useIsolating = directionOf(language) === 'rtl';
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating });
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
    return this.#bundle.formatPattern(pattern, args && readied(args), []);
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
