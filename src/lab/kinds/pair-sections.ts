import { assertDefined } from '#core';
import type { Column, Figure, Phrase, Row, Section } from '../report/report.ts';
import type { Estimate } from '../statistics/interval.ts';
import type { CellResult } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { eloOfScore, firstMoverShare, lengthOf, scoreOf } from './pair-figures.ts';
import type { PairTally } from './paired-games.ts';

/** Results of one bot against another. */
export interface Pairing {
  readonly cell: string;
  readonly one: string;
  readonly two: string;
  readonly tally: PairTally;
  readonly score: Estimate;
}

/** Pairings of a plan, in the order of its cells. */
export function pairingsOf(
  plan: Plan,
  cells: readonly CellResult<PairTally>[],
): readonly Pairing[] {
  return plan.cells.map((cell, at) => {
    const [one = '', two = ''] = cell.split(' ');
    const { tally } = assertDefined(cells[at]);
    return { cell, one, two, tally, score: scoreOf(plan, tally) };
  });
}

function nameOf({ one, two }: Pairing): Phrase {
  return { id: 'lab-versus', args: { one, two } };
}

const share = (estimate: Estimate): Figure => ({ estimate, unit: 'share' });

const BOTS: Column = { id: 'bots', head: { id: 'lab-col-bots' }, isText: true };

const SCORES: readonly Column[] = [
  BOTS,
  { id: 'games', head: { id: 'lab-col-games' } },
  { id: 'wins', head: { id: 'lab-col-wins' } },
  { id: 'draws', head: { id: 'lab-col-draws' } },
  { id: 'losses', head: { id: 'lab-col-losses' } },
  { id: 'score', head: { id: 'lab-col-score' } },
  { id: 'elo', head: { id: 'lab-col-elo' } },
];

function scoreRow(pairing: Pairing): Row {
  const { cell, tally, score } = pairing;
  const { games, wins, draws } = tally;
  const elo: Figure = { estimate: eloOfScore(score), unit: 'elo' };
  const counts = [games, wins, draws, games - wins - draws];
  return { id: cell, entries: [nameOf(pairing), ...counts, share(score), elo] };
}

function scoreSection(pairings: readonly Pairing[]): Section {
  return {
    id: 'scores',
    title: { id: 'lab-scores' },
    chart: {
      kind: 'intervals',
      title: { id: 'lab-scores' },
      about: { id: 'lab-scores-about' },
      reference: 0.5,
      marks: pairings.map((pairing) => ({ label: nameOf(pairing), figure: share(pairing.score) })),
    },
    table: { id: 'scores', columns: SCORES, rows: pairings.map(scoreRow) },
  };
}

/** Points of the first bot in a pair of games, by half points. */
const PAIR_POINTS = ['0', '½', '1', '1½', '2'] as const;

function pairSection(pairings: readonly Pairing[]): Section {
  return {
    id: 'pairs',
    title: { id: 'lab-pairs' },
    text: [{ id: 'lab-pairs-about' }],
    chart: {
      kind: 'bars',
      title: { id: 'lab-pairs' },
      about: { id: 'lab-pairs-about' },
      x: { id: 'lab-pairs-halves' },
      series: pairings.map((pairing) => ({
        label: nameOf(pairing),
        points: pairing.tally.pairs.map((y, x) => ({ x, y })),
      })),
    },
    table: {
      id: 'pairs',
      columns: [
        BOTS,
        ...PAIR_POINTS.map((points, halves) => {
          return { id: String(halves), head: { id: 'lab-col-pair-points', args: { points } } };
        }),
      ],
      rows: pairings.map((pairing) => {
        return { id: pairing.cell, entries: [nameOf(pairing), ...pairing.tally.pairs] };
      }),
    },
  };
}

function gameSection(plan: Plan, pairings: readonly Pairing[]): Section {
  const firstOf = ({ tally }: Pairing) => share(firstMoverShare(plan, tally));
  return {
    id: 'first',
    title: { id: 'lab-first' },
    chart: {
      kind: 'intervals',
      title: { id: 'lab-first' },
      about: { id: 'lab-first-about' },
      reference: 0.5,
      marks: pairings.map((pairing) => ({ label: nameOf(pairing), figure: firstOf(pairing) })),
    },
    table: {
      id: 'first',
      columns: [
        BOTS,
        { id: 'first', head: { id: 'lab-col-first' } },
        { id: 'length', head: { id: 'lab-col-length' } },
      ],
      rows: pairings.map((pairing) => ({
        id: pairing.cell,
        entries: [
          nameOf(pairing),
          firstOf(pairing),
          { estimate: lengthOf(pairing.tally), unit: 'number' },
        ],
      })),
    },
  };
}

/** Sections about games between pairs of bots: scores, pairs of games, the first move and length. */
export function pairSections(plan: Plan, pairings: readonly Pairing[]): readonly Section[] {
  return [scoreSection(pairings), pairSection(pairings), gameSection(plan, pairings)];
}
