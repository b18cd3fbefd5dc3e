import { own } from '#core';
import { gameName } from '../report/game-name.ts';
import { formatValue } from '../report/phrases.ts';
import type { Figure, Phrase, Report, Section } from '../report/report.ts';
import { shareSequence } from '../statistics/confidence-sequence.ts';
import { estimateOf, wilson } from '../statistics/interval.ts';
import type { Estimate } from '../statistics/interval.ts';
import type { RunSeries } from './run-series.ts';
import { hardestOf, wonWithin } from './winnable-tally.ts';
import type { WinnableTally } from './winnable-tally.ts';

/** Steps of the table of attempts within each power of ten. */
const STEPS = [1, 2, 5];

/** Share of worlds. The interval also holds for studies that stop when it is narrow enough. */
export function shareOfWorlds({ plan }: RunSeries, won: number, worlds: number): Estimate {
  return estimateOf((plan.stop.kind === 'units' ? wilson : shareSequence)(won, worlds));
}

/** Numbers of attempts in the table: 1, 2, 5, 10, 20 and so on, and the last. */
function stagesUpTo(last: number): readonly number[] {
  const stages: number[] = [];
  for (let power = 1; power < last; power *= 10)
    for (const step of STEPS) if (step * power < last) stages.push(step * power);
  return [...stages, last];
}

function answerOf(series: RunSeries, tally: WinnableTally, most: number): readonly Phrase[] {
  const { worlds } = tally;
  const won = wonWithin(tally, most);
  if (worlds === 0) return [{ id: 'lab-answer-no-worlds' }];
  const share = shareOfWorlds(series, won, worlds);
  const shown = (value: number) => formatValue(value, 'share');
  const bounds = { value: shown(share.value), least: shown(share.least), most: shown(share.most) };
  if (won < worlds)
    return [{ id: 'lab-answer-winnable-some', args: { won, worlds, attempts: most, ...bounds } }];
  const hardest = hardestOf(tally);
  return [
    { id: 'lab-answer-winnable-all', args: { worlds, hardest } },
    { id: 'lab-answer-winnable-bound', args: bounds },
  ];
}

function attemptsSection(series: RunSeries, tally: WinnableTally, most: number): Section {
  const isAll = wonWithin(tally, most) === tally.worlds;
  const stages = stagesUpTo(isAll ? Math.max(1, hardestOf(tally)) : most).map((stage) => ({
    stage,
    figure: {
      estimate: shareOfWorlds(series, wonWithin(tally, stage), tally.worlds),
      unit: 'share',
    } satisfies Figure,
  }));
  return {
    id: 'attempts',
    title: { id: 'lab-winnable-attempts' },
    chart: {
      kind: 'intervals',
      title: { id: 'lab-winnable-attempts' },
      about: { id: 'lab-winnable-attempts-about' },
      marks: stages.map(({ stage, figure }) => ({ label: String(stage), figure })),
    },
    table: {
      id: 'attempts',
      columns: [
        { id: 'attempts', head: { id: 'lab-col-attempts' } },
        { id: 'won', head: { id: 'lab-col-worlds-won' } },
      ],
      rows: stages.map(({ stage, figure }) => ({ id: String(stage), entries: [stage, figure] })),
    },
  };
}

function winnersSection(bots: readonly string[], { winners }: WinnableTally): Section {
  return {
    id: 'winners',
    title: { id: 'lab-winnable-winners' },
    text: [{ id: 'lab-winnable-turn' }],
    table: {
      id: 'winners',
      columns: [
        { id: 'bot', head: { id: 'lab-col-bots' }, isText: true },
        { id: 'first', head: { id: 'lab-col-won-first' } },
      ],
      rows: bots.map((bot) => ({ id: bot, entries: [bot, own(winners, bot) ?? 0] })),
    },
  };
}

function unwonSection(series: RunSeries, { unwon }: WinnableTally): Section {
  return {
    id: 'unwon',
    title: { id: 'lab-winnable-unwon' },
    text: [{ id: 'lab-winnable-unwon-about', args: { count: unwon.length } }],
    table: {
      id: 'unwon',
      columns: [
        { id: 'index', head: { id: 'lab-col-index' } },
        { id: 'seed', head: { id: 'lab-col-seed' }, isText: true },
      ],
      rows: unwon.map((index) => ({
        id: String(index),
        entries: [index, series.seedOf(index)],
      })),
    },
  };
}

/** Report on the worlds that `bots` tried to win, each up to `most` times. */
export function reportWinnable(
  series: RunSeries,
  bots: readonly string[],
  tally: WinnableTally,
  most: number,
): Report {
  const { game, options, seed } = series.plan;
  const { worlds, unwon, winners } = tally;
  const won = wonWithin(tally, most);
  return {
    question: { id: 'lab-question-winnable', args: { game: gameName(game.id) } },
    answer: answerOf(series, tally, most),
    sections: [
      attemptsSection(series, tally, most),
      ...(bots.length > 1 ? [winnersSection(bots, tally)] : []),
      ...(unwon.length > 0 ? [unwonSection(series, tally)] : []),
    ],
    data: {
      game: game.id,
      options,
      seed,
      turns: series.turns,
      attempts: most,
      worlds,
      won,
      share: shareOfWorlds(series, won, worlds),
      hardest: hardestOf(tally),
      winners,
      unwon: unwon.map((index) => series.seedOf(index)),
    },
  };
}
