import { assertDefined, own } from '#core';
import { gameName } from '../report/game-name.ts';
import { formatValue } from '../report/phrases.ts';
import type { Figure, Phrase, Report, Row, Section } from '../report/report.ts';
import { nameOfFigure, nameOfThing, runData, runSections } from '../runs/run-sections.ts';
import type { BotReport } from '../runs/run-sections.ts';
import { errorsFromZero } from '../statistics/compare.ts';
import type { CellResult } from '../study/kind.ts';
import type { AblationTally } from './ablation-tally.ts';
import { worthOf } from './worth.ts';
import type { Change, Worth } from './worth.ts';
import type { RunSeries } from './run-series.ts';
import { gamesIn, sayProgress } from './runs.ts';

function changeFigure({ arena }: RunSeries, { name, estimate, isBeyondChance }: Change): Figure {
  const unit = arena.shares.includes(name) ? 'points' : 'change';
  return { estimate, unit, ...(isBeyondChance ? { isNotable: true } : {}) };
}

/** A change in words, as `kills −10.3 (−12.3 to −8.3)`. */
function sayChange(series: RunSeries, change: Change): Phrase {
  const { estimate, unit } = changeFigure(series, change);
  return {
    id: unit === 'points' ? 'lab-change-share' : 'lab-change',
    args: {
      figure: nameOfFigure(change.name),
      value: formatValue(estimate.value, unit),
      least: formatValue(estimate.least, unit),
      most: formatValue(estimate.most, unit),
    },
  };
}

/** Names the thing, and the bot if there are several. */
function namesOf({ arena }: RunSeries, worths: readonly Worth[]): (worth: Worth) => Phrase {
  const bots = new Set(worths.map(({ bot }) => bot));
  return ({ bot, thing }) => {
    const name = nameOfThing(arena, thing);
    return bots.size < 2 ? name : { id: 'lab-without', args: { bot, thing: name } };
  };
}

/** True if the changes of the most important figure are as precise as the plan wants. */
export function areWorthsPrecise(series: RunSeries, worths: readonly Worth[]): boolean {
  const { measure } = series;
  return worths.every(({ changes, full }) => {
    const change = changes.find(({ name }) => name === measure);
    return series.isPrecise(measure, change?.estimate, own(full.figures, measure)?.value ?? 0);
  });
}

function mainChange({ changes }: Worth): Change {
  return assertDefined(changes[0]);
}

/** Other changes in the table of the most important figure. A table of its own has all of them. */
const MAX_OTHERS = 3;

/** The clearest changes beyond chance, one per figure. */
function clearest(changes: readonly Change[]): readonly Change[] {
  return changes
    .filter(({ isBeyondChance }) => isBeyondChance)
    .sort((one, other) => errorsFromZero(other.estimate) - errorsFromZero(one.estimate))
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .slice(0, MAX_OTHERS);
}

/** Chart and table of the most important figure, with the clearest other changes beyond chance. */
function worthSection(series: RunSeries, worths: readonly Worth[], about: Phrase): Section {
  const nameOf = namesOf(series, worths);
  const rows = worths.map((worth): Row => {
    const [main, ...others] = worth.changes;
    return {
      id: `${worth.bot} -${worth.thing}`,
      entries: [
        nameOf(worth),
        worth.runs,
        changeFigure(series, assertDefined(main)),
        clearest(others).map((change) => sayChange(series, change)),
      ],
    };
  });
  const sorted = worths.toSorted(
    (one, other) => mainChange(one).estimate.value - mainChange(other).estimate.value,
  );
  return {
    id: 'ablation',
    title: { id: 'lab-ablation' },
    text: [
      { id: 'lab-ablation-notable' },
      { id: 'lab-ablation-others', args: { most: MAX_OTHERS } },
    ],
    chart: {
      kind: 'intervals',
      title: nameOfFigure(series.measure),
      about,
      reference: 0,
      marks: sorted.map((worth) => {
        return { label: nameOf(worth), figure: changeFigure(series, mainChange(worth)) };
      }),
    },
    table: {
      id: 'ablation',
      columns: [
        { id: 'without', head: { id: 'lab-col-without' }, isText: true },
        { id: 'runs', head: { id: 'lab-col-runs' } },
        { id: series.measure, head: nameOfFigure(series.measure) },
        { id: 'others', head: { id: 'lab-col-others' }, isText: true },
      ],
      rows,
    },
  };
}

/** A change of a share by this much is worth a choice of its own. */
const MUCH = 0.03;

