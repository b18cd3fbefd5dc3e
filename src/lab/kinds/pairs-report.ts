import { assertDefined } from '#core';
import { estimateOf, wilson } from '../statistics/interval.ts';
import type { Estimate } from '../statistics/interval.ts';
import type { Column, Report, Row, Section, Table } from '../report/report.ts';
import type { CellResult } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import type { PairTally } from './paired-games.ts';

/** Points of the first bot as a share of its games. */
export function scoreOf(_: Plan, { games, wins, draws }: PairTally): Estimate {
  return estimateOf(wilson(wins + draws / 2, games));
}

/** Points of the side that moves first, as a share of all games. */
function firstMoverShare({ games, firstHalves }: PairTally): Estimate {
  return estimateOf(wilson(firstHalves / 2, games));
}

const COLUMNS: readonly Column[] = [
  { id: 'bots', head: { id: 'lab-col-bots' }, isText: true },
  { id: 'games', head: { id: 'lab-col-games' } },
  { id: 'wins', head: { id: 'lab-col-wins' } },
  { id: 'draws', head: { id: 'lab-col-draws' } },
  { id: 'losses', head: { id: 'lab-col-losses' } },
  { id: 'score', head: { id: 'lab-col-score' } },
  { id: 'first', head: { id: 'lab-col-first' } },
];

function rowOf(plan: Plan, cell: string, { tally }: CellResult<PairTally>): Row {
  const { games, wins, draws } = tally;
  const [one = '', two = ''] = cell.split(' ');
  return {
    id: cell,
    entries: [
      { id: 'lab-versus', args: { one, two } },
      games,
      wins,
      draws,
      games - wins - draws,
      { estimate: scoreOf(plan, tally), unit: 'share' },
      { estimate: firstMoverShare(tally), unit: 'share' },
    ],
  };
}

/** Report of games between pairs of bots: an answer, a chart of scores and a table. */
export function reportPairs(plan: Plan, cells: readonly CellResult<PairTally>[]): Report {
  const rows = plan.cells.map((cell, at) => rowOf(plan, cell, assertDefined(cells[at])));
  const table: Table = { id: 'scores', columns: COLUMNS, rows };
  const [first] = cells;
  const [cell = ''] = plan.cells;
  const [one = '', two = ''] = cell.split(' ');
  const tally = assertDefined(first).tally;
  const score = scoreOf(plan, tally);
  const { games, wins, draws } = tally;
  const section: Section = {
    id: 'scores',
    title: { id: 'lab-scores' },
    chart: {
      kind: 'intervals',
      title: { id: 'lab-scores' },
      about: { id: 'lab-scores-about' },
      reference: 0.5,
      marks: plan.cells.map((word, at) => {
        const [better = '', worse = ''] = word.split(' ');
        return {
          label: { id: 'lab-versus', args: { one: better, two: worse } },
          figure: {
            estimate: scoreOf(plan, assertDefined(cells[at]).tally),
            unit: 'share',
          },
        };
      }),
    },
    table,
  };
  return {
    question: { id: 'lab-question-arena', args: { one, two, game: plan.game.id } },
    answer: [
      {
        id: verdictOf(score),
        args: { one, two, games, wins, draws, losses: games - wins - draws, ...percent(score) },
      },
    ],
    sections: [section],
    data: {
      game: plan.game.id,
      options: plan.options,
      one,
      two,
      seed: plan.seed,
      games,
      wins,
      draws,
      losses: games - wins - draws,
      score: shareOf(score),
    },
  };
}

function verdictOf({ least, most }: Estimate): string {
  if (least > 0.5) return 'lab-answer-stronger';
  return most < 0.5 ? 'lab-answer-weaker' : 'lab-answer-even';
}

function percent({ value, least, most }: Estimate) {
  const shown = (share: number) => (share * 100).toFixed(1);
  return { share: shown(value), least: shown(least), most: shown(most) };
}

function shareOf({ value: share, least, most }: Estimate) {
  return { share, least, most };
}
