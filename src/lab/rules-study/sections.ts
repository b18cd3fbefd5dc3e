import { own } from '#core';
import type { Column, Entry, Figure, Mark, Row, Section } from '../report/report.ts';
import { momentsOf } from '../statistics/sums.ts';
import { FIGURES, figureOf, unitOf, winShare } from './figures.ts';
import type { FigureId } from './figures.ts';
import { barsOf } from './histogram.ts';
import type { Intervals } from './intervals.ts';
import { aboutShipped, rangeEntry, rangeOf } from './shipped.ts';
import type { Range } from './shipped.ts';
import type { ShippedRules } from '../study/shipped-rules.ts';
import { clearSteps } from './skill.ts';
import type { Step } from './skill.ts';
import type { LoneTally } from './tally.ts';

/** A bot against itself, by the name of its cell. */
export interface LoneCell {
  readonly name: string;
  readonly lone: LoneTally;
  readonly intervals: Intervals;
}

/** Data of all sections. */
export interface Context {
  readonly cells: readonly LoneCell[];
  readonly players: number;
  readonly shipped: ShippedRules | undefined;
}

const MISSING: Entry = '–';

const NAME: Column = { id: 'figure', head: { id: 'lab-rules-col-figure' }, isText: true };
const SHIPPED: Column = { id: 'shipped', head: { id: 'lab-rules-col-shipped' } };
const MEANING: Column = { id: 'meaning', head: { id: 'lab-rules-col-meaning' }, isText: true };

function columnsFor(cells: readonly LoneCell[]): readonly Column[] {
  const bots = cells.map(({ name }) => ({
    id: name,
    head: { id: 'lab-rules-col-bot', args: { bot: name } },
  }));
  return [NAME, ...bots, SHIPPED, MEANING];
}

function figureRow(id: FigureId, { cells, shipped }: Context): Row {
  const figures = cells.map(({ lone, intervals }) => {
    return figureOf(id, lone, intervals) ?? MISSING;
  });
  return {
    id,
    entries: [
      { id: `lab-rules-${id}` },
      ...figures,
      rangeEntry(shipped, id, unitOf(id)),
      { id: `lab-rules-${id}-about` },
    ],
  };
}

function seatRow(seat: number, { cells }: Context): Row {
  const figures = cells.map(({ lone, intervals }): Entry => {
    if (lone.games === 0) return MISSING;
    return { estimate: winShare(lone, seat, intervals), unit: 'share' };
  });
  const args = { seat: seat + 1 };
  return {
    id: `seat-${seat + 1}`,
    entries: [
      { id: 'lab-rules-seat', args },
      ...figures,
      MISSING,
      { id: 'lab-rules-seat-about', args },
    ],
  };
}

function markOf(label: string, figure: Figure, range: Range | undefined): Mark {
  return range === undefined ? { label, figure } : { label, figure, band: range };
}

/** Points and wins of the players, draws and unfinished games. */
export function balanceSection(context: Context): Section {
  const { cells, players, shipped } = context;
  const marks = cells.flatMap(({ name, lone, intervals }) => {
    const figure = figureOf('first', lone, intervals);
    return figure === undefined ? [] : [markOf(name, figure, rangeOf(shipped, 'first'))];
  });
  const seats = Array.from({ length: players }, (_, seat) => seatRow(seat, context));
  const rows = (['draws', 'unfinished'] as const).map((id) => figureRow(id, context));
  return {
    id: 'balance',
    title: { id: 'lab-rules-balance' },
    text: aboutShipped(shipped),
    chart: {
      kind: 'intervals',
      title: { id: 'lab-rules-first' },
      about: { id: 'lab-rules-first-chart' },
      reference: 1 / players,
      marks,
    },
    table: {
      id: 'balance',
      columns: columnsFor(cells),
      rows: [figureRow('first', context), ...seats, ...rows],
    },
  };
}

const MAX_BARS = 30;

/** Length of games, and choice in them. */
export function lengthSection(context: Context): Section {
  const { cells } = context;
  const bars = barsOf(
    cells.map(({ lone }) => lone.turns),
    MAX_BARS,
  );
  const ids = FIGURES.slice(FIGURES.indexOf('turns'), FIGURES.indexOf('lead-changes'));
  return {
    id: 'length',
    title: { id: 'lab-rules-length' },
    chart: {
      kind: 'bars',
      title: { id: 'lab-rules-length-chart' },
      about: { id: 'lab-rules-length-chart-about' },
      x: { id: 'lab-rules-turns' },
      series: cells.map(({ name }, at) => ({ label: name, points: bars[at] ?? [] })),
    },
    table: {
      id: 'length',
      columns: columnsFor(cells),
      rows: ids.map((id) => figureRow(id, context)),
    },
  };
}

