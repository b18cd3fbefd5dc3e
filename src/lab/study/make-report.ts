import { assertDefined } from '#core';
import type { Phrase, Report, Section } from '../report/report.ts';
import type { FailedUnit } from './chunk.ts';
import type { AnyStudy, Results } from './kind.ts';

/** Failures listed in a report; more are only counted. */
const MAX_LISTED = 50;

/** Number of units that could not be played. */
export function failuresIn({ cells }: Results<unknown>): number {
  return cells.reduce((sum, { failed }) => sum + failed, 0);
}

/** Answers that the kinds share: a limit reached too early, and failed units. */
function remarksOf(study: AnyStudy, results: Results<unknown>): readonly Phrase[] {
  const { stop } = study.plan;
  const failed = failuresIn(results);
  const isOpen = stop.kind !== 'units' && results.isComplete && !study.isAnswered(results.cells);
  return [
    ...(isOpen ? [{ id: 'lab-limit-reached', args: { most: stop.most } }] : []),
    ...(failed > 0 ? [{ id: 'lab-failed-units', args: { count: failed } }] : []),
  ];
}

/** Table of failed units, with the command that repeats each. */
function failureSection(study: AnyStudy, results: Results<unknown>): Section {
  const listed = results.cells.flatMap(({ failures }) => failures).slice(0, MAX_LISTED);
  const nameOf = ({ cell }: FailedUnit) => assertDefined(study.plan.cells[cell]);
  return {
    id: 'failures',
    title: { id: 'lab-failures' },
    text: [{ id: 'lab-failures-about', args: { listed: listed.length, all: failuresIn(results) } }],
    table: {
      id: 'failures',
      columns: [
        { id: 'cell', head: { id: 'lab-col-cell' }, isText: true },
        { id: 'index', head: { id: 'lab-col-index' } },
        { id: 'seed', head: { id: 'lab-col-seed' }, isText: true },
        { id: 'message', head: { id: 'lab-col-message' }, isText: true },
        { id: 'command', head: { id: 'lab-col-command' }, isText: true },
      ],
      rows: listed.map((failure) => {
        const { cell, index, message } = failure;
        return {
          id: `${cell}-${index}`,
          entries: [
            nameOf(failure),
            index,
            study.seedOf(cell, index),
            message,
            `turnwright study game <plan> --cell "${nameOf(failure)}" --index ${index}`,
          ],
        };
      }),
    },
  };
}

/** Report of a study, including the units that failed. A pure function of the plan and the results. */
export function makeReport(study: AnyStudy, results: Results<unknown>): Report {
  const report = study.report(results);
  const answer = [...report.answer, ...remarksOf(study, results)];
  const failed = failuresIn(results);
  if (failed === 0) return { ...report, answer };
  const failures = results.cells.flatMap((cell) =>
    cell.failures.map((failure) => {
      const { cell: at, index, message } = failure;
      const seed = study.seedOf(at, index);
      return { cell: study.plan.cells[at], index, seed, message };
    }),
  );
  return {
    ...report,
    answer,
    sections: [...report.sections, failureSection(study, results)],
    data: { ...report.data, failed, failures },
  };
}
