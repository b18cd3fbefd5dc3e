import { assertDefined } from '#core';
import type { Mark, Report, Row, Section } from '../report/report.ts';
import { changesBeyondChance } from '../statistics/compare.ts';
import type { Change } from '../statistics/compare.ts';
import type { ReportFile } from '../study/report-file.ts';
import { differenceUnit, figuresOf } from './figures.ts';
import type { NamedFigure } from './figures.ts';
import { planChanges } from './plan-changes.ts';
import type { PlanChange } from './plan-changes.ts';

/** Figure of both reports. */
interface Compared {
  readonly before: NamedFigure;
  readonly after: NamedFigure;
  readonly change: Change;
}

type FigureOnOneSide = readonly [side: 'before' | 'after', figure: NamedFigure];

function idsOf({ table, row, column }: NamedFigure) {
  return { table, row, column };
}

function dataOf({ before, after, change: { difference, p } }: Compared) {
  const { unit } = before.figure;
  const figures = { before: before.figure.estimate, after: after.figure.estimate };
  return { ...idsOf(before), unit, ...figures, difference, p };
}

function changedRow({ before, after, change: { difference } }: Compared): Row {
  const { table, row, column, rowName, columnName, figure } = after;
  return {
    id: JSON.stringify([table, row, column]),
    entries: [
      rowName,
      columnName,
      before.figure,
      figure,
      { estimate: difference, unit: differenceUnit(figure.unit) },
    ],
  };
}

function markOf({ after, change: { difference } }: Compared): Mark {
  const { row, columnName, figure } = after;
  return {
    label: { id: 'lab-diff-mark', args: { row, column: columnName } },
    figure: { estimate: difference, unit: differenceUnit(figure.unit) },
  };
}

/** Table of changed figures, with a chart if their differences have one unit. */
function changedSection(changed: readonly Compared[]): Section[] {
  if (changed.length === 0) return [];
  const marks = changed.map(markOf);
  const isChart = marks.every(({ figure }) => figure.unit === marks[0]?.figure.unit);
  const title = { id: 'lab-diff-changed' };
  return [
    {
      id: 'changed',
      title,
      ...(isChart
        ? {
            chart: {
              kind: 'intervals',
              title,
              about: { id: 'lab-diff-about' },
              reference: 0,
              marks,
            },
          }
        : {}),
      table: {
        id: 'changed',
        columns: [
          { id: 'row', head: { id: 'lab-diff-row' }, isText: true },
          { id: 'column', head: { id: 'lab-diff-column' }, isText: true },
          { id: 'before', head: { id: 'lab-diff-before' } },
          { id: 'after', head: { id: 'lab-diff-after' } },
          { id: 'difference', head: { id: 'lab-diff-difference' } },
        ],
        rows: changed.map(changedRow),
      },
    },
  ];
}

function planSection(changes: readonly PlanChange[]): Section[] {
  if (changes.length === 0) return [];
  return [
    {
      id: 'plans',
      title: { id: 'lab-diff-plans' },
      table: {
        id: 'plans',
        columns: [
          { id: 'field', head: { id: 'lab-diff-field' }, isText: true },
          { id: 'before', head: { id: 'lab-diff-before' }, isText: true },
          { id: 'after', head: { id: 'lab-diff-after' }, isText: true },
        ],
        rows: changes.map(({ field, before = '–', after = '–' }) => ({
          id: field,
          entries: [field, before, after],
        })),
      },
    },
  ];
}

function aloneSection(alone: readonly FigureOnOneSide[]): Section[] {
  if (alone.length === 0) return [];
  return [
    {
      id: 'alone',
      title: { id: 'lab-diff-alone' },
      table: {
        id: 'alone',
        columns: [
          { id: 'row', head: { id: 'lab-diff-row' }, isText: true },
          { id: 'column', head: { id: 'lab-diff-column' }, isText: true },
          { id: 'side', head: { id: 'lab-diff-side' }, isText: true },
          { id: 'figure', head: { id: 'lab-diff-figure' } },
        ],
        rows: alone.map(([side, { table, row, column, rowName, columnName, figure }]) => ({
          id: JSON.stringify([side, table, row, column]),
          entries: [rowName, columnName, { id: `lab-diff-${side}` }, figure],
        })),
      },
    },
  ];
}

/**
 * Report of what changed between two reports beyond chance. Figures are matched by the ids of their
 * table, row and column.
 */
export function diffReports(before: ReportFile, after: ReportFile): Report {
  const [one, two] = [figuresOf(before.report), figuresOf(after.report)];
  const pairs = [...one].flatMap(([key, was]) => {
    const is = two.get(key);
    return is === undefined ? [] : [{ before: was, after: is }];
  });
  const changes = changesBeyondChance(
    pairs.map(({ before: { figure: was }, after: { figure: is } }) => [was.estimate, is.estimate]),
  );
  const compared = pairs.map((pair, at) => ({ ...pair, change: assertDefined(changes[at]) }));
  const changed = compared.filter(({ change }) => change.isBeyondChance);
  const alone = [
    ...onlyIn(one, two).map((figure): FigureOnOneSide => ['before', figure]),
    ...onlyIn(two, one).map((figure): FigureOnOneSide => ['after', figure]),
  ];
  const plans = planChanges(before.plan, after.plan);
  const count = { changed: changed.length, compared: compared.length };
  return {
    question: { id: 'lab-question-diff' },
    answer: [answerOf(count)],
    sections: [...changedSection(changed), ...aloneSection(alone), ...planSection(plans)],
    data: {
      compared: compared.length,
      changed: changed.map(dataOf),
      onlyBefore: onlyIn(one, two).map(idsOf),
      onlyAfter: onlyIn(two, one).map(idsOf),
      plan: plans,
    },
  };
}

function answerOf(args: { readonly changed: number; readonly compared: number }) {
  if (args.compared === 0) return { id: 'lab-answer-diff-none' };
  return { id: args.changed === 0 ? 'lab-answer-diff-same' : 'lab-answer-diff', args };
}

function onlyIn(
  figures: ReadonlyMap<string, NamedFigure>,
  others: ReadonlyMap<string, NamedFigure>,
): NamedFigure[] {
  return [...figures].flatMap(([key, figure]) => (others.has(key) ? [] : [figure]));
}
