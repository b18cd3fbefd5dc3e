import { failuresIn, formatReport, makeReport } from '#lab';
import type { Coordinator, Provenance, Report } from '#lab';
import { EXIT, printData, printError, printOut, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { writeReports } from './report-files.ts';
import type { StudyFlags } from './study-flags.ts';

/** Circumstances of a run that the coordinator does not know. */
export interface RunCircumstances {
  /** Start in milliseconds since 1970. */
  readonly started: number;
  readonly executor: Provenance['executor'];
  readonly workers: number;
  readonly chunks: number;
}

/** Requested output of a report. */
export interface Output {
  readonly flags: StudyFlags;
  /** Prints the report as text. */
  readonly print: (cli: Cli, report: Report) => void;
}

export interface Published {
  readonly report: Report;
  /** True if every requested file was written. */
  readonly isWritten: boolean;
}

/** Prints a report as text. */
export function printReport({ messages }: Cli, report: Report): void {
  printOut(formatReport(messages, report));
}

/** Prints the report of a study so far and writes it to the requested files. */
export async function publish(
  cli: Cli,
  { study, results, isOver, progress, work }: Coordinator,
  { started, ...rest }: RunCircumstances,
  { flags, print }: Output,
): Promise<Published> {
  const report = makeReport(study, results);
  const provenance = {
    version: TURNWRIGHT_VERSION,
    build: TURNWRIGHT_BUILD,
    started: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1000,
    work: Math.round(work * 1000) / 1000,
    ...rest,
    ...(isOver ? {} : { partial: { done: progress.units, all: progress.all } }),
  };
  const failed = failuresIn(results);
  if (failed > 0 && cli.exitCode === EXIT.ok) cli.exitCode = EXIT.failed;
  if (flags.json === true) printData(cli, { ...report.data, ...(isOver ? {} : { partial: true }) });
  else print(cli, report);
  if (failed > 0) printError(say(cli, 'lab-failed-units', { count: failed }));
  const file = { plan: study.plan, report, provenance };
  const isWritten = await writeReports(cli, flags.report ?? [], file);
  return { report, isWritten };
}
