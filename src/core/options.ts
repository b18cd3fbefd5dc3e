import { defineOwn } from './own.ts';
import { failed, parsed, quote } from './parsed.ts';
import { ProblemList } from './problem-list.ts';
import type { Parsed, Problem } from './parsed.ts';

export type OptionValue = number | string | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Integer option. `menu` is the narrower range offered in menus. */
export interface IntegerField {
  readonly kind: 'integer';
  readonly least: number;
  readonly most: number;
  readonly menu?: { readonly least: number; readonly most: number };
  readonly default: number;
}
export interface ChoiceField<V extends string> {
  readonly kind: 'choice';
  readonly values: readonly V[];
  /** Values that random games draw; all by default. */
  readonly samples?: readonly V[];
  readonly default: V;
}
export interface FlagField {
  readonly kind: 'flag';
  readonly default: boolean;
}
/** One-line text option that the game parses itself, for example a list of heroes. */
export interface TextField {
  readonly kind: 'text';
  /** Maximum number of characters. */
  readonly most: number;
  /** Valid sample texts for menus and tests; at least one. */
  readonly samples: readonly string[];
  /** Reason a text is invalid, or undefined if it is valid. */
  refuse(text: string): Problem | undefined;
  /** If this is empty, the option may be empty, and game records leave it out then. */
  readonly default: string;
}
export type AnyField = IntegerField | ChoiceField<string> | FlagField | TextField;

export type OptionField<V> = [V] extends [boolean]
  ? FlagField
  : [V] extends [number]
    ? IntegerField
    : [V] extends [string]
      ? string extends V
        ? TextField | ChoiceField<string>
        : ChoiceField<V>
      : AnyField;

/** Options to choose before the start, in menu order: one field per option. */
export type OptionSpec<O> = { readonly [K in keyof O]-?: OptionField<O[K]> };

/** True if menus can change an option. A text option with a single sample is set elsewhere. */
export function isOffered(field: AnyField): boolean {
  return field.kind !== 'text' || field.samples.length > 1;
}

type Fields = Readonly<Record<string, AnyField>>;

/** Default value of every option. */
export function defaultOptions<O extends OptionValues>(spec: OptionSpec<O>): O {
  const entries = Object.entries(spec as Fields).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(entries) as O;
}

function parseInteger(name: string, field: IntegerField, text: string): Parsed<number> {
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= field.least && value <= field.most) return parsed(value);
  return failed({
    code: 'option-range',
    message: `${name}: give a whole number from ${field.least} to ${field.most}, not “${text}”.`,
    args: { name, value: text, least: field.least, most: field.most },
  });
}

function parseWord(name: string, values: readonly string[], text: string): Parsed<string> {
  if (values.includes(text)) return parsed(text);
  return failed({
    code: 'option-choice',
    message: `${name}: give one of ${values.join(', ')}, not “${text}”.`,
    args: { name, value: text, values: values.join(', ') },
  });
}

function parseText(name: string, field: TextField, text: string): Parsed<string> {
  if (text === '' && field.default === '') return parsed(text);
  const isLine = text.trim() === text && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
  if (text.length === 0 || text.length > field.most || !isLine) {
    return failed({
      code: 'option-text',
      message: `${name}: give 1 to ${field.most} characters on one line.`,
      args: { name, value: text, most: field.most },
    });
  }
  const problem = field.refuse(text);
  if (problem === undefined) return parsed(text);
  const message = `Option ${name} is ${quote(text)}. ${problem.message}`;
  return failed({ ...problem, message, args: { ...problem.args, name, value: text } });
}

/** Parses the value of one option, e.g. `6`, `standard` or `yes`. */
export function parseOption(name: string, field: AnyField, text: string): Parsed<OptionValue> {
  if (field.kind === 'integer') return parseInteger(name, field, text);
  if (field.kind === 'choice') return parseWord(name, field.values, text);
  if (field.kind === 'text') return parseText(name, field, text);
  const word = parseWord(name, ['yes', 'no'], text);
  return word.ok ? parsed(word.value === 'yes') : word;
}

/** Formats the value of one option for `parseOption`. */
export function makeOption(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Parses options by name. Missing options get their defaults; unknown names are problems. */
export function parseOptions<O extends OptionValues>(
  spec: OptionSpec<O>,
  texts: Readonly<Record<string, string>>,
): Parsed<O> {
  const fields = new Map(Object.entries(spec as Fields));
  const knownNames = [...fields.keys()].join(', ');
  const values: Record<string, OptionValue> = { ...defaultOptions(spec) };
  const problems = new ProblemList();
  for (const [name, text] of Object.entries(texts)) {
    const field = fields.get(name);
    const result =
      field === undefined ? unknownOption(name, knownNames) : parseOption(name, field, text);
    if (result.ok) defineOwn(values, name, result.value);
    else for (const problem of result.problems) problems.add(problem);
  }
  return problems.count > 0 ? problems.failed() : parsed(values as O);
}

function unknownOption(name: string, knownNames: string): Parsed<never> {
  return failed({
    code: 'option-unknown',
    message: `Unknown option “${name}”. The options are ${knownNames}.`,
    args: { name, values: knownNames },
  });
}
