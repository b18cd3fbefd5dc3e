import { defineOwn, own } from '#core';
import { addExact, mergeExact, valueOfExact } from '../statistics/exact-sum.ts';
import type { ExactSum } from '../statistics/exact-sum.ts';
import { addValue, emptyMoments, mergeMoments } from '../statistics/sums.ts';
import type { MomentSums, PairSums } from '../statistics/sums.ts';
import type { RunResult } from './runs.ts';

/** Sums of a figure, and the number of runs in which it was 0 and 1. */
export interface FigureSums extends MomentSums {
  zeros: number;
  ones: number;
}

/** Amounts of words in the sum of a part: total of each run, and the amounts by word. */
export interface PartSums {
  readonly total: ExactSum;
  readonly squares: ExactSum;
  readonly words: Record<string, WordSums>;
}

/** Exact sums over runs: amounts, their squares, and their products with the total of the run. */
export interface WordSums {
  readonly amount: ExactSum;
  readonly squares: ExactSum;
  readonly products: ExactSum;
}

/** The number of runs with a list of words, and of those whose list has each word. */
interface SetSums {
  runs: number;
  readonly words: Record<string, number>;
}

/** Sums over the runs of one bot. Plain JSON; names are in the order of first appearance. */
export interface RunTally {
  runs: number;
  readonly figures: Record<string, FigureSums>;
  readonly words: Record<string, Record<string, number>>;
  readonly parts: Record<string, PartSums>;
  readonly sets: Record<string, SetSums>;
}

export function emptyRunTally(): RunTally {
  return { runs: 0, figures: {}, words: {}, parts: {}, sets: {} };
}

function emptyFigure(): FigureSums {
  return { ...emptyMoments(), zeros: 0, ones: 0 };
}

function noCounts(): Record<string, number> {
  return {};
}

function emptySet(): SetSums {
  return { runs: 0, words: {} };
}

function emptyPart(): PartSums {
  return { total: [], squares: [], words: {} };
}

function emptyWord(): WordSums {
  return { amount: [], squares: [], products: [] };
}

/** Entry of a record, made when it is first asked for. */
function entryOf<T>(record: Record<string, T>, name: string, make: () => T): T {
  const known = own(record, name);
  if (known !== undefined) return known;
  const made = make();
  defineOwn(record, name, made);
  return made;
}

/** Adds one run. */
export function addRun(
  tally: RunTally,
  { figures, words, parts = {}, sets = {} }: RunResult,
): void {
  tally.runs += 1;
  for (const [name, value] of Object.entries(figures)) {
    const sums = entryOf(tally.figures, name, emptyFigure);
    addValue(sums, value);
    if (value === 0) sums.zeros += 1;
    if (value === 1) sums.ones += 1;
  }
  for (const [name, word] of Object.entries(words)) {
    const counts = entryOf(tally.words, name, noCounts);
    addCount(counts, word, 1);
  }
  for (const [name, amounts] of Object.entries(parts)) {
    addAmounts(entryOf(tally.parts, name, emptyPart), amounts);
  }
  for (const [name, members] of Object.entries(sets)) {
    const sums = entryOf(tally.sets, name, emptySet);
    sums.runs += 1;
    for (const word of new Set(members)) addCount(sums.words, word, 1);
  }
}

/** Adds to the count of a word. */
export function addCount(counts: Record<string, number>, word: string, count: number): void {
  defineOwn(counts, word, (own(counts, word) ?? 0) + count);
}

function addAmounts(part: PartSums, amounts: Readonly<Record<string, number>>): void {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  addExact(part.total, total);
  addExact(part.squares, total * total);
  for (const [word, amount] of Object.entries(amounts)) {
    const sums = entryOf(part.words, word, emptyWord);
    addExact(sums.amount, amount);
    addExact(sums.squares, amount * amount);
    addExact(sums.products, amount * total);
  }
}

/** Adds the tally of later runs. */
export function mergeRunTallies(into: RunTally, more: RunTally): void {
  into.runs += more.runs;
  for (const [name, sums] of Object.entries(more.figures)) {
    const known = entryOf(into.figures, name, emptyFigure);
    mergeMoments(known, sums);
    known.zeros += sums.zeros;
    known.ones += sums.ones;
  }
  for (const [name, counts] of Object.entries(more.words)) {
    const known = entryOf(into.words, name, noCounts);
    for (const [word, count] of Object.entries(counts)) addCount(known, word, count);
  }
  for (const [name, part] of Object.entries(more.parts)) {
    mergeParts(entryOf(into.parts, name, emptyPart), part);
  }
  for (const [name, { runs, words }] of Object.entries(more.sets)) {
    const known = entryOf(into.sets, name, emptySet);
    known.runs += runs;
    for (const [word, count] of Object.entries(words)) addCount(known.words, word, count);
  }
}

function mergeParts(into: PartSums, { total, squares, words }: PartSums): void {
  mergeExact(into.total, total);
  mergeExact(into.squares, squares);
  for (const [word, sums] of Object.entries(words)) {
    const known = entryOf(into.words, word, emptyWord);
    mergeExact(known.amount, sums.amount);
    mergeExact(known.squares, sums.squares);
    mergeExact(known.products, sums.products);
  }
}

/** Sums of a word's amount (x) and the total of its part (y) over a number of runs. */
export function pairSumsOf(part: PartSums, word: WordSums, runs: number): PairSums {
  return {
    games: runs,
    x: valueOfExact(word.amount),
    y: valueOfExact(part.total),
    xx: valueOfExact(word.squares),
    xy: valueOfExact(word.products),
    yy: valueOfExact(part.squares),
  };
}
