import * as z from 'zod';
import { own, quote } from '#core';
import type { Problem } from '#core';
import { PACK_LIMITS } from './limits.ts';
import type { PackCode } from './messages.ts';
import { problemAt } from './source.ts';
import type { Source } from './source.ts';
import { suggest } from '../text/suggest.ts';
import { findMark } from './yaml.ts';
import type { Mark, Tree } from './yaml.ts';

type Issue = z.core.$ZodIssue;

/** A parsed file: its text, its data, and the positions of all parts. */
export interface ReadFile {
  readonly source: Source;
  readonly tree: Tree;
}

/** Formats a path as `locations.jetty.bag[0]`; an empty path is `file`, a key of `PACK_WORDS`. */
export function makePath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => {
    return typeof part === 'number' ? `[${part}]` : `.${String(part).slice(0, 60)}`;
  });
  return parts.length === 0 ? 'file' : parts.join('').replace(/^\./, '');
}

/** Describes a value in a few words. */
function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'something else';
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, as in [a, b]',
  object: 'a mapping, as in "name: value" lines or {}',
  record: 'a mapping, as in "name: value" lines or {}',
};

/** The kind of a value as one word, for translated sentences. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'mapping' : 'value';
}

/** The expected type as a key for translated sentences: `int`, or `number-string` for a union. */
function wantOf(issue: Issue): string {
  if (issue.code === 'invalid_union') {
    const expected = issue.errors.map(([first]) => (first === undefined ? 'other' : wantOf(first)));
    return [...new Set(expected)].join('-');
  }
  return issue.code === 'invalid_type' ? issue.expected : 'other';
}

function expectedOf(issue: Issue): string {
  if (issue.code === 'invalid_union') {
    const expected = issue.errors.map(([first]) => (first === undefined ? '' : expectedOf(first)));
    return [...new Set(expected.filter((text) => text !== ''))].join(' or ');
  }
  return issue.code === 'invalid_type' ? (EXPECTED[issue.expected] ?? issue.expected) : '';
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((now, part) => {
    const isContainer = typeof now === 'object' && now !== null;
    return isContainer ? own(now as Readonly<Record<string, unknown>>, String(part)) : undefined;
  }, value);
}

/** The allowed keys of a mapping at this path, if it has a fixed list. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => keysAt(option, path));
  }
  const [part, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (part === undefined) return Object.keys(schema.shape);
    const inner = own(schema.shape as Readonly<Record<string, z.core.$ZodType>>, String(part));
    return inner === undefined ? [] : keysAt(inner, rest);
  }
  if (part === undefined) return [];
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  return schema instanceof z.ZodArray ? keysAt(schema.element, rest) : [];
}

/** True for the version of the pack, which is often written with two numbers or without quotes. */
function isVersion({ path }: Issue): boolean {
  return path.length === 1 && path[0] === 'version';
}

/** Reports schema issues at their position, with a fix. */
class ShapeReporter {
  readonly #file: ReadFile;
  readonly #schema: z.core.$ZodType;

  constructor(file: ReadFile, schema: z.core.$ZodType) {
    this.#file = file;
    this.#schema = schema;
  }

