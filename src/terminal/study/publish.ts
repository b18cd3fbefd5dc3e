import { formatReport } from '#lab';
import type { Coordinator, Provenance, Report } from '#lab';
import { printData, printOut } from '../cli/cli.ts';
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

export interface Published {
  readonly report: Report;
  /** True if every requested file was written. */
  readonly isWritten: boolean;
}

/** Prints the report of a study so far and writes it to the requested files. */
export async function publish(
  cli: Cli,
  { study, results, isOver }: Coordinator,
  { started, ...rest }: RunCircumstances,
  flags: StudyFlags,
): Promise<Published> {
  const report = study.report(results);
  const provenance = {
    version: TURNWRIGHT_VERSION,
    build: TURNWRIGHT_BUILD,
    started: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1000,
    ...rest,
  };
  if (flags.json === true) printData(cli, { ...report.data, ...(isOver ? {} : { partial: true }) });
  else printOut(formatReport(cli.messages, report));
  const file = { plan: study.plan, report, provenance };
  const isWritten = await writeReports(cli, flags.report ?? [], file);
  return { report, isWritten };
}
