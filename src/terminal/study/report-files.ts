import { basename, extname } from 'node:path';
import { formatProblems, printError, usage, EXIT } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { writeWithFolders } from '../files/write-file.ts';
import { loadHtmlReports, makeCsv, makeMarkdown, makeReportFile, namePlan, planId } from '#lab';
import type { ChartDocument, ReportFile } from '#lab';

type Writer = (cli: Cli, file: ReportFile, path: string) => Promise<string> | string;

/** Writers of report files by extension. */
const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['.html', writeHtml],
  ['.json', (_, file) => makeReportFile(file)],
  ['.csv', ({ messages }, { plan, report }) => makeCsv(messages, planId(plan), report)],
  [
    '.md',
    ({ messages }, { plan, report }) => makeMarkdown(messages, report, namePlan(messages, plan)),
  ],
]);

/** HTML with charts, which are drawn on a small DOM. */
async function writeHtml({ messages }: Cli, file: ReportFile, path: string): Promise<string> {
  const [{ makeHtmlReport }, { parseHTML }] = await Promise.all([
    loadHtmlReports(),
    import('linkedom'),
  ]);
  const dom: unknown = parseHTML('<!doctype html><html></html>');
  const { document } = dom as { readonly document: ChartDocument };
  return makeHtmlReport(file, { messages, document, file: basename(path) });
}

function writerOf(path: string): Writer | undefined {
  return WRITERS.get(extname(path).toLowerCase());
}

/** Refuses report files of unknown kinds before anything is played. */
export function requireReportPaths(cli: Cli, paths: readonly string[]): void {
  for (const path of paths) {
    if (writerOf(path) !== undefined) continue;
    throw usage(cli, 'lab-bad-report', { path, kinds: [...WRITERS.keys()].join(', ') });
  }
}

/** Writes a report to each path; prints an error for those that cannot be written, and returns false. */
export async function writeReports(
  cli: Cli,
  paths: readonly string[],
  file: ReportFile,
): Promise<boolean> {
  let isWritten = true;
  for (const path of paths) {
    const write = writerOf(path);
    if (write === undefined) continue;
    const problem = writeWithFolders(path, await write(cli, file, path));
    if (problem === undefined) continue;
    isWritten = false;
    cli.exitCode = EXIT.failed;
    printError(formatProblems(cli, [problem]));
  }
  return isWritten;
}
