import { elementAt } from '#core';
import type { PairTally } from '../kinds/paired-games.ts';
import type { Figure, Unit } from '../report/report.ts';
import { estimateOf, wilson } from '../statistics/interval.ts';
import type { Estimate } from '../statistics/interval.ts';
import { quantileOf } from './histogram.ts';
import { meanOf } from './moments.ts';
import { HUNDRED, THOUSAND } from './tally.ts';
import type { LoneTally } from './tally.ts';

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

/** Share with its 95 % interval; undefined without trials. */
function shareOf(successes: number, trials: number): Estimate | undefined {
  return trials === 0 ? undefined : estimateOf(wilson(successes, trials));
}

/**
 * Points of the player who moves first, as a share of all games. Draws and unfinished games are
 * shared equally.
 */
export function firstShare({ games, firstWins, draws, unfinished, wins }: LoneTally): Estimate {
  return estimateOf(wilson(firstWins + (draws + unfinished) / wins.length, games));
}

/** Share of the games won by a seat. */
export function winShare({ games, wins }: LoneTally, seat: number): Estimate {
  return estimateOf(wilson(elementAt(wins, seat), games));
}

/** Points of the first bot of pairs of games. */
export function scoreOfPairs({ games, wins, draws }: PairTally): Estimate {
  return estimateOf(wilson(wins + draws / 2, games));
}

interface FigureRow {
  readonly unit: Unit;
  readonly of: (tally: LoneTally) => Estimate | undefined;
}

/** Unit and value of each figure; undefined if the games do not have it. */
const ROWS: Readonly<Record<FigureId, FigureRow>> = {
  first: { unit: 'share', of: firstShare },
  draws: { unit: 'share', of: ({ draws, games }) => shareOf(draws, games) },
  unfinished: { unit: 'share', of: ({ unfinished, games }) => shareOf(unfinished, games) },
  turns: { unit: 'number', of: ({ measures }) => meanOf(measures.turns) },
  'turns-median': { unit: 'count', of: ({ turns }) => quantileOf(turns, 0.5) },
  'turns-95': { unit: 'count', of: ({ turns }) => quantileOf(turns, 0.95) },
  options: { unit: 'number', of: ({ measures }) => meanOf(measures.options, HUNDRED) },
  'options-median': { unit: 'number', of: ({ measures }) => meanOf(measures['options-median']) },
  'options-95': { unit: 'number', of: ({ measures }) => meanOf(measures['options-95']) },
  forced: { unit: 'share', of: ({ measures }) => meanOf(measures.forced, THOUSAND) },
  'lead-changes': { unit: 'number', of: ({ measures }) => meanOf(measures['lead-changes']) },
  drama: { unit: 'share', of: ({ measures }) => meanOf(measures.drama, THOUSAND) },
  comebacks: { unit: 'share', of: ({ comebacks, evaluated }) => shareOf(comebacks, evaluated) },
  decided: { unit: 'share', of: ({ measures }) => meanOf(measures.decided, THOUSAND) },
  uncertainty: { unit: 'share', of: ({ measures }) => meanOf(measures.uncertainty, THOUSAND) },
};

export function unitOf(id: FigureId): Unit {
  return ROWS[id].unit;
}

/** Figure of a tally with its interval; undefined if its games do not have it. */
export function figureOf(id: FigureId, tally: LoneTally): Figure | undefined {
  const { unit, of } = ROWS[id];
  const estimate = tally.games === 0 ? undefined : of(tally);
  return estimate && { estimate, unit };
}

/**
 * Upper bound of a chance that was never realised in `trials` independent trials, at 95 %
 * confidence: about 3 / trials (J. A. Hanley and A. Lippman-Hand, "If nothing goes wrong, is
 * everything all right?", JAMA 249, 1983).
 */
export function ruleOfThree(trials: number): number {
  return trials === 0 ? 1 : Math.min(1, 3 / trials);
}
