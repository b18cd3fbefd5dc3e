import { assertDefined, defineOwn, failed, own, parsed } from '#core';
import type { Report } from '../report/report.ts';
import { addRun, emptyRunTally, mergeRunTallies } from '../runs/run-tally.ts';
import type { RunResult } from '../runs/runs.ts';
import { addValue, emptyMoments } from '../statistics/sums.ts';
import type { CellResult, Results, Study, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { areWorthsPrecise, reportAblation } from './ablation-report.ts';
import type { AblationTally } from './ablation-tally.ts';
import { mergeFigures } from './figure-sums.ts';
import { worthOf } from './worth.ts';
import { openSeries } from './run-series.ts';
import type { Arm, RunSeries } from './run-series.ts';

/** Results of the full game kept at a time, for the other arms. */
const MAX_KNOWN = 10_000;

function valueIn({ figures }: RunResult, name: string): number {
  return own(figures, name) ?? 0;
}

/**
 * The worth of each removable thing: runs of the same seeds with and without it. Cells are bots, and
 * bots with the missing thing, as `explorer -goblin`; a unit is a run; a parameter is `turns`.
 */
class AblationStudy implements Study<AblationTally> {
  readonly plan: Plan;
  readonly #series: RunSeries;
  /** Cache of the full game's results, by bot and index. */
  readonly #known = new Map<string, RunResult>();

  constructor(series: RunSeries) {
    this.plan = series.plan;
    this.#series = series;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): AblationTally {
    return { runs: emptyRunTally(), changes: {} };
  }

  play(cell: number, index: number, { runs, changes }: AblationTally): undefined {
    const arm = this.#arm(cell);
    const full = this.#playFull(arm.bot, index);
    if (arm.without === undefined) {
      addRun(runs, full);
      return;
    }
    const { arena } = this.#series;
    const isSame = arena.isSame?.(full, arm.without) === true;
    const result = isSame ? full : this.#series.play(arm, index);
    for (const name of arena.measures) {
      const sums = own(changes, name) ?? emptyMoments();
      addValue(sums, valueIn(result, name) - valueIn(full, name));
      defineOwn(changes, name, sums);
    }
  }

  merge(into: AblationTally, more: AblationTally): void {
    mergeRunTallies(into.runs, more.runs);
    mergeFigures(into.changes, more.changes);
  }

  isAnswered(cells: readonly CellResult<AblationTally>[]): boolean {
    return areWorthsPrecise(this.#series, worthOf(this.#series, cells));
  }

  seedOf(_: number, index: number): string {
    return this.#series.seedOf(index);
  }

  report({ cells }: Results<AblationTally>): Report {
    return reportAblation(this.#series, cells);
  }

  #arm(cell: number): Arm {
    return assertDefined(this.#series.arms[cell]);
  }

  #playFull(bot: string, index: number): RunResult {
    const name = `${bot} ${index}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const result = this.#series.play({ bot }, index);
    this.#known.set(name, result);
    const [oldest = ''] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN) this.#known.delete(oldest);
    return result;
  }
}

/** The worth of removable things in single-player games. */
export const ablationKind: StudyKind = {
  id: 'ablation',
  async open(plan, games) {
    const series = await openSeries(plan, games);
    if (!series.ok) return series;
    const { arms } = series.value;
    const isComplete = arms.every(({ bot }) =>
      arms.some((arm) => arm.bot === bot && arm.without === undefined),
    );
    if (isComplete) return parsed(new AblationStudy(series.value));
    return failed({
      code: 'plan-ablation',
      message: 'An ablation needs a part for each of its bots with everything in the game.',
    });
  },
};
