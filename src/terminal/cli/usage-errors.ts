import { own } from '#core';
import type { CommanderError } from 'commander';
import { say } from './cli.ts';
import type { Cli } from './cli.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'cli-unknown-option',
  'commander.unknownCommand': 'cli-unknown-command',
  'commander.missingArgument': 'cli-missing-argument',
  'commander.optionMissingArgument': 'cli-missing-value',
  'commander.excessArguments': 'cli-too-many-arguments',
};

/** What was wrong with the command line, and what may have been meant. */
export function tellUsageError(cli: Cli, error: CommanderError): string {
  if (error.code === 'commander.help') return '';
  const id = own(MESSAGES, error.code);
  const name = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  const text = id === undefined ? error.message : say(cli, id, { name });
  const meant = /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1];
  const lines = meant === undefined ? [text] : [text, say(cli, 'cli-did-you-mean', { meant })];
  return [...lines, say(cli, 'cli-see-help')].join('\n');
}
