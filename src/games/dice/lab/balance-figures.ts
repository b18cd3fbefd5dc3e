import { assertDefined } from '#core';
import type { Outcome, Series } from './balance-study.ts';
import { emptyTally, mergeTallies } from './balance-tally.ts';
import type { Tally } from './balance-tally.ts';
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

  /** Results of the games of a sample, in order; true for a win. */
  won(series: readonly Series[]): boolean[] {
    return this.#of(series).flatMap(({ won }) => won);
  }

  winRate(series: readonly Series[]): Share {
    const won = this.won(series);
    return wilson(won.filter(Boolean).length, won.length);
  }

  tally(series: readonly Series[]): Tally {
    const tallies = this.#of(series).flatMap(({ tally }) => (tally === undefined ? [] : [tally]));
    return tallies.length === 0 ? emptyTally() : mergeTallies(tallies);
  }
}
