import { elementAt } from '#core';
import type { Figure, Unit } from '../report/report.ts';
import type { Estimate, Scale } from '../statistics/interval.ts';
import { upperShare } from '../statistics/share-bound.ts';
import { quantileOf } from './histogram.ts';
import type { Intervals } from './intervals.ts';
import type { LoneTally, Measure } from './tally.ts';

/** Figures of a bot against itself, in the order of the report. */
export const FIGURES = [
  'first',
  'draws',
  'unfinished',
  'turns',
  'turns-median',
  'turns-95',
  'options',
  'options-median',
  'options-95',
  'forced',
  'lead-changes',
  'drama',
  'comebacks',
  'decided',
  'uncertainty',
] as const;
export type FigureId = (typeof FIGURES)[number];

type Find = (tally: LoneTally, intervals: Intervals) => Estimate | undefined;

/** Share of games; undefined without any. */
function shareOf(read: (tally: LoneTally) => readonly [number, number]): Find {
  return (tally, intervals) => {
    const [successes, trials] = read(tally);
    return trials === 0 ? undefined : intervals.share(successes, trials);
  };
}

/** Mean of a figure over games; undefined without any. */
function meanOf(measure: Measure, scale: Scale): Find {
  return ({ measures }, intervals) => {
    const sums = measures[measure];
    return sums.n === 0 ? undefined : intervals.mean(sums, scale);
  };
}

/**
 * Points of the player who moves first, as a share of all games. Draws and unfinished games are
 * shared equally.
 */
export function firstShare(tally: LoneTally, intervals: Intervals): Estimate {
  const { games, firstWins, draws, unfinished, wins } = tally;
  return intervals.share(firstWins + (draws + unfinished) / wins.length, games);
}

/** Share of the games won by a seat. */
export function winShare({ games, wins }: LoneTally, seat: number, intervals: Intervals): Estimate {
  return intervals.share(elementAt(wins, seat), games);
}

interface FigureRow {
  readonly unit: Unit;
  readonly of: Find;
}

const COUNT: Scale = { bounds: { least: 0, most: Infinity } };
const SHARE: Scale = { bounds: { least: 0, most: 1 }, scale: 1 };

/** Unit and value of each figure; undefined if the games do not have it. */
const ROWS: Readonly<Record<FigureId, FigureRow>> = {
  first: { unit: 'share', of: firstShare },
  draws: { unit: 'share', of: shareOf(({ draws, games }) => [draws, games]) },
  unfinished: { unit: 'share', of: shareOf(({ unfinished, games }) => [unfinished, games]) },
  turns: { unit: 'number', of: meanOf('turns', COUNT) },
  'turns-median': { unit: 'count', of: ({ turns }, how) => quantileOf(turns, 0.5, how) },
  'turns-95': { unit: 'count', of: ({ turns }, how) => quantileOf(turns, 0.95, how) },
  options: { unit: 'number', of: meanOf('options', COUNT) },
  'options-median': { unit: 'number', of: meanOf('options-median', COUNT) },
  'options-95': { unit: 'number', of: meanOf('options-95', COUNT) },
  forced: { unit: 'share', of: meanOf('forced', SHARE) },
  'lead-changes': { unit: 'number', of: meanOf('lead-changes', COUNT) },
  drama: { unit: 'share', of: meanOf('drama', SHARE) },
  comebacks: { unit: 'share', of: shareOf(({ comebacks, evaluated }) => [comebacks, evaluated]) },
  decided: { unit: 'share', of: meanOf('decided', SHARE) },
  uncertainty: { unit: 'share', of: meanOf('uncertainty', SHARE) },
};

export function unitOf(id: FigureId): Unit {
  return ROWS[id].unit;
}

/** Figure of a tally with its interval; undefined if its games do not have it. */
export function figureOf(id: FigureId, tally: LoneTally, intervals: Intervals): Figure | undefined {
  const { unit, of } = ROWS[id];
  const estimate = tally.games === 0 ? undefined : of(tally, intervals);
  return estimate && { estimate, unit };
}

/**
 * Upper bound of the chance of something that never happened in `trials` games, about 3 / trials (the
 * rule of three: J. A. Hanley and A. Lippman-Hand, JAMA 249, 1983), in percent.
 */
export function percentNever(trials: number): string {
  return (100 * upperShare(0, trials)).toFixed(1);
}
