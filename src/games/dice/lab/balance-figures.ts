import { assertDefined } from '#core';
import type { Outcome, Series, UsualCounts } from './balance-samples.ts';
import { emptyTally, mergeInto } from './balance-tally.ts';
import { wilson } from '#lab/statistics/interval.ts';
import type { Share } from '#lab/statistics/interval.ts';

/** Outcomes of series, for some of the scenarios. */
export class Figures {
  readonly #outcomes: ReadonlyMap<Series, Outcome>;
  readonly #scenarios: readonly string[];

  constructor(outcomes: ReadonlyMap<Series, Outcome>, scenarios: readonly string[]) {
    this.#outcomes = outcomes;
    this.#scenarios = scenarios;
  }

  #of(series: readonly Series[]): Outcome[] {
    return series
      .filter(({ options }) => this.#scenarios.includes(options.scenario))
      .map((one) => assertDefined(this.#outcomes.get(one)));
  }

  /** Results of the games of a sample, in order; true for a win, undefined for a failed game. */
  won(series: readonly Series[]): (boolean | undefined)[] {
    return this.#of(series).flatMap(({ won }) => won);
  }

  winRate(series: readonly Series[]): Share {
    const won = this.won(series);
    return wilson(count(won, true), count(won, true) + count(won, false));
  }

  counts(series: readonly Series[]): UsualCounts {
    const all = emptyCounts();
    for (const { counts } of this.#of(series)) if (counts !== undefined) mergeInto(all, counts);
    return all;
  }
}

export function emptyCounts(): UsualCounts {
  const { games, wins, reasons, skills, pressure } = emptyTally();
  return { games, wins, reasons, skills, pressure };
}

function count(results: readonly (boolean | undefined)[], result: boolean): number {
  return results.filter((one) => one === result).length;
}

/** Differences between two samples with the same seeds, game by game, without failed games. */
export function differences(
  a: readonly (boolean | undefined)[],
  b: readonly (boolean | undefined)[],
): number[] {
  return a.flatMap((won, at) => difference(won, b[at]) ?? []);
}

/** Difference in wins between two games; undefined if one of them failed. */
export function difference(a: boolean | undefined, b: boolean | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Number(a) - Number(b);
}
