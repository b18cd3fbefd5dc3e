import { below, pick } from '#core';
import type { Random } from '#core';

/** Creates an input from samples; the same random stream gives the same input. */
export type Mutate = (samples: readonly string[], random: Random) => string;

/** Maximum length of an input, in characters. */
const MAX_LENGTH = 400_000;
/** Maximum total length of repeated parts. */
const MAX_REPEATED = 40_000;
const REPEATS = [2, 3, 10, 100, 1000, 20_000] as const;

const STRAY_NUMBERS = [
  ...[
    '0',
    '-0',
    '-1',
    '1',
    '2',
    '7',
    '255',
    '256',
    '65536',
    '999999999',
    '2147483647',
    '2147483648',
  ],
  ...['-2147483649', '4294967296', '9007199254740993', '1e9', '1e308', '1e-400', '0x10', '00007'],
  ...['1.5', '.5', '5.', 'NaN', 'Infinity', '-Infinity', '٣', '²', '9'.repeat(400)],
];
const STRAY_WORDS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then'],
  ...['length', 'undefined', 'null', 'true', 'false', 'yes', 'no', 'x'.repeat(300), ''],
];
const STRAY_SIGNS = Array.from('()[]{}<>"\'`\\;:#~,.%$*&|@!?=+-/_ \t\n\r');
const STRAY_LETTERS = [
  ...['\u0000', '\u0007', '\u001b[2J', '\u009b', '\u007f', '\u00a0', '\u2028', '\u2029', '\u202e'],
  ...[
    '\u200d',
    '\ufeff',
    '\ufffd',
    '\ud800',
    '\udc00',
    '\u0301'.repeat(30),
    'é',
    'e\u0301',
    'İ',
    'ß',
  ],
  ...['ﷺ', '👩‍👩‍👧', '𝔘', 'ж', '日本', 'ｆ', '\r\n', '\u3000'],
];
const STRAYS = [STRAY_NUMBERS, STRAY_WORDS, STRAY_SIGNS, STRAY_LETTERS] as const;

interface Part {
  readonly start: number;
  readonly end: number;
}

const KINDS = ['word', 'word', 'number', 'line', 'group', 'block', 'range'] as const;
type Kind = (typeof KINDS)[number];

function classOf(letter: string | undefined): string {
  if (letter === undefined) return '';
  if (/[\p{L}\p{N}_-]/u.test(letter)) return 'word';
  return /\s/.test(letter) ? 'blank' : letter;
}

/** Run of letters of one class around a position. */
function wordAt(text: string, at: number): Part {
  const kind = classOf(text[at]);
  let [start, end] = [at, at + 1];
  while (start > 0 && classOf(text[start - 1]) === kind) start -= 1;
  while (end < text.length && classOf(text[end]) === kind) end += 1;
  return { start, end };
}

function lineAt(text: string, at: number): Part {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, end: end < 0 ? text.length : end + 1 };
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Bracketed group starting before a position, or the word there if there is none. */
function groupAt(text: string, at: number): Part {
  let start = at;
  while (start > 0 && at - start < 2000 && PAIRS[text[start] ?? ''] === undefined) start -= 1;
  const [open = '', close] = [text[start], PAIRS[text[start] ?? '']];
  let depth = 0;
  for (let end = start; close !== undefined && end < text.length; end += 1) {
    if (text[end] === open) depth += 1;
    else if (text[end] === close) depth -= 1;
    if (depth === 0) return { start, end: end + 1 };
  }
  return wordAt(text, at);
}

function indentOf(text: string, { start }: Part): number {
  let indent = 0;
  while (text[start + indent] === ' ') indent += 1;
  return indent;
}

/** A line with the more deeply indented lines below it. */
function blockAt(text: string, at: number): Part {
  const first = lineAt(text, at);
  let { end } = first;
  while (end < text.length) {
    const next = lineAt(text, end);
    if (next.end === next.start || indentOf(text, next) <= indentOf(text, first)) break;
    ({ end } = next);
  }
  return { start: first.start, end };
}

/** Number after a position, or before it, or the word there if there is none. */
function numberAt(text: string, at: number): Part {
  const digitAt = text.slice(at, at + 400).search(/\d/);
  return digitAt < 0 ? wordAt(text, at) : wordAt(text, at + digitAt);
}

function partAt(text: string, kind: Kind, at: number, random: Random): Part {
  if (kind === 'word') return wordAt(text, at);
  if (kind === 'number') return numberAt(text, at);
  if (kind === 'line') return lineAt(text, at);
  if (kind === 'group') return groupAt(text, at);
  if (kind === 'block') return blockAt(text, at);
  return { start: at, end: Math.min(text.length, at + 1 + below(random, 40)) };
}

function choosePart(text: string, random: Random, kind = pick(random, KINDS)): Part {
  return partAt(text, kind, below(random, Math.max(1, text.length)), random);
}

function replace(text: string, { start, end }: Part, with_: string): string {
  return text.slice(0, start) + with_ + text.slice(end);
}

const cut = (text: string, { start, end }: Part) => text.slice(start, end);

function repeated(text: string, times: number): string {
  return text.repeat(
    Math.max(1, Math.min(times, Math.ceil(MAX_REPEATED / Math.max(1, text.length)))),
  );
}

/** Number close to the given one, or far from it. */
function otherNumber(word: string, random: Random): string {
  const number = Number(word);
  if (word.trim() === '' || !Number.isFinite(number)) return pick(random, STRAY_NUMBERS);
  const digitAt = [number + 1, number - 1, -number, number * 10, number * 2, number * 1e6, 0];
  return below(random, 3) === 0 ? pick(random, STRAY_NUMBERS) : String(pick(random, digitAt));
}

