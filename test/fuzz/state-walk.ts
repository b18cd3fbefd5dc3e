import { hashText } from '#core';

/** JSON within a text: journeys contain their campaign and scene as text. */
class Inner {
  readonly value: unknown;
  readonly write: (json: string) => string;

  constructor(value: unknown, write: (json: string) => string) {
    this.value = value;
    this.write = write;
  }
}

function openText(text: string): unknown {
  const campaign = /^turnwright-campaign 1 [0-9a-f]{16}\n(\{.*\})\n$/.exec(text);
  if (campaign?.[1] !== undefined) {
    const write = (json: string) => `turnwright-campaign 1 ${hashText(json)}\n${json}\n`;
    return new Inner(open(JSON.parse(campaign[1])), write);
  }
  return /^[[{]/.test(text) ? new Inner(open(JSON.parse(text)), (json) => json) : text;
}

/** Value with all nested JSON texts parsed. */
function open(json: unknown): unknown {
  if (typeof json === 'string') return openText(json);
  if (Array.isArray(json)) return json.map(open);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, part]) => [name, open(part)]));
}

function close(value: unknown): unknown {
  if (value instanceof Inner) return value.write(JSON.stringify(close(value.value)));
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, close(part)]));
}

/** Place in a state. */
interface Spot {
  /** Path without indexes. Places of the same shape contain the same kind of value. */
  readonly shape: string;
  readonly value: unknown;
  /** Returns the state with another value in this place; undefined removes it. */
  readonly put: (other: unknown) => unknown;
}

function* spotsIn(value: unknown, shape: string, put: Spot['put']): Generator<Spot> {
  yield { shape, value, put };
  if (value instanceof Inner) {
    yield* spotsIn(value.value, `${shape}"`, (other) => put(new Inner(other, value.write)));
  } else if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) {
      yield* spotsIn(part, `${shape}[]`, (other) => put(value.with(at, other)));
    }
  } else if (typeof value === 'object' && value !== null) {
    const record = value as Readonly<Record<string, unknown>>;
    const kind = typeof record['kind'] === 'string' ? `<${record['kind']}>` : '';
    for (const [name, part] of Object.entries(record)) {
      const one = (other: unknown) => put({ ...record, [name]: other });
      yield* spotsIn(part, `${shape}${kind}.${name}`, one);
    }
  }
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -2,
  1,
  1.5,
  99,
  1e9,
  '',
  'x',
  [],
  {},
];

/**
 * Variants of a text of words, such as dice: one word removed, duplicated, or changed in its first
 * letter or number.
 */
function* otherWords(text: string): Generator<string> {
  const words = text.split(' ');
  if (words.length > 1) yield words.slice(1).join(' ');
  yield [...words, ...words.slice(0, 1)].join(' ');
  for (const letter of 'PDWE!OA') yield text.replace(/^[A-Z!]/, letter);
  yield text.replace(/\d+/, '12');
  yield text.replace(/\d+$/, '0');
}

function* othersOf(value: unknown): Generator {
  yield* ODD_VALUES;
  if (typeof value === 'number') yield* [value - 1, value + 1];
  if (typeof value === 'string') yield* otherWords(value);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    yield* list.map((_, at) => list.toSpliced(at, 1));
    yield* list.map((part, at) => list.toSpliced(at, 0, part));
    if (list.length > 1) yield list.toReversed();
  } else if (typeof value === 'object' && value !== null && !(value instanceof Inner)) {
    const names = Object.keys(value);
    for (const name of names) {
      yield Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
    }
    yield { ...value, stray: 1 };
  }
}

/** Values in places of each shape in other states. */
type Donors = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const DONORS = 12;

function collectDonors(states: readonly unknown[]): Donors {
  const donors = new Map<string, Map<string, unknown>>();
  for (const state of states) {
    for (const { shape, value } of spotsIn(state, '', (other) => other)) {
      const byText = donors.get(shape) ?? new Map<string, unknown>();
      donors.set(shape, byText);
      if (byText.size < DONORS) byText.set(JSON.stringify(close(value)), value);
    }
  }
  return donors;
}

const ODD_WORDS = ['', '0', '-1', '1', '99', '1e9', 'x', 'none', '<', ','] as const;

/** Changed states for a text that is not JSON, with its words as places. */
function* changedWords(texts: readonly string[], ofShape: number): Generator<Changed> {
  for (const text of texts.slice(0, ofShape)) {
    for (const { 0: word, index } of text.matchAll(/[^\s,;:/<>()=]+/g)) {
      for (const other of [...ODD_WORDS, `${word} ${word}`, `${word},${word}`]) {
        const end = index + word.length;
        yield { shape: `at ${index}`, text: text.slice(0, index) + other + text.slice(end) };
      }
    }
  }
}

/** State that differs from a sample in one place, with the shape of that place. */
interface Changed {
  readonly shape: string;
  readonly text: string;
}

/**
 * Changes every place of every sample to odd values, slightly different ones, and values from
 * places of the same shape. At most `ofShape` places of each shape are changed.
 */
export function* changedStates(texts: readonly string[], ofShape: number): Generator<Changed> {
  if (!texts.every((text) => /^[[{]/.test(text))) {
    yield* changedWords(texts, ofShape);
    return;
  }
  const samples = texts.map((text) => open(JSON.parse(text)));
  const donors = collectDonors(samples);
  const seen = new Map<string, number>();
  for (const sample of samples) {
    for (const { shape, value, put } of spotsIn(sample, '', (other) => other)) {
      const count = seen.get(shape) ?? 0;
      if (count >= ofShape) continue;
      seen.set(shape, count + 1);
      for (const other of [...othersOf(value), ...(donors.get(shape)?.values() ?? [])]) {
        yield { shape, text: JSON.stringify(close(put(other))) };
      }
    }
  }
}