  toProblems(issue: Issue): Problem[] {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => this.#unknownKey(issue.path, key));
    }
    const got = at(this.#file.tree.value, issue.path);
    const key = issue.path.at(-1);
    if (got === undefined && key !== undefined) return [this.#missing(issue.path, String(key))];
    const mark = findMark(this.#file.tree.mark, issue.path);
    const offset = issue.code === 'invalid_key' ? (mark.keyAt ?? mark.at) : mark.at;
    const [code, args] = this.#sentence(issue, got);
    const where = makePath(issue.path);
    const details = { where, got: describe(got), given: kindOf(got), ...args };
    return [problemAt(this.#file.source, offset, code, details)];
  }

  #sentence(issue: Issue, got: unknown): [PackCode, Record<string, string | number>] {
    if (isVersion(issue)) return ['pack-version', {}];
    if (issue.code === 'invalid_value') return choose(issue.values.map(String), got);
    if (issue.code === 'invalid_key') {
      return ['pack-id', { key: String(issue.path.at(-1)).slice(0, 80) }];
    }
    if (issue.code === 'invalid_format') return ['pack-form', { form: issue.message }];
    if (issue.code === 'too_small') return tooSmall(issue);
    if (issue.code === 'too_big') return tooBig(issue);
    if (wantOf(issue) === 'string' && typeof got === 'number') return ['pack-quote', {}];
    return ['pack-type', { expected: expectedOf(issue), want: wantOf(issue) }];
  }

  #missing(path: readonly PropertyKey[], key: string): Problem {
    const owner = path.slice(0, -1);
    const mark = findMark(this.#file.tree.mark, owner);
    const place = placeOfOwner(mark);
    return problemAt(this.#file.source, place, 'pack-missing', { where: makePath(owner), key });
  }

  #unknownKey(path: readonly PropertyKey[], name: string): Problem {
    const { keyAt = 0 } = findMark(this.#file.tree.mark, [...path, name]);
    const validNames = keysAt(this.#schema, path);
    const suggestion = suggest(name, validNames);
    const args = { where: makePath(path), key: name.slice(0, 80), known: validNames.join(', ') };
    // Between braces, the rest of a text after a comma is read as a key without a value.
    const isText = name.includes(' ') && at(this.#file.tree.value, [...path, name]) === null;
    if (isText) return problemAt(this.#file.source, keyAt, 'pack-comma', args);
    if (suggestion === undefined)
      return problemAt(this.#file.source, keyAt, 'pack-unknown-key', args);
    return problemAt(this.#file.source, keyAt, 'pack-unknown-key-meant', {
      ...args,
      meant: suggestion,
    });
  }
}

function placeOfOwner({ keyAt, at: offset }: Mark): number {
  return keyAt ?? offset;
}

function choose(values: string[], got: unknown): [PackCode, Record<string, string>] {
  const validNames = values.join(', ');
  if (got === null) return ['pack-value-none', { known: validNames }];
  const suggestion = typeof got === 'string' ? suggest(got, values) : undefined;
  return suggestion === undefined
    ? ['pack-value', { known: validNames }]
    : ['pack-value-meant', { known: validNames, meant: suggestion }];
}

const ITEMS: Readonly<Record<string, string>> = { array: 'entries', string: 'characters' };

function tooSmall({
  origin,
  minimum,
}: z.core.$ZodIssueTooSmall): [PackCode, Record<string, string | number>] {
  if (origin === 'array')
    return ['pack-short', { least: `${String(minimum)} entry`, unit: origin }];
  if (origin === 'string') {
    return ['pack-short', { least: `${String(minimum)} character`, unit: origin }];
  }
  return ['pack-small', { least: Number(minimum) }];
}

function tooBig({
  origin,
  maximum,
}: z.core.$ZodIssueTooBig): [PackCode, Record<string, string | number>] {
  const unit = ITEMS[origin];
  if (unit === undefined) return ['pack-big', { most: Number(maximum) }];
  return ['pack-long', { count: Number(maximum), unit }];
}

/**
 * True for an issue about the range of safe integers. The field's own bounds are reported anyway.
 */
function isSafety(issue: Issue): boolean {
  if (issue.code === 'too_big') return issue.maximum === Number.MAX_SAFE_INTEGER;
  return issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER;
}

export interface Shape {
  readonly problems: readonly Problem[];
  /** True if the value at this path has the right type. Extra keys are allowed. */
  isSound(...path: PropertyKey[]): boolean;
}

/** Validates a file against its schema. */
export function checkShape(file: ReadFile, schema: z.ZodType): Shape {
  const { error } = schema.safeParse(file.tree.value);
  const issues = error?.issues.filter((issue) => !isSafety(issue)) ?? [];
  const spoilt = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const reporter = new ShapeReporter(file, schema);
  const details = issues
    .slice(0, 3 * PACK_LIMITS.problems)
    .flatMap((issue) => reporter.toProblems(issue));
  return {
    problems: details,
    isSound: (...path) =>
      !spoilt.some((issue) => {
        return path.every((part, i) => i >= issue.path.length || issue.path[i] === part);
      }),
  };
}
