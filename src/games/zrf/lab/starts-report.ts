import { assertDefined } from '#core';
import type { Entry, Phrase, Report, Row, Section } from '#lab/report/report.ts';
import type { Estimate } from '#lab/statistics/interval.ts';
import type { CellResult } from '#lab/study/kind.ts';
import type { Plan } from '#lab/study/plan.ts';
import { WALK_LENGTH } from './start-draws.ts';
import type { StartDraws } from './start-draws.ts';
import { canTabulate } from './start-solver.ts';
import { summaryOf } from './starts-summary.ts';
import type { StartsSample, StartsSummary } from './starts-summary.ts';
import type { RatedStart, StartsTally } from './starts-tally.ts';

type Cell = CellResult<StartsTally>;

/** Number of moves in the words of a metric, such as `23 steps`. */
function inMetric(metric: string, count: number): Phrase {
  return { id: `lab-starts-count-${metric}`, args: { count } };
}

/** The hardest start, the moves that most starts need, and a bound on harder ones. */
function answerOf(metric: string, draws: StartDraws, summary: StartsSummary): readonly Phrase[] {
  const { starts, solved, hardest, usual, harder, isComplete } = summary;
  if (hardest === undefined) {
    return [{ id: 'lab-answer-starts-none', args: { starts } }];
  }
  const moves = inMetric(metric, hardest);
  const most: Phrase[] = Number.isFinite(usual.value)
    ? [{ id: 'lab-answer-starts-most', args: { moves: inMetric(metric, usual.value) } }]
    : [];
  if (isComplete) {
    return [{ id: 'lab-answer-starts-all', args: { starts, solved, moves } }, ...most];
  }
  const id = draws.isWalk ? 'lab-answer-starts-unseen-walk' : 'lab-answer-starts-unseen';
  return [
    { id: 'lab-answer-starts', args: { solved, moves } },
    ...most,
    { id, args: { share: percentOf(harder) } },
  ];
}

/** Bound as a percentage, rounded up to two digits. */
function percentOf(share: number): string {
  const percent = share * 100;
  const digits = percent >= 10 ? 0 : Math.min(6, Math.ceil(-Math.log10(percent)) + 1);
  const unit = 10 ** digits;
  return (Math.ceil(percent * unit) / unit).toFixed(digits);
}

/** Name of the puzzle in commands. */
function nameOf({ game, parameters }: Plan): string {
  const name = String(parameters.puzzle ?? game.id);
  return /^[\w./-]+$/.test(name) ? name : JSON.stringify(name);
}

/** Origin of the starts, and the way to a proof if there is one. */
function methodOf(plan: Plan, { arrangements = 0, isWalk, isListed }: StartDraws): Phrase[] {
  if (isWalk) return [{ id: 'lab-starts-walk', args: { slides: WALK_LENGTH } }];
  const drawn: Phrase = {
    id: isListed ? 'lab-starts-listed' : 'lab-starts-uniform',
    args: { arrangements },
  };
  if (!canTabulate(arrangements)) return [drawn];
  const command = `turnwright solve ${nameOf(plan)} --hardest`;
  return [drawn, { id: 'lab-starts-proof', args: { command } }];
}

function row(id: string, entry: Entry, args: Phrase['args'] = {}): Row {
  return { id, entries: [{ id: `lab-starts-${id}`, args }, entry] };
}

function figuresOf(limit: number, metric: string, { tally }: Cell, summary: StartsSummary): Row[] {
  const { minimum } = summary;
  const drawn = [
    row('drawn', tally.starts),
    row('unsolvable', tally.unsolvable),
    ...(tally.open > 0 ? [row('open', tally.open, { limit })] : []),
  ];
  if (summary.hardest === undefined) return drawn;
  const moves = (estimate: Estimate): Entry => ({ estimate, unit: 'count' });
  const figures = [
    ...drawn,
    row('mean', { estimate: summary.mean, unit: 'number' }),
    row('median', moves(summary.median)),
    row('most', moves(summary.usual)),
  ];
  if (minimum === undefined) return figures;
  const share: Entry = { estimate: summary.atLeastMinimum, unit: 'share' };
  return [...figures, row('minimum', share, { moves: inMetric(metric, minimum) })];
}

