import type { Command } from 'commander';
import { suggest } from '#kit/text/suggest.ts';
import { CommandFailed, EXIT, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { Tools } from '../cli/command-row.ts';

/** `turnwright help [command]`: help for the program or one command. */
export function defineHelp(command: Command, cli: Cli, { loadMore: load }: Tools): void {
  command
    .argument('[command]', say(cli, 'cli-help-command'))
    .action(async (name: string | undefined) => {
      const program = command.parent ?? command;
      const topic = name === undefined ? program : requireCommand(cli, program, name);
      if (topic !== program && topic !== command) await load(topic);
      topic.outputHelp();
    });
}

function requireCommand(cli: Cli, program: Command, name: string): Command {
  const found = program.commands.find((command) => command.name() === name);
  if (found !== undefined) return found;
  const names = program.commands.map((command) => command.name());
  const suggestion = suggest(name, names);
  const remedy =
    suggestion === undefined
      ? say(cli, 'cli-commands', { commands: names.join(', ') })
      : say(cli, 'cli-did-you-mean', { meant: suggestion });
  throw new CommandFailed(`${say(cli, 'cli-unknown-command', { name })}\n${remedy}`, EXIT.usage);
}
