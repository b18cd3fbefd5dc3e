import { own } from '#core';
import type { Game, GameEvent, OptionValues, Seed } from '#core';
import { estimateOf, meanInterval, ratioOf, wilson } from '../statistics/interval.ts';
import type { Bounds, Estimate, Share } from '../statistics/interval.ts';
import { addPair, emptySums, ratioMoments } from '../statistics/sums.ts';

/** Result of one run of a single-player game. */
export interface RunResult {
  /** Figures to average. All runs of a game have the same ones. */
  readonly figures: Readonly<Record<string, number>>;
  /** Words to report as shares, e.g. the way the run ended. A run may lack some of them. */
  readonly words: Readonly<Record<string, string>>;
  /** Amounts by word, e.g. damage by attacker, to report as shares of the sum over all runs. */
  readonly parts?: Parts;
}

type Parts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Task for a bot: one run to play. */
export interface RunTask {
  readonly bot: string;
  /** Part of the game to remove, if any. */
  readonly without?: string;
  readonly options: OptionValues;
  /** Seed of the series. A run depends only on the seed and its index. */
  readonly seed: Seed;
  readonly index: number;
  /** Maximum number of turns. */
  readonly turns: number;
}

/** Single-player game whose bots are compared by their progress. */
export interface RunArena {
  readonly bots: readonly string[];
  /** Removable parts of the game, each with the id of its name. */
  readonly removable: ReadonlyMap<string, string>;
  /**
   * Possible ends of a run and sources of damage. Their texts are in `cli-arena-end` and
   * `cli-arena-damage`.
   */
  readonly words: { readonly ends: readonly string[]; readonly damage: readonly string[] };
  /** Default maximum number of turns. */
  readonly turns: number;
  /** Figures with known bounds, in runs of at most this many turns. */
  boundsFor(turns: number): Readonly<Record<string, Bounds>>;
  /** Figures that measure the value of a removed part. */
  readonly measures: readonly string[];
  play(task: RunTask): RunResult;
  /** True if removing a part cannot have changed this run. It is then not played again. */
  readonly isSame?: (result: RunResult, without: string) => boolean;
}

/**
 * Plays a run until it is over or `canContinue` returns false, passing each step's events to `watch`.
 * Throws RangeError after `most` actions.
 */
export function playOut<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  start: S,
  choose: (view: S) => A,
  canContinue: (state: S) => boolean,
  maxActions: number,
  watch?: (events: readonly E[]) => void,
): S {
  let state = start;
  for (let entry = 0; canContinue(state); entry++) {
    if (entry > maxActions) throw new RangeError(`a run of ${game.id} goes on`);
    const step = game.apply(state, choose(game.view(state, 0)));
    watch?.(step.events);
    state = step.state;
  }
  return state;
}

type Shares = Readonly<Record<string, Share & { readonly count: number }>>;

/** Means and shares over runs, with 95 % confidence intervals. */
export interface RunReport {
  readonly runs: number;
  readonly figures: Readonly<Record<string, Estimate>>;
  readonly words: Readonly<Record<string, Shares>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, Estimate>>>>;
}

function namesIn(records: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** Mean of a figure; a share if it is 0 or 1 in every run. */
function meanOf(values: readonly number[], bounds: Bounds | undefined): Estimate {
  const ones = values.filter((value) => value === 1).length;
  const zeros = values.filter((value) => value === 0).length;
  if (ones + zeros === values.length) return estimateOf(wilson(ones, values.length));
  const sums = emptySums();
  for (const value of values) addPair(sums, value, 1);
  return bounds === undefined ? ratioOf(sums) : meanInterval(ratioMoments(sums), { bounds });
}

function sharesOf(words: readonly string[]): Shares {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([word, count]) => [word, { count, ...wilson(count, words.length) }]),
  );
}

/** Share of each word in the sum of all amounts of all runs. */
function partsOf(amounts: readonly Readonly<Record<string, number>>[]) {
  const runs = amounts.map((amount) => new Map(Object.entries(amount)));
  const parts = [...namesIn(amounts)].sort().map((word) => {
    const sums = emptySums();
    for (const run of runs) {
      const total = [...run.values()].reduce((sum, amount) => sum + amount, 0);
      addPair(sums, run.get(word) ?? 0, total);
    }
    const { value, least, most: maxActions } = ratioOf(sums);
    return [word, { value, least, most: Math.min(1, maxActions) }] as const;
  });
  return Object.fromEntries(parts);
}

/** Summarises runs. Figures without bounds are counts or amounts of at least 0. */
export function reportRuns(
  results: readonly RunResult[],
  bounds: Readonly<Record<string, Bounds>> = {},
): RunReport {
  const figures = results.map((result) => new Map(Object.entries(result.figures)));
  const valuesOf = (name: string) => figures.map((figure) => figure.get(name) ?? 0);
  const words = results.map((result) => new Map(Object.entries(result.words)));
  const means = namesIn(results.map((result) => result.figures)).map(
    (name) => [name, meanOf(valuesOf(name), own(bounds, name))] as const,
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

/** Mean difference of a figure between runs of the same seeds, with its interval. */
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
