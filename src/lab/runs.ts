import type { Game, GameEvent, OptionValues, Seed } from '#core';
import { addPair, emptySums, estimateOf, ratioOf, wilson } from './interval.ts';
import type { Estimate, Share } from './interval.ts';

/** What came of one run of a game for one. */
export interface RunResult {
  /** Figures of which means are told; all runs of a game have the same. */
  readonly figures: Readonly<Record<string, number>>;
  /** Words of which shares are told, such as how the run ended; not every run has all of them. */
  readonly words: Readonly<Record<string, string>>;
  /** Amounts by words, such as damage by those who did it: the share of each in the sum of all runs is told. */
  readonly parts?: Parts;
}

type Parts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a bot is to play. */
export interface RunTask {
  readonly bot: string;
  /** What is taken out of the game, or nothing. */
  readonly without?: string;
  readonly options: OptionValues;
  /** The seed of all runs: a run depends on it and its index alone. */
  readonly seed: Seed;
  readonly index: number;
  /** It is broken off after so many turns. */
  readonly turns: number;
}

/** A game for one whose bots are compared by how far they get. */
export interface RunArena {
  readonly bots: readonly string[];
  /** All that can be taken out of the game, each with the message that names it. */
  readonly removable: ReadonlyMap<string, string>;
  /** Every word that runs can end with, and every source of damage: each has its text in `cli-arena-end`, `cli-arena-damage`. */
  readonly words: { readonly ends: readonly string[]; readonly damage: readonly string[] };
  /** The turns after which runs are broken off where nothing else is said. */
  readonly turns: number;
  /** The figures that tell what something that is taken out was worth. */
  readonly measures: readonly string[];
  play(task: RunTask): RunResult;
  /** Whether a run was one in which something that is taken out makes no difference, so that it need not be played. */
  readonly isSame?: (result: RunResult, without: string) => boolean;
}

/**
 * Plays a run until it is over, or as long as it goes on; `watch` is told what happens. Throws RangeError after
 * `most` actions.
 */
export function playOut<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  start: S,
  choose: (view: S) => A,
  goesOn: (state: S) => boolean,
  most: number,
  watch?: (events: readonly E[]) => void,
): S {
  let state = start;
  for (let entry = 0; goesOn(state); entry++) {
    if (entry > most) throw new RangeError(`a run of ${game.id} goes on`);
    const step = game.apply(state, choose(game.view(state, 0)));
    watch?.(step.events);
    state = step.state;
  }
  return state;
}

type Shares = Readonly<Record<string, Share & { readonly count: number }>>;

/** Means and shares over runs, with the intervals in which they lie with 95 % confidence. */
export interface RunReport {
  readonly runs: number;
  readonly figures: Readonly<Record<string, Estimate>>;
  readonly words: Readonly<Record<string, Shares>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, Estimate>>>>;
}

function namesIn(records: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** The mean of a figure; where it is 0 or 1 in every run, a share. */
function meanOf(values: readonly number[]): Estimate {
  const ones = values.filter((value) => value === 1).length;
  const zeros = values.filter((value) => value === 0).length;
  if (ones + zeros === values.length) return estimateOf(wilson(ones, values.length));
  const sums = emptySums();
  for (const value of values) addPair(sums, value, 1);
  return ratioOf(sums);
}

function sharesOf(words: readonly string[]): Shares {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([word, count]) => [word, { count, ...wilson(count, words.length) }]),
  );
}

/** The share that each word has in the sum of all amounts of all runs. */
function partsOf(amounts: readonly Readonly<Record<string, number>>[]) {
  const runs = amounts.map((amount) => new Map(Object.entries(amount)));
  const parts = [...namesIn(amounts)].sort().map((word) => {
    const sums = emptySums();
    for (const run of runs) {
      const whole = [...run.values()].reduce((sum, amount) => sum + amount, 0);
      addPair(sums, run.get(word) ?? 0, whole);
    }
    const { value, least, most } = ratioOf(sums);
    return [word, { value, least, most: Math.min(1, most) }] as const;
  });
  return Object.fromEntries(parts);
}

/** Sums up runs. */
export function reportRuns(results: readonly RunResult[]): RunReport {
  const figures = results.map((result) => new Map(Object.entries(result.figures)));
  const words = results.map((result) => new Map(Object.entries(result.words)));
  const means = namesIn(results.map((result) => result.figures)).map(
    (name) => [name, meanOf(figures.map((figure) => figure.get(name) ?? 0))] as const,
  );
  const shares = namesIn(results.map((result) => result.words)).map(
    (name) => [name, sharesOf(words.flatMap((word) => word.get(name) ?? []))] as const,
  );
  const all = results.map(({ parts = {} }) => new Map(Object.entries(parts)));
  const parts = [...new Set(all.flatMap((part) => [...part.keys()]))].map(
    (name) => [name, partsOf(all.map((part) => part.get(name) ?? {}))] as const,
  );
  return {
    runs: results.length,
    figures: Object.fromEntries(means),
    words: Object.fromEntries(shares),
    parts: Object.fromEntries(parts),
  };
}

const Z = 1.959964;

/** The mean of the differences of a figure between runs of the same seeds, with its interval. */
export function changeOf(
  before: readonly RunResult[],
  after: readonly RunResult[],
  figure: string,
): Estimate {
  const value = (result: RunResult) => new Map(Object.entries(result.figures)).get(figure) ?? 0;
  const changes = after.map((result, index) => {
    const other = before[index];
    return other === undefined ? 0 : value(result) - value(other);
  });
  const runs = changes.length;
  const mean = changes.reduce((sum, change) => sum + change, 0) / Math.max(1, runs);
  if (runs < 2) return { value: mean, least: -Infinity, most: Infinity };
  const squares = changes.reduce((sum, change) => sum + (change - mean) * (change - mean), 0);
  const spread = Z * Math.sqrt(squares / (runs - 1) / runs);
  return { value: mean, least: mean - spread, most: mean + spread };
}