function tableOfStarts(id: string, metric: string, starts: readonly RatedStart[]) {
  return {
    id,
    columns: [
      { id: 'moves', head: { id: `lab-starts-col-${metric}` } },
      { id: 'index', head: { id: 'lab-starts-col-index' } },
      { id: 'position', head: { id: 'lab-starts-col-position' }, isText: true as const },
    ],
    rows: starts.map(({ index, moves, position }) => {
      return { id: String(index), entries: [moves, index, position] };
    }),
  };
}

/** Command that plays a start. A start without its variant would be ignored. */
function playCommand(plan: Plan): string {
  const variant = String(plan.options.variant);
  return `turnwright play ${nameOf(plan)} --option variant=${variant} --option start="…"`;
}

function sectionsOf(sample: StartsSample, metric: string, cell: Cell): Section[] {
  const { plan, draws, limit } = sample;
  const { tally } = cell;
  const idOf = (name: string) => (plan.cells.length === 1 ? name : `${name}-${metric}`);
  const points = tally.minima.flatMap((y, x) => (y === 0 ? [] : [{ x, y }]));
  const minima: Section = {
    id: idOf('minima'),
    title: { id: `lab-starts-minima-${metric}` },
    text: methodOf(plan, draws),
    chart: {
      kind: 'bars',
      title: { id: `lab-starts-minima-${metric}` },
      about: { id: 'lab-starts-minima-about' },
      x: { id: `lab-starts-col-${metric}` },
      series: [{ label: { id: 'lab-starts-solved' }, points }],
    },
    table: {
      id: idOf('figures'),
      columns: [
        { id: 'figure', head: { id: 'lab-starts-col-figure' }, isText: true },
        { id: 'value', head: { id: 'lab-starts-col-value' } },
      ],
      rows: figuresOf(limit, metric, cell, summaryOf(sample, tally)),
    },
  };
  const hardest: Section = {
    id: idOf('hardest'),
    title: { id: 'lab-starts-hardest' },
    text: [{ id: 'lab-starts-play', args: { command: playCommand(plan) } }],
    table: tableOfStarts(idOf('hardest'), metric, tally.hardest),
  };
  const open: Section = {
    id: idOf('open'),
    title: { id: 'lab-starts-unsolved' },
    text: [{ id: 'lab-starts-unsolved-about', args: { limit } }],
    table: tableOfStarts(idOf('open'), metric, tally.openHardest),
  };
  return [
    minima,
    ...(tally.hardest.length > 0 ? [hardest] : []),
    ...(tally.openHardest.length > 0 ? [open] : []),
  ];
}

/** Report of random starts, by metric: the hardest ones and how often each minimum occurs. */
export function reportStarts(sample: StartsSample, cells: readonly Cell[]): Report {
  const { plan, draws } = sample;
  const cellAt = (at: number) => assertDefined(cells[at]);
  const figures = plan.cells.map((metric, at) => {
    const { tally } = cellAt(at);
    const { hardest, harder, usual, mean, isComplete } = summaryOf(sample, tally);
    const { starts, unsolvable, open, minima } = tally;
    return {
      metric,
      ...{ starts, unsolvable, open, isComplete, minimum: hardest ?? null },
      ...{ harderAtMost: harder, mean, most: usual, minima },
      ...{ hardest: tally.hardest, unsolved: tally.openHardest },
    };
  });
  return {
    question: { id: 'lab-question-starts', args: { puzzle: plan.game.id } },
    answer: plan.cells.flatMap((metric, at) => {
      return answerOf(metric, draws, summaryOf(sample, cellAt(at).tally));
    }),
    sections: plan.cells.flatMap((metric, at) => sectionsOf(sample, metric, cellAt(at))),
    data: {
      puzzle: plan.game.id,
      options: plan.options,
      seed: plan.seed,
      ...(draws.arrangements === undefined ? {} : { arrangements: draws.arrangements }),
      metrics: figures,
    },
  };
}
