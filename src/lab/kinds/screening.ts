import {
  assertDefined,
  below,
  defineOwn,
  deriveSeed,
  failed,
  makeStream,
  own,
  parsed,
} from '#core';
import type { Report } from '../report/report.ts';
import { addRun, emptyRunTally, mergeRunTallies } from '../runs/run-tally.ts';
import type { RunResult } from '../runs/runs.ts';
import { addValue, emptyMoments } from '../statistics/sums.ts';
import type { CellResult, Results, Study, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { areWorthsPrecise, reportWorths } from './ablation-report.ts';
import { mergeFigures } from './figure-sums.ts';
import type { FigureSums } from './figure-sums.ts';
import { openSeries } from './run-series.ts';
import type { RunSeries } from './run-series.ts';
import { screenedWorths } from './screened-worth.ts';
import type { ScreeningTally } from './screening-tally.ts';

/** Share of all things that a run lacks, in percent, by default. */
const USUAL_LACK = 20;
const MOST_LACK = 50;

function addFigures(into: FigureSums, { figures }: RunResult, names: readonly string[]): void {
  for (const name of names) {
    const sums = own(into, name) ?? emptyMoments();
    addValue(sums, own(figures, name) ?? 0);
    defineOwn(into, name, sums);
  }
}

/**
 * The worth of all removable things at once: every run lacks some of them, drawn by its seed, and the
 * worth of a thing is the difference between the runs that lack it and those that have it. All things
 * share the same runs (a factorial design; Fisher 1935). Cells are bots; a unit is a run; parameters are
 * `turns` and `lack`, the percentage of things that a run lacks.
 */
class ScreeningStudy implements Study<ScreeningTally> {
  readonly plan: Plan;
  readonly #series: RunSeries;
  readonly #lack: number;

  constructor(series: RunSeries, lack: number) {
    this.plan = series.plan;
    this.#series = series;
    this.#lack = lack;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): ScreeningTally {
    return { runs: emptyRunTally(), all: {}, lacking: {} };
  }

  play(cell: number, index: number, { runs, all, lacking }: ScreeningTally): undefined {
    const { arms, arena } = this.#series;
    const missing = this.#missingIn(index);
    const result = this.#series.playWithout(assertDefined(arms[cell]).bot, missing, index);
    addRun(runs, result);
    addFigures(all, result, arena.measures);
    for (const thing of missing) {
      const sums = own(lacking, thing) ?? {};
      addFigures(sums, result, arena.measures);
      defineOwn(lacking, thing, sums);
    }
  }

  merge(into: ScreeningTally, more: ScreeningTally): void {
    mergeRunTallies(into.runs, more.runs);
    mergeFigures(into.all, more.all);
    for (const [thing, sums] of Object.entries(more.lacking)) {
      const known = own(into.lacking, thing) ?? {};
      mergeFigures(known, sums);
      defineOwn(into.lacking, thing, known);
    }
  }

  isAnswered(cells: readonly CellResult<ScreeningTally>[]): boolean {
    return areWorthsPrecise(this.#series, screenedWorths(this.#series, cells));
  }

  seedOf(_: number, index: number): string {
    return this.#series.seedOf(index);
  }

  report({ cells }: Results<ScreeningTally>): Report {
    const bots = this.#series.arms.map(({ bot }, at) => {
      return { bot, report: this.#series.report(assertDefined(cells[at]).tally.runs) };
    });
    const about = { id: 'lab-screening-about', args: { percent: this.#lack } };
    return reportWorths(this.#series, bots, screenedWorths(this.#series, cells), about);
  }

  /** The things that a run lacks: the same for every bot. */
  #missingIn(index: number): readonly string[] {
    const { plan, arena } = this.#series;
    const chance = makeStream(deriveSeed(plan.seed, index), 'missing');
    return [...arena.removable.keys()].filter(() => below(chance, 100) < this.#lack);
  }
}

/** The worth of all removable things in single-player games, from the same runs. */
export const screeningKind: StudyKind = {
  id: 'screening',
  async open(plan, games) {
    const series = await openSeries(plan, games);
    if (!series.ok) return series;
    const { lack = USUAL_LACK } = plan.parameters;
    if (typeof lack !== 'number' || !(lack >= 1 && lack <= MOST_LACK)) {
      return failed({
        code: 'plan-screening-lack',
        message: `“lack” is the percentage of things that a run lacks: 1 to ${MOST_LACK}.`,
        args: { most: MOST_LACK },
      });
    }
    if (series.value.arms.every(({ without }) => without === undefined)) {
      return parsed(new ScreeningStudy(series.value, lack));
    }
    return failed({
      code: 'plan-screening',
      message: 'The parts of a screening are bots; it chooses what runs lack.',
    });
  },
};
