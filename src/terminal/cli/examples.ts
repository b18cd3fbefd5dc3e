import type { Command } from 'commander';
import { say } from './cli.ts';
import type { Cli } from './cli.ts';

const examples = new WeakMap<Command, readonly string[]>();

/** Adds example command lines to the help of a command. */
export function addExamples(command: Command, cli: Cli, lines: readonly string[]): Command {
  examples.set(command, lines);
  const shown = lines.map((line) => `  ${line}`).join('\n');
  return command.addHelpText('after', `\n${say(cli, 'cli-heading-examples')}\n${shown}`);
}

/** Example command lines of a command. */
export function examplesOf(command: Command): readonly string[] {
  return examples.get(command) ?? [];
}
