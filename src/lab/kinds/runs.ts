import { assertDefined, failed, own, parsed } from '#core';
import { gameName } from '../report/game-name.ts';
import type { Phrase, Report } from '../report/report.ts';
import { formatValue } from '../report/phrases.ts';
import { figureOf, nameOfFigure, runData, runSections } from '../runs/run-sections.ts';
import type { BotReport } from '../runs/run-sections.ts';
import { addRun, emptyRunTally, mergeRunTallies } from '../runs/run-tally.ts';
import type { RunTally } from '../runs/run-tally.ts';
import type { CellResult, Results, Study, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { openSeries } from './run-series.ts';
import type { RunSeries } from './run-series.ts';

/** Sentence about the most important figure of a bot. */
export function sayProgress(series: RunSeries, { bot, report }: BotReport): Phrase {
  const { measure, arena } = series;
  const estimate = own(report.figures, measure);
  if (estimate === undefined) return { id: 'lab-answer-no-runs', args: { bot } };
  const { unit } = figureOf(arena, measure, estimate);
  const { value, least, most } = estimate;
  const number = (one: number) => formatValue(one, unit);
  return {
    id: unit === 'share' ? 'lab-answer-run-share' : 'lab-answer-run',
    args: {
      bot,
      figure: nameOfFigure(measure),
      value: number(value),
      least: number(least),
      most: number(most),
      runs: report.runs,
    },
  };
}

/** Runs of a single-player game. Cells are bots; a unit is a run; a parameter is `turns`. */
class RunsStudy implements Study<RunTally> {
  readonly plan: Plan;
  readonly #series: RunSeries;

  constructor(series: RunSeries) {
    this.plan = series.plan;
    this.#series = series;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): RunTally {
    return emptyRunTally();
  }

  play(cell: number, index: number, tally: RunTally): undefined {
    addRun(tally, this.#series.play(assertDefined(this.#series.arms[cell]), index));
  }

  merge(into: RunTally, more: RunTally): void {
    mergeRunTallies(into, more);
  }

  isAnswered(cells: readonly CellResult<RunTally>[]): boolean {
    const { measure } = this.#series;
    return cells.every(({ tally }) => {
      const estimate = own(this.#series.report(tally).figures, measure);
      return this.#series.isPrecise(measure, estimate, estimate?.value ?? 0);
    });
  }

  seedOf(_: number, index: number): string {
    return this.#series.seedOf(index);
  }

  report({ cells }: Results<RunTally>): Report {
    const { game, options, seed } = this.plan;
    const bots = this.#series.arms.map(({ bot }, at) => {
      return { bot, report: this.#series.report(assertDefined(cells[at]).tally) };
    });
    const { turns } = this.#series;
    return {
      question: { id: 'lab-question-runs', args: { game: gameName(game.id) } },
      answer: bots.map((bot) => sayProgress(this.#series, bot)),
      sections: runSections(this.#series.arena, bots),
      data: { game: game.id, options, seed, games: gamesIn(this.plan), turns, bots: runData(bots) },
    };
  }
}

/** Number of runs per cell, at most. */
export function gamesIn({ stop }: Plan): number {
  return stop.kind === 'units' ? stop.units : stop.most;
}

/** Progress of bots in single-player games. */
export const runsKind: StudyKind = {
  id: 'runs',
  async open(plan, games) {
    const series = await openSeries(plan, games);
    if (!series.ok) return series;
    if (series.value.arms.every(({ without }) => without === undefined)) {
      return parsed(new RunsStudy(series.value));
    }
    return failed({
      code: 'plan-runs-without',
      message: 'Parts that lack something belong to a study of kind “ablation”.',
    });
  },
};
