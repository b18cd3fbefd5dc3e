import { own } from '#core';
import { DIE_KINDS, DIE_TYPES, makeDie, parseDie } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { isFlag } from '../model/story.ts';

/** Thrown by codecs for invalid states, and caught by the parsers. */
export class CodecError extends Error {}

/** Converts values to plain JSON and back, with full validation. */
export interface Codec<T> {
  write(value: T): unknown;
  read(json: unknown, path: string): T;
  /** Value of a field of a record that is not written, and is assumed if it is missing. */
  readonly usual?: T;
}

function fail(path: string, expected: string): never {
  throw new CodecError(`${path}: expected ${expected}`);
}

export function integer(min: number, max: number): Codec<number> {
  return {
    write: (value) => value,
    read(json, path) {
      if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) {
        return json;
      }
      return fail(path, `a whole number from ${min} to ${max}`);
    },
  };
}

export const flag: Codec<boolean> = {
  write: (value) => value,
  read: (json, path) => (typeof json === 'boolean' ? json : fail(path, 'true or false')),
};

export function word<T extends string>(...words: readonly T[]): Codec<T> {
  return oneOf(words);
}

export function oneOf<T extends string>(words: readonly T[]): Codec<T> {
  return {
    write: (value) => value,
    read: (json, path) =>
      words.find((candidate) => candidate === json) ?? fail(path, `one of ${words.join(', ')}`),
  };
}

export function text(max: number): Codec<string> {
  return {
    write: (value) => value,
    read: (json, path) =>
      typeof json === 'string' && json.length <= max ? json : fail(path, 'a short text'),
  };
}

export function list<T>(item: Codec<T>, max: number): Codec<readonly T[]> {
  return {
    write: (values) => values.map((value) => item.write(value)),
    read(json, path) {
      if (!Array.isArray(json) || json.length > max) fail(path, `a list of at most ${max}`);
      return (json as unknown[]).map((one, at) => item.read(one, `${path}[${at}]`));
    },
  };
}

export function optional<T>(item: Codec<T>): Codec<T | undefined> {
  return {
    write: (value) => (value === undefined ? null : item.write(value)),
    read: (json, path) => (json === null ? undefined : item.read(json, path)),
  };
}

/** A field of a record that is left out while it is empty. */
export function unlessEmpty<T>(item: Codec<readonly T[]>): Codec<readonly T[]> {
  return { ...item, usual: [] };
}

/** A text of a record that is left out while it is empty. */
export function textUnlessEmpty(max: number): Codec<string> {
  return { ...text(max), usual: '' };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

type Shape<T> = { readonly [K in keyof T]-?: Codec<T[K]> };

/** Codec for a record with exactly the fields of the shape, in that order. */
export function record<T extends object>(shape: Shape<T>): Codec<T> {
  const fields = Object.entries<Codec<unknown>>(shape);
  return {
    write(value) {
      const members = value as Readonly<Record<string, unknown>>;
      const written = fields.filter(
        ([name, { usual }]) => usual === undefined || !isEmpty(own(members, name)),
      );
      return Object.fromEntries(
        written.map(([name, field]) => [name, field.write(own(members, name))]),
      );
    },
    read(json, path) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        return fail(path, 'a record');
      }
      const members = json as Readonly<Record<string, unknown>>;
      const stray = Object.keys(members).find((name) => !Object.hasOwn(shape, name));
      if (stray !== undefined) fail(`${path}.${stray}`, 'no field of this name');
      const entries = fields.map(([name, field]) => {
        if (field.usual !== undefined && !Object.hasOwn(members, name)) return [name, field.usual];
        return [name, field.read(own(members, name), `${path}.${name}`)];
      });
      return Object.fromEntries(entries) as T;
    },
  };
}

/** Codec for one of several records, distinguished by `kind`. */
export function union<T extends { readonly kind: string }>(cases: {
  readonly [K in T['kind']]: Codec<Extract<T, { readonly kind: K }>>;
}): Codec<T> {
  const table: Readonly<Record<string, Codec<unknown>>> = cases;
  return {
    write: (value) => (own(table, value.kind) as Codec<T>).write(value),
    read(json, path) {
      const kind = (json as { readonly kind?: unknown } | null)?.kind;
      const found = typeof kind === 'string' ? own(table, kind) : undefined;
      return ((found ?? fail(`${path}.kind`, 'a kind')) as Codec<T>).read(json, path);
    },
  };
}

const LETTERS = DIE_TYPES.map((type) => DIE_KINDS[type].letter).join('');

/** A die with its id, such as `P6.12`. */
function makeFullDie(die: Die): string {
  return `${makeDie(die)}.${die.id}`;
}

function readDie(json: unknown, path: string): Die {
  const [kind = '', id = ''] = typeof json === 'string' ? json.split('.', 2) : [];
  const die = parseDie(kind);
  if (die === undefined || !/^\d{1,6}$/.test(id) || String(Number(id)) !== id) {
    return fail(path, `a die, for example P6.12, with one of the types ${LETTERS}`);
  }
  return { id: Number(id), type: die.type, size: die.size, mark: die.mark };
}

export const fullDie: Codec<Die> = { write: makeFullDie, read: readDie };

/** A flag of the story. */
export const storyFlag: Codec<string> = {
  write: (value) => value,
  read: (json, path) => (typeof json === 'string' && isFlag(json) ? json : fail(path, 'a flag')),
};

/** A row of dice, separated by spaces. */
export const dice: Codec<readonly Die[]> = {
  write: (value) => value.map(makeFullDie).join(' '),
  read(json, path) {
    if (typeof json !== 'string' || json.length > 20_000) return fail(path, 'dice');
    return json === '' ? [] : json.split(' ').map((one) => readDie(one, path));
  },
};
