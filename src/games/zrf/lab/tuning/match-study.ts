import { assertDefined, deriveSeed, parsed } from '#core';
import { reportArena } from '#lab/kinds/arena-report.ts';
import { requireQuickMoves } from '#lab/kinds/open-game.ts';
import { addPairOfGames, emptyPairTally, mergePairTallies } from '#lab/kinds/paired-games.ts';
import type { PairTally } from '#lab/kinds/paired-games.ts';
import { testOf } from '#lab/kinds/pair-figures.ts';
import type { Report } from '#lab/report/report.ts';
import type { CellResult, Results, Study, StudyGames, StudyKind } from '#lab/study/kind.ts';
import type { Plan } from '#lab/study/plan.ts';
import { limitsOf, openRivals, optionsOf } from './games-study.ts';
import { playRivals } from './match-play.ts';
import type { Rivals } from './match-play.ts';

/** The rivals of a match, as named in its report. */
export const RIVALS = 'tuned derived';

/**
 * Tuned against derived evaluation. A unit is a pair of games with the same opening and exchanged
 * sides. Parameters are `nodes` and `longest`.
 */
class MatchStudy implements Study<PairTally> {
  readonly plan: Plan;
  readonly #rivals: Rivals;
  readonly #games: StudyGames;

  constructor(plan: Plan, rivals: Rivals, games: StudyGames) {
    this.plan = plan;
    this.#rivals = rivals;
    this.#games = games;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): PairTally {
    return emptyPairTally();
  }

  play(_: number, index: number, tally: PairTally): undefined {
    const { plan } = this;
    const played = [2 * index, 2 * index + 1].map((game) =>
      playRivals(this.#rivals, optionsOf(plan), plan.seed, game, limitsOf(plan)),
    );
    requireQuickMoves(this.#games, this.#rivals.derived, plan);
    addPairOfGames(tally, played);
  }

  merge(into: PairTally, more: PairTally): void {
    mergePairTallies(into, more);
  }

  isAnswered(cells: readonly CellResult<PairTally>[]): boolean {
    const { stop } = this.plan;
    if (stop.kind !== 'sprt') return false;
    return testOf(stop, assertDefined(cells[0]).tally).verdict !== undefined;
  }

  seedOf(_: number, index: number): string {
    return deriveSeed(this.plan.seed, index);
  }

  report(results: Results<PairTally>): Report {
    return reportArena(this.plan, results);
  }
}

/** Match that confirms a tuning, which is among the texts of the plan. */
export const matchKind: StudyKind = {
  id: 'tuning-match',
  async open(plan, games) {
    const rivals = await openRivals(plan, games);
    return rivals.ok ? parsed(new MatchStudy(plan, rivals.value, games)) : rivals;
  },
};