/** Counts the things that change some figure of some bot beyond chance, and its most important one by much. */
function countWorths(
  { arena, measure }: RunSeries,
  byThing: readonly (readonly Worth[])[],
): Phrase {
  const count = (is: (change: Change, at: number) => boolean) =>
    byThing.filter((worths) => worths.some(({ changes }) => changes.some(is))).length;
  const args = {
    all: byThing.length,
    moved: count(({ isBeyondChance }) => isBeyondChance),
    figure: nameOfFigure(measure),
  };
  if (!arena.shares.includes(measure)) return { id: 'lab-ablation-moved', args };
  const much = count(({ estimate, isBeyondChance }, at) => {
    return at === 0 && isBeyondChance && Math.abs(estimate.value) >= MUCH;
  });
  return { id: 'lab-ablation-moved-much', args: { ...args, much, points: 100 * MUCH } };
}

/** Table of the most important figure with a row per thing and a column per bot, if there are several. */
function botsSection(series: RunSeries, worths: readonly Worth[]): readonly Section[] {
  const bots = [...new Set(worths.map(({ bot }) => bot))];
  if (bots.length < 2) return [];
  const things = [...new Set(worths.map(({ thing }) => thing))];
  const byThing = things.map((thing) => worths.filter((worth) => worth.thing === thing));
  return [
    {
      id: 'bots',
      title: { id: 'lab-ablation-bots' },
      text: [
        countWorths(series, byThing),
        { id: 'lab-ablation-others', args: { most: MAX_OTHERS } },
      ],
      table: {
        id: 'bots',
        columns: [
          { id: 'without', head: { id: 'lab-col-without' }, isText: true },
          ...bots.map((bot) => ({ id: bot, head: { id: 'lab-col-bot', args: { bot } } })),
          { id: 'others', head: { id: 'lab-col-others' }, isText: true },
        ],
        rows: byThing.map((same, at): Row => {
          const thing = assertDefined(things[at]);
          return {
            id: thing,
            entries: [
              nameOfThing(series.arena, thing),
              ...bots.map((bot) => {
                const worth = same.find((one) => one.bot === bot);
                return worth === undefined ? '' : changeFigure(series, mainChange(worth));
              }),
              clearest(same.flatMap(({ changes }) => changes.slice(1))).map(({ name }) =>
                nameOfFigure(name),
              ),
            ],
          };
        }),
      },
    },
  ];
}

/** Table of all changes, too wide for a terminal. */
function changesSection(series: RunSeries, worths: readonly Worth[]): Section {
  const nameOf = namesOf(series, worths);
  return {
    id: 'changes',
    title: { id: 'lab-ablation-all' },
    isWide: true,
    table: {
      id: 'changes',
      columns: [
        { id: 'without', head: { id: 'lab-col-without' }, isText: true },
        ...series.arena.measures.map((name) => ({ id: name, head: nameOfFigure(name) })),
      ],
      rows: worths.map((worth) => ({
        id: `${worth.bot} -${worth.thing}`,
        entries: [nameOf(worth), ...worth.changes.map((change) => changeFigure(series, change))],
      })),
    },
  };
}

function verdictOf(series: RunSeries, worths: readonly Worth[]): Phrase {
  const nameOf = namesOf(series, worths);
  const proven = worths.filter((worth) => mainChange(worth).isBeyondChance);
  const figure = nameOfFigure(series.measure);
  const all = worths.length;
  if (proven.length === 0) return { id: 'lab-answer-ablation-none', args: { all, figure } };
  return {
    id: 'lab-answer-ablation',
    args: {
      things: proven.map(nameOf),
      figure,
      count: proven.length,
      all,
    },
  };
}

function dataOf({ bot, thing, changes }: Worth): object {
  const figures = changes.map(({ name, estimate }) => [name, estimate] as const);
  const beyondChance = changes.flatMap(({ name, isBeyondChance }) => (isBeyondChance ? name : []));
  return { bot, without: thing, ...Object.fromEntries(figures), beyondChance };
}

/** Report of an ablation: the worth of each thing, then the runs of the bots with everything. */
export function reportAblation(
  series: RunSeries,
  cells: readonly CellResult<AblationTally>[],
): Report {
  const bots = series.arms.flatMap(({ bot, without }, at) => {
    const { runs } = assertDefined(cells[at]).tally;
    return without === undefined ? [{ bot, report: series.report(runs) }] : [];
  });
  return reportWorths(series, bots, worthOf(series, cells), { id: 'lab-ablation-about' });
}

/** Report of the worth of things, then of the runs. `about` explains how the worth was found. */
export function reportWorths(
  series: RunSeries,
  bots: readonly BotReport[],
  worths: readonly Worth[],
  about: Phrase,
): Report {
  const { plan, turns } = series;
  const { game, options, seed } = plan;
  return {
    question: { id: 'lab-question-ablation', args: { game: gameName(game.id) } },
    answer: [verdictOf(series, worths), ...bots.map((bot) => sayProgress(series, bot))],
    sections: [
      ...botsSection(series, worths),
      worthSection(series, worths, about),
      changesSection(series, worths),
      ...runSections(series.arena, bots),
    ],
    data: {
      game: game.id,
      options,
      seed,
      games: gamesIn(plan),
      turns,
      bots: runData(bots),
      ablation: worths.map(dataOf),
    },
  };
}
