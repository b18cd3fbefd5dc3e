import type { Command } from 'commander';
import { printOut, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { Tools } from '../cli/command-row.ts';
import { addExamples } from '../cli/examples.ts';
import { manPage } from '../cli/man-page.ts';

const EXAMPLES = [
  'turnwright man | man -l -',
  'turnwright man > ~/.local/share/man/man1/turnwright.1',
] as const;

/** `turnwright man`: the manual page of all commands. */
export function defineMan(command: Command, cli: Cli, { loadMore: load }: Tools): void {
  addExamples(command, cli, EXAMPLES).action(async () => {
    const program = command.parent ?? command;
    for (const other of program.commands) if (other !== command) await load(other);
    printOut(manPage(program, TURNWRIGHT_VERSION, (id) => say(cli, id)));
  });
}
