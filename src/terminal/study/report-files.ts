import { extname } from 'node:path';
import { formatProblems, printError, usage, EXIT } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { writeWithFolders } from '../files/write-file.ts';
import { makeReportFile } from '#lab';
import type { ReportFile } from '#lab';

/** Writers of report files by extension. */
const WRITERS: Readonly<Record<string, (cli: Cli, file: ReportFile) => Promise<string> | string>> =
  {
    '.json': (_, file) => makeReportFile(file),
  };

/** Refuses report files of unknown kinds before anything is played. */
export function requireReportPaths(cli: Cli, paths: readonly string[]): void {
  for (const path of paths) {
    if (!(extname(path).toLowerCase() in WRITERS)) {
      const kinds = Object.keys(WRITERS).join(', ');
      throw usage(cli, 'lab-bad-report', { path, kinds });
    }
  }
}

/** Writes a report to each path; prints an error for those that cannot be written. */
export async function writeReports(
  cli: Cli,
  paths: readonly string[],
  file: ReportFile,
): Promise<void> {
  for (const path of paths) {
    const write = new Map(Object.entries(WRITERS)).get(extname(path).toLowerCase());
    if (write === undefined) continue;
    const problem = writeWithFolders(path, await write(cli, file));
    if (problem === undefined) continue;
    cli.exitCode = EXIT.failed;
    printError(formatProblems(cli, [problem]));
  }
}
