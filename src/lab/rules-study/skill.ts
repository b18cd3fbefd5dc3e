import type { Figure } from '../report/report.ts';
import type { Estimate } from '../statistics/interval.ts';
import type { Intervals } from './intervals.ts';
import type { RulesTally } from './tally.ts';

/**
 * Share of the points that puts one level clearly above another. Chains of such steps measure the
 * depth of a game: B. Robertie's complexity number, Inside Backgammon 2(1), 1992, with steps of 70
 * to 75 %; F. Lantz, A. Isaksen, A. Jaffe, A. Nealen and J. Togelius, "Depth in Strategic Games",
 * AAAI 2017 workshops; M.-L. Cauwet et al., "Depth, balancing, and limits of the Elo model", 2015,
 * arXiv:1511.02006. There are few levels of bots, which is why steps are 60 % here.
 */
export const CLEAR_STEP = 0.6;

/** A level against the one below. */
export interface Step {
  readonly cell: string;
  readonly one: string;
  readonly two: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly score: Estimate;
}

/** Steps of skill, highest level first. */
export function stepsOf(
  cells: readonly string[],
  tallies: readonly RulesTally[],
  intervals: Intervals,
): readonly Step[] {
  return tallies.flatMap((tally, at) => {
    const cell = cells[at] ?? '';
    const [one = '', two = ''] = cell.split(' ');
    if (tally.kind !== 'pairs') return [];
    const { games, wins, draws } = tally.pairs;
    return games === 0
      ? []
      : [{ cell, one, two, games, wins, draws, score: intervals.score(tally.pairs) }];
  });
}

/** Number of steps of at least 60 %: measured, proven and possible. */
export function clearSteps(steps: readonly Step[]): Figure {
  const count = (of: (score: Estimate) => number) =>
    steps.filter(({ score }) => of(score) >= CLEAR_STEP).length;
  const estimate = {
    value: count(({ value }) => value),
    least: count(({ least }) => least),
    most: count(({ most }) => most),
  };
  return { estimate, unit: 'count' };
}
