import type { Command } from 'commander';
import { diffReports, formatReport, readReportFile } from '#lab';
import type { ReportFile } from '#lab';
import { CommandFailed, formatProblems, printData, printOut, say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { addExamples } from '../../cli/examples.ts';
import { readTextFile, shownPath } from '../../files/read-file.ts';

const EXAMPLES = ['turnwright study diff before.json after.json'] as const;

function requireReport(cli: Cli, path: string): ReportFile {
  const text = readTextFile(path);
  if (!text.ok) throw new CommandFailed(formatProblems(cli, text.problems));
  const file = readReportFile(text.value);
  if (file.ok) return file.value;
  const problems = file.problems.map((problem) => ({ ...problem, file: shownPath(path) }));
  throw new CommandFailed(formatProblems(cli, problems));
}

/** `turnwright study diff <before> <after>`: lists what changed beyond chance. */
export function defineDiff(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<before>', say(cli, 'lab-diff-file'))
    .argument('<after>', say(cli, 'lab-diff-file'))
    .option('--json', say(cli, 'cli-json'))
    .action((before: string, after: string, { json }: { readonly json?: boolean }) => {
      const report = diffReports(requireReport(cli, before), requireReport(cli, after));
      if (json === true) printData(cli, report.data);
      else printOut(formatReport(cli.messages, report));
    });
}
