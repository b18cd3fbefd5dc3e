import { own } from '#core';
import type { CommanderError } from 'commander';
import { say } from './cli.ts';
import type { Cli } from './cli.ts';
import { placeholderWord, translatePlaceholders } from './placeholders.ts';

/** Messages for the errors of commander that this command line can cause. */
export const USAGE_MESSAGES: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'cli-unknown-option',
  'commander.unknownCommand': 'cli-unknown-command',
  'commander.missingArgument': 'cli-missing-argument',
  'commander.optionMissingArgument': 'cli-missing-value',
  'commander.excessArguments': 'cli-too-many-arguments',
};

/** Describes a mistake in the command line and suggests what may have been meant. */
export function formatUsageError(cli: Cli, error: CommanderError): string {
  if (error.code === 'commander.help') return '';
  const id = own(USAGE_MESSAGES, error.code);
  const text = id === undefined ? error.message : say(cli, id, { name: nameIn(cli, error) });
  const suggestion = /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1];
  const lines =
    suggestion === undefined ? [text] : [text, say(cli, 'cli-did-you-mean', { meant: suggestion })];
  return [...lines, say(cli, 'cli-see-help')].join('\n');
}

/** Name that the error quotes; an argument or option as help shows it. */
function nameIn(cli: Cli, { code, message }: CommanderError): string {
  const name = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (code === 'commander.missingArgument') return placeholderWord(cli, name);
  return code === 'commander.optionMissingArgument' ? translatePlaceholders(cli, name) : name;
}
