import { assertDefined, own } from '#core';
import { differenceOf } from '../statistics/interval.ts';
import type { Scale } from '../statistics/interval.ts';
import { emptyMoments, momentsOf, restOf } from '../statistics/sums.ts';
import type { Moments } from '../statistics/sums.ts';
import type { CellResult } from '../study/kind.ts';
import type { RunSeries } from './run-series.ts';
import type { ScreeningTally } from './screening-tally.ts';
import { judge, meanOfRuns } from './worth.ts';
import type { Worth } from './worth.ts';

/** The worth of every thing for every bot: runs that lack it minus runs that have it. */
export function screenedWorths(
  series: RunSeries,
  cells: readonly CellResult<ScreeningTally>[],
): readonly Worth[] {
  const { arena, arms, plan } = series;
  const isOpen = plan.stop.kind !== 'units';
  const rows = arms.flatMap(({ bot }, at) => {
    const { runs, all, lacking } = assertDefined(cells[at]).tally;
    const full = series.report(runs);
    const scaleOf = (name: string): Scale => {
      if (arena.shares.includes(name)) return { bounds: { least: 0, most: 1 }, scale: 1 };
      return { scale: Math.abs(own(full.figures, name)?.value ?? 0) || 1 };
    };
    return [...arena.removable.keys()].map((thing) => {
      const sums = own(lacking, thing) ?? {};
      const measured = arena.measures.map((name) => {
        const part = own(sums, name) ?? emptyMoments();
        const rest = restOf(own(all, name) ?? emptyMoments(), part);
        const mean = (moments: Moments) => meanOfRuns(moments, scaleOf(name), isOpen);
        return { name, runs: part.n, estimate: differenceOf(mean(momentsOf(part)), mean(rest)) };
      });
      return { bot, thing, full, measured };
    });
  });
  return judge(rows);
}