/** Points of a curve in percent of the game. */
function curveOf(parts: LoneTally['leads']) {
  return parts.flatMap((sums, at) => {
    const { n, mean } = momentsOf(sums);
    const x = ((at + 0.5) * 100) / parts.length;
    return n === 0 ? [] : [{ x, y: Math.round(1000 * mean) / 1000 }];
  });
}

/** Course of the lead, between bots of one level. */
export function tensionSection(level: LoneCell, context: Context): Section {
  const title = { id: 'lab-rules-tension' };
  const { n } = level.lone.measures.uncertainty;
  if (n === 0) return { id: 'tension', title, text: [{ id: 'lab-rules-tension-none' }] };
  const ids = FIGURES.slice(FIGURES.indexOf('lead-changes'));
  return {
    id: 'tension',
    title,
    text: [{ id: 'lab-rules-tension-method' }],
    chart: {
      kind: 'lines',
      title: { id: 'lab-rules-tension-chart' },
      about: { id: 'lab-rules-tension-chart-about' },
      x: { id: 'lab-rules-progress-axis' },
      y: { id: 'lab-rules-lead-axis' },
      series: [
        { label: { id: 'lab-rules-lead-size' }, points: curveOf(level.lone.leads) },
        { label: { id: 'lab-rules-lead-winner' }, points: curveOf(level.lone.winnersLeads) },
      ],
    },
    table: {
      id: 'tension',
      columns: columnsFor([level]),
      rows: ids.map((id) => figureRow(id, { ...context, cells: [level] })),
    },
  };
}

/** Every level against the one below. */
export function skillSection(steps: readonly Step[], { shipped }: Context): Section {
  const levels = clearSteps(steps);
  return {
    id: 'skill',
    title: { id: 'lab-rules-skill' },
    text: [{ id: 'lab-rules-skill-about' }],
    chart: {
      kind: 'intervals',
      title: { id: 'lab-rules-skill' },
      about: { id: 'lab-rules-skill-chart' },
      reference: 0.5,
      marks: steps.map(({ cell, score }) =>
        markOf(cell, { estimate: score, unit: 'share' }, rangeOf(shipped, cell)),
      ),
    },
    table: {
      id: 'skill',
      columns: [
        NAME,
        { id: 'score', head: { id: 'lab-col-score' } },
        SHIPPED,
        { id: 'games', head: { id: 'lab-col-games' } },
      ],
      rows: [
        ...steps.map(({ cell, one, two, games, score }): Row => {
          const label = { id: 'lab-rules-step', args: { one, two } };
          const figure: Figure = { estimate: score, unit: 'share' };
          return { id: cell, entries: [label, figure, rangeEntry(shipped, cell, 'share'), games] };
        }),
        {
          id: 'levels',
          entries: [
            { id: 'lab-rules-levels' },
            levels,
            rangeEntry(shipped, 'levels', 'count'),
            MISSING,
          ],
        },
      ],
    },
  };
}

/** Reasons of ends with a phrase; others are shown as in the game. */
const REASONS: ReadonlySet<string> = new Set([
  'goal',
  'line',
  'place',
  'captured',
  'remaining',
  'checkmate',
  'stalemate',
  'repetition',
  'perpetual',
  'quiet',
  'endgame',
  'material',
  'impasse',
  'counted',
  'passed',
  'stuck',
]);

/** Reasons of ends, with their counts. */
export function endsSection({ cells }: Context): Section {
  const reasons = [...new Set(cells.flatMap(({ lone }) => Object.keys(lone.ends)))].sort();
  const columns = [
    NAME,
    ...cells.map(({ name }) => ({
      id: name,
      head: { id: 'lab-rules-col-bot', args: { bot: name } },
    })),
  ];
  return {
    id: 'ends',
    title: { id: 'lab-rules-ends' },
    table: {
      id: 'ends',
      columns,
      rows: reasons.map((reason) => ({
        id: reason,
        entries: [
          REASONS.has(reason) ? { id: `lab-rules-end-${reason}` } : reason,
          ...cells.map(({ lone }) => own(lone.ends, reason) ?? 0),
        ],
      })),
    },
  };
}