type Change = (text: string, other: string, random: Random) => string;

const drop: Change = (text, _, random) => replace(text, choosePart(text, random), '');

const double: Change = (text, _, random) => {
  const part = choosePart(text, random);
  return replace(text, part, cut(text, part).repeat(2));
};

const swap: Change = (text, _, random) => {
  const kind = pick(random, KINDS);
  const [a, b] = [choosePart(text, random, kind), choosePart(text, random, kind)];
  const [first, last] = a.start < b.start ? [a, b] : [b, a];
  if (first.end > last.start) return text;
  return replace(replace(text, last, cut(text, first)), first, cut(text, last));
};

/** Swaps in a part of the same kind from another place. */
const splice: Change = (text, other, random) => {
  const kind = pick(random, KINDS);
  const from = below(random, 2) === 0 ? text : other;
  return replace(text, choosePart(text, random, kind), cut(from, choosePart(from, random, kind)));
};

const stray: Change = (text, _, random) => {
  const part = choosePart(text, random, pick(random, ['word', 'number', 'range'] as const));
  const target = below(random, 2) === 0 ? part : { start: part.start, end: part.start };
  return replace(text, target, pick(random, pick(random, STRAYS)));
};

const count: Change = (text, _, random) => {
  const part = choosePart(text, random, 'number');
  return replace(text, part, otherNumber(cut(text, part), random));
};

const letter: Change = (text, _, random) => {
  const at = below(random, Math.max(1, text.length));
  const code = (text.charCodeAt(at) || 0) ^ (1 << below(random, 8));
  return replace(text, { start: at, end: at + 1 }, String.fromCharCode(code));
};

const repeat: Change = (text, _, random) => {
  const part = choosePart(text, random);
  return replace(text, part, repeated(cut(text, part), pick(random, REPEATS)));
};

/** Nests a part in itself many times, or adds unclosed brackets. */
const nest: Change = (text, _, random) => {
  const part = choosePart(text, random, 'group');
  const inner = cut(text, part);
  const open =
    below(random, 3) === 0 ? pick(random, ['(', '[', '{', '"', '<']) : inner.slice(0, 20);
  const times = pick(random, REPEATS);
  const close = below(random, 2) === 0 ? '' : repeated(inner.slice(-1), times);
  return replace(text, part, repeated(open, times) + inner + close);
};

const truncate: Change = (text, _, random) => text.slice(0, below(random, text.length + 1));

const join: Change = (text, other, random) => {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + other.slice(below(random, other.length + 1));
};

const manner: Change = (text, _, random) => {
  const part = choosePart(text, random);
  const inner = cut(text, part);
  const variants = [
    inner.toUpperCase(),
    inner.toLowerCase(),
    inner.replaceAll('\n', '\r\n'),
    ` ${inner} `,
  ];
  return replace(text, part, pick(random, variants));
};

/** The common changes, which come first, preserve the structure; the last ones usually do not. */
const CHANGES: readonly Change[] = [
  ...[splice, splice, splice, splice, count, count, count, double, double, swap, swap, drop, drop],
  ...[stray, stray, stray, manner, letter, repeat, nest, truncate, join],
];

/** Applies a few changes to a text. */
export function change(text: string, samples: readonly string[], random: Random): string {
  let changed = text;
  const changeCount = 1 + below(random, below(random, 4) === 0 ? 12 : 3);
  for (let changeIndex = 0; changeIndex < changeCount; changeIndex += 1) {
    changed = pick(random, CHANGES)(changed, pick(random, samples), random).slice(0, MAX_LENGTH);
  }
  return changed;
}

export const mutateText: Mutate = (samples, random) =>
  change(pick(random, samples), samples, random);

/** Mutates text, then usually recomputes its checks. */
export function sealing(seal: (text: string) => string): Mutate {
  return (samples, random) => {
    const text = mutateText(samples, random);
    return below(random, 4) === 0 ? text : seal(text);
  };
}

const FLIPS = [0, 1, 2, 4, 0x7f, 0x80, 0xff] as const;

function changeBytes(bytes: Uint8Array, random: Random): void {
  const at = below(random, Math.max(1, bytes.length));
  const kind = below(random, 4);
  if (kind === 0) bytes[at] = below(random, 256);
  else if (kind === 1) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
  else if (kind === 2) bytes.fill(pick(random, FLIPS), at, at + 1 + below(random, 8));
  else bytes.copyWithin(at, below(random, Math.max(1, bytes.length)), at + 1 + below(random, 60));
}

/** Mutates bytes in place, mostly near the ends, where formats have their directories. */
export const mutateBytes: Mutate = (samples, random) => {
  if (below(random, 4) === 0) return latin(change(pick(random, samples), samples, random));
  const bytes = new Uint8Array(Buffer.from(pick(random, samples), 'latin1'));
  const [head, tail] = [below(random, 3) === 0, below(random, 2) === 0];
  const part = head ? bytes.subarray(0, 64) : tail ? bytes.subarray(-256) : bytes;
  const changeCount = 1 + below(random, 6);
  for (let changeIndex = 0; changeIndex < changeCount; changeIndex += 1) changeBytes(part, random);
  const end = below(random, 8) === 0 ? below(random, bytes.length + 1) : bytes.length;
  return Buffer.from(bytes.subarray(0, end)).toString('latin1');
};

function latin(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
