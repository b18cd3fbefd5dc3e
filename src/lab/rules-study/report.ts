import { assertDefined } from '#core';
import type { Column, Entry, Figure, Mark, Report, Row, Section } from '../report/report.ts';
import { momentsOf } from '../statistics/sums.ts';
import type { CellResult } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { isFigure } from '../report/phrases.ts';
import { longestOf } from './cells.ts';
import type { CoverageItem } from './coverage.ts';
import { FIGURES, figureOf, unitOf, winShare } from './figures.ts';
import type { FigureId } from './figures.ts';
import { barsOf } from './histogram.ts';
import { intervalsFor } from './intervals.ts';
import type { Intervals } from './intervals.ts';
import { linesOf, neverIn, neverSection } from './never.ts';
import { rangeEntry, rangeOf, shippedGames } from './ranges.ts';
import { SHIPPED_STUDY } from './shipped-games.ts';
import { clearSteps, stepsOf } from './skill.ts';
import type { Step } from './skill.ts';
import type { LoneTally, RulesTally } from './tally.ts';
import { verdictOf } from './verdict.ts';

/** A bot against itself, by the name of its cell. */
interface LoneCell {
  readonly name: string;
  readonly lone: LoneTally;
  readonly intervals: Intervals;
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

function figureRow(id: FigureId, cells: readonly LoneCell[]): Row {
  const figures = cells.map(({ lone, intervals }) => {
    return figureOf(id, lone, intervals) ?? MISSING;
  });
  return {
    id,
    entries: [
      { id: `lab-rules-${id}` },
      ...figures,
      rangeEntry(id, unitOf(id)),
      { id: `lab-rules-${id}-about` },
    ],
  };
}

function seatRow(seat: number, cells: readonly LoneCell[]): Row {
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

function markOf(label: string, figure: Figure, range: string): Mark {
  const band = rangeOf(range);
  return band === undefined ? { label, figure } : { label, figure, band };
}

function balanceSection(cells: readonly LoneCell[], players: number): Section {
  const marks = cells.flatMap(({ name, lone, intervals }) => {
    const figure = figureOf('first', lone, intervals);
    return figure === undefined ? [] : [markOf(name, figure, 'first')];
  });
  const seats = Array.from({ length: players }, (_, seat) => seatRow(seat, cells));
  const rows = (['draws', 'unfinished'] as const).map((id) => figureRow(id, cells));
  return {
    id: 'balance',
    title: { id: 'lab-rules-balance' },
    text: [{ id: 'lab-rules-shipped', args: { ...SHIPPED_STUDY, count: shippedGames } }],
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
      rows: [figureRow('first', cells), ...seats, ...rows],
    },
  };
}

const MAX_BARS = 30;

function lengthSection(cells: readonly LoneCell[]): Section {
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
      rows: ids.map((id) => figureRow(id, cells)),
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

function tensionSection(level: LoneCell): Section {
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
      rows: ids.map((id) => figureRow(id, [level])),
    },
  };
}

function skillSection(steps: readonly Step[]): Section {
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
      marks: steps.map(({ cell, score }) => markOf(cell, { estimate: score, unit: 'share' }, cell)),
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
          return { id: cell, entries: [label, figure, rangeEntry(cell, 'share'), games] };
        }),
        {
          id: 'levels',
          entries: [{ id: 'lab-rules-levels' }, levels, rangeEntry('levels', 'count'), MISSING],
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
  'counted',
  'passed',
  'stuck',
]);

function endsSection(cells: readonly LoneCell[]): Section {
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
          ...cells.map(({ lone }) => lone.ends[reason] ?? 0),
        ],
      })),
    },
  };
}

/** Values of all figures of a report that shipped games are compared by, without intervals. */
export function rulesFigures({ sections }: Report): Readonly<Record<string, number>> {
  const rows = sections.flatMap(({ id, table }) => (id === 'never' ? [] : (table?.rows ?? [])));
  const compared = new Set<string>(FIGURES);
  return Object.fromEntries(
    rows.flatMap(({ id, entries }) => {
      const figure = entries.find(isFigure);
      const isCompared = compared.has(id) || id === 'levels' || id.includes(' ');
      return isCompared && figure !== undefined ? [[id, figure.estimate.value] as const] : [];
    }),
  );
}

function dataOf({ name, lone, intervals }: LoneCell) {
  const figures = FIGURES.flatMap((id) => {
    const figure = figureOf(id, lone, intervals);
    return figure === undefined ? [] : [[id, figure.estimate] as const];
  });
  const { games, wins, turns, ends } = lone;
  return { cell: name, games, wins, ends, turns, figures: Object.fromEntries(figures) };
}

function addUp(lists: readonly (readonly number[])[], items: number): readonly number[] {
  return Array.from({ length: items }, (_, at) => {
    return lists.reduce((sum, seen) => sum + (seen[at] ?? 0), 0);
  });
}

/** Report of a study of rules. `items` are those of the game's rules, if they are known. */
export function reportRules(
  plan: Plan,
  cells: readonly CellResult<RulesTally>[],
  players: number,
  items: readonly CoverageItem[] | undefined,
): Report {
  const tallies = cells.map(({ tally }) => tally);
  const intervals = intervalsFor(plan.stop);
  const lones = tallies.flatMap((tally, at): LoneCell[] => {
    return tally.kind === 'lone'
      ? [{ name: plan.cells[at] ?? '', lone: tally.lone, intervals }]
      : [];
  });
  const steps = stepsOf(plan.cells, tallies, intervals);
  const level = lones.findLast(({ lone }) => lone.games > 0) ?? lones.at(-1);
  const random = lones.find(({ name }) => name === 'random')?.lone;
  const watched = lones.reduce((sum, { lone }) => sum + lone.games, 0);
  const seen = addUp(
    lones.map(({ lone }) => lone.seen),
    items?.length ?? 0,
  );
  const never = items && watched > 0 ? neverIn(items, seen) : undefined;
  const lines = never && linesOf(never);
  const answer =
    level === undefined
      ? [{ id: 'lab-rules-no-games' }]
      : verdictOf({
          level: level.name,
          lone: level.lone,
          intervals,
          random,
          steps,
          longest: longestOf(plan),
          never: lines?.length,
          watched,
        });
  return {
    question: { id: 'lab-question-rules', args: { game: plan.game.id } },
    answer,
    sections: [
      ...(level === undefined
        ? []
        : [
            balanceSection(lones, players),
            lengthSection(lones),
            tensionSection(assertDefined(level)),
          ]),
      ...(steps.length === 0 ? [] : [skillSection(steps)]),
      ...(level === undefined ? [] : [endsSection(lones)]),
      ...(lines === undefined ? [] : [neverSection(lines, watched)]),
    ],
    data: {
      game: plan.game.id,
      options: plan.options,
      seed: plan.seed,
      cells: lones.map(dataOf),
      skill: steps.map(({ cell, games, wins, draws, score }) => {
        return { cell, games, wins, draws, score };
      }),
      ...(never === undefined ? {} : { never: never.map(({ id, place = '' }) => ({ id, place })) }),
    },
  };
}
