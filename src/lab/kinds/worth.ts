import { assertDefined, own } from '#core';
import type { RunReport } from '../runs/run-figures.ts';
import { meanSequence } from '../statistics/confidence-sequence.ts';
import { chanceOf, findDiscoveries } from '../statistics/compare.ts';
import { paddedMean, Z } from '../statistics/interval.ts';
import type { Estimate, Scale } from '../statistics/interval.ts';
import { emptyMoments, momentsOf } from '../statistics/sums.ts';
import type { Moments } from '../statistics/sums.ts';
import type { CellResult } from '../study/kind.ts';
import type { AblationTally } from './ablation-tally.ts';
import type { RunSeries } from './run-series.ts';

/** Change of a figure when something is removed. */
export interface Change {
  readonly name: string;
  readonly estimate: Estimate;
  /** True if it stands out among all changes of the study at a false discovery rate of 5 %. */
  readonly isBeyondChance: boolean;
}

/** Changes of all measures when one thing is removed. */
export interface Worth {
  readonly bot: string;
  readonly thing: string;
  readonly runs: number;
  /** Runs of the full game. */
  readonly full: RunReport;
  readonly changes: readonly Change[];
}

/** Differences of shares are at most 1; those of other figures may plausibly be as large as these. */
function scaleOf({ arena }: RunSeries, name: string, full: RunReport): Scale {
  if (arena.shares.includes(name)) return { bounds: { least: -1, most: 1 }, scale: 2 };
  return { scale: Math.abs(own(full.figures, name)?.value ?? 0) || 1 };
}

/** Mean over runs with its interval, which is unbounded for fewer than two. */
export function meanOfRuns(moments: Moments, scale: Scale, isOpen: boolean): Estimate {
  if (moments.n < 2) return { value: moments.mean, least: -Infinity, most: Infinity };
  return isOpen ? meanSequence(moments, scale) : paddedMean(moments, Z, 1, scale);
}

/** The worth of every removed thing of a study, in the order of its cells. */
export function worthOf(
  series: RunSeries,
  cells: readonly CellResult<AblationTally>[],
): readonly Worth[] {
  const { arena, arms, plan } = series;
  const isOpen = plan.stop.kind !== 'units';
  const fulls = new Map(
    arms.flatMap(({ bot, without }, at) => {
      const report = () => series.report(assertDefined(cells[at]).tally.runs);
      return without === undefined ? [[bot, report()] as const] : [];
    }),
  );
  const rows = arms.flatMap(({ bot, without }, at) => {
    if (without === undefined) return [];
    const { changes } = assertDefined(cells[at]).tally;
    const full = assertDefined(fulls.get(bot));
    const measured = arena.measures.map((name) => {
      const sums = own(changes, name) ?? emptyMoments();
      const scale = scaleOf(series, name, full);
      return { name, runs: sums.n, estimate: meanOfRuns(momentsOf(sums), scale, isOpen) };
    });
    return [{ bot, thing: without, full, measured }];
  });
  return judge(rows);
}

/** Changes of a thing before it is known which of them stand out. */
interface Measured extends Pick<Worth, 'bot' | 'thing' | 'full'> {
  readonly measured: readonly (Pick<Change, 'name' | 'estimate'> & { readonly runs: number })[];
}

/** Finds the changes that stand out among all of a study. */
export function judge(rows: readonly Measured[]): readonly Worth[] {
  const found = findDiscoveries(
    rows.flatMap(({ measured }) => measured.map(({ estimate }) => chanceOf(estimate))),
  );
  return rows.map(({ measured, ...row }, at) => ({
    ...row,
    runs: measured[0]?.runs ?? 0,
    changes: measured.map(({ name, estimate }, measure) => {
      const isBeyondChance = found[at * measured.length + measure] === true;
      return { name, estimate, isBeyondChance };
    }),
  }));
}
