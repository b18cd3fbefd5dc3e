import { below, pick } from '#core';
import type { Random } from '#core';
import { change } from './mutation.ts';
import type { Mutate } from './mutation.ts';

/** Values that a database can store but JSON cannot. */
const ODD_FIELDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['\u0000undefined', undefined],
  ['\u0000NaN', Number.NaN],
  ['\u0000bytes', new Uint8Array(9)],
  ['\u0000date', new Date(0)],
  ['\u0000bigint', 10n],
  ['\u0000map', new Map()],
]);

/** Value encoded by an input of `mutateJson`. */
export function valueOf(input: string): unknown {
  return revive(JSON.parse(input) as unknown);
}

function revive(value: unknown): unknown {
  if (typeof value === 'string' && ODD_FIELDS.has(value)) return ODD_FIELDS.get(value);
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
}

const NAMES = ['__proto__', 'constructor', 'toString', 'length', '', '0', 'then'] as const;

/** Maximum depth to descend into. */
const MAX_DEPTH = 100;
/** Maximum length of generated texts. */
const MAX_LENGTH = 300_000;

function deep(random: Random): unknown {
  let value: unknown = 1;
  for (let depth = pick(random, [5, 100, 1000]); depth > 0; depth -= 1) value = [value];
  return value;
}

function oddValue(random: Random): unknown {
  const plainValues = [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    'x',
    '__proto__',
    [],
    {},
    [[]],
  ];
  const kind = below(random, 8);
  if (kind === 0) return deep(random);
  if (kind === 1) return 'x'.repeat(100_000);
  if (kind === 2) return Array.from({ length: 10_000 }, () => 0);
  return pick(random, kind < 5 ? [...ODD_FIELDS.keys()] : plainValues);
}

/** Path of a random place in a value, as a list of keys. */
function placeIn(value: unknown, random: Random): string[] {
  const place: string[] = [];
  let inner = value;
  while (typeof inner === 'object' && inner !== null && below(random, 5) > 0) {
    const keys = Object.keys(inner);
    if (keys.length === 0 || place.length > MAX_DEPTH) break;
    const key = pick(random, keys);
    place.push(key);
    inner = (inner as Record<string, unknown>)[key];
  }
  return place;
}

function partAt(value: unknown, place: readonly string[]): unknown {
  const [key, ...rest] = place;
  return key === undefined ? value : partAt((value as Record<string, unknown>)[key], rest);
}

type Edit = (value: unknown) => unknown;

/**
 * Copy of the value with one place replaced. Names of `Object.prototype` are treated like others.
 */
function edit(value: unknown, [key, ...rest]: readonly string[], make: Edit): unknown {
  if (key === undefined) return make(value);
  const one = (inner: unknown) => edit(inner, rest, make);
  if (Array.isArray(value)) return value.map((v: unknown, i) => (String(i) === key ? one(v) : v));
  const pairs = Object.entries(value as object).map(([name, inner]): [string, unknown] => [
    name,
    name === key ? one(inner) : inner,
  ]);
  return Object.fromEntries(pairs);
}

function editInner(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) {
    const times = pick(random, [0, 2, 2, 50]);
    const firstItems = value.slice(0, 100);
    return firstItems
      .flatMap((one: unknown) => Array.from({ length: times }, () => one))
      .slice(0, 200);
  }
  if (typeof value !== 'object' || value === null) return oddValue(random);
  const pairs = Object.entries(value);
  const index = below(random, Math.max(1, pairs.length));
  const name = pick(random, NAMES);
  if (below(random, 2) === 0) return Object.fromEntries([...pairs, [name, oddValue(random)]]);
  const renamed = pairs.map(([key, one], i) => [i === index ? name : key, one] as const);
  return Object.fromEntries(below(random, 2) === 0 ? renamed : pairs.filter((_, i) => i !== index));
}

/** Mutates JSON: values are replaced, duplicated, removed or renamed. */
export const mutateJson: Mutate = (samples, random) => {
  const sample = pick(random, samples);
  let value = JSON.parse(sample) as unknown;
  const changeCount = 1 + below(random, 4);
  for (let changeIndex = 0; changeIndex < changeCount; changeIndex += 1) {
    const place = placeIn(value, random);
    const kind = below(random, 4);
    const other = JSON.parse(pick(random, samples)) as unknown;
    value = edit(value, place, (found) => {
      if (kind === 0) return oddValue(random);
      if (kind === 1) return partAt(other, placeIn(other, random));
      if (typeof found === 'string') return change(found, samples, random);
      return editInner(found, random);
    });
  }
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? sample : text;
};

/** Mutates JSON as text, like a file edited by hand. */
export const mutateJsonText: Mutate = (samples, random) =>
  below(random, 2) === 0
    ? mutateJson(samples, random)
    : change(pick(random, samples), samples, random);
