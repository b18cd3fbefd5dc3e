import { CommandFailed, tellProblems } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { STDIO } from '../files/read-file.ts';
import { writeWhole } from '../files/write-file.ts';

/** Writes what a command was asked to write: `-` is standard output. */
export function writeOutput(cli: Cli, file: string, text: string): void {
  if (file === STDIO) {
    process.stdout.write(text);
    return;
  }
  const problem = writeWhole(file, text);
  if (problem !== undefined) throw new CommandFailed(tellProblems(cli, [problem]));
}
