import { own } from '../core/index.ts';
import { Command } from 'commander';
import { say } from './cli/cli.ts';
import type { Cli } from './cli/cli.ts';
import { addAdventures } from './commands/adventures.ts';
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addCheck } from './commands/check.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addSolve } from './commands/solve.ts';
import { addWeb } from './commands/web.ts';

/** The command line: every command with its options, in the chosen language. */
export function makeProgram(cli: Cli): Command {
  const program = new Command('turnwright');
  program
    .description(say(cli, 'cli-about'))
    .version(TURNWRIGHT_VERSION, '-V, --version', say(cli, 'cli-version-about'))
    .option('--lang <language>', say(cli, 'cli-lang-about'))
    .helpOption('-h, --help', say(cli, 'cli-help-about'))
    .helpCommand('help [command]', say(cli, 'cli-help-about'))
    .configureHelp({ styleTitle: (title) => headingOf(cli, title) })
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  addPlay(program, cli);
  addReplay(program, cli);
  addPerft(program, cli);
  addSolve(program, cli);
  addArena(program, cli);
  addBalance(program, cli);
  addCheck(program, cli);
  addAdventures(program, cli);
  addWeb(program, cli);
  return program;
}

const HEADINGS: Readonly<Record<string, string>> = {
  'Usage:': 'cli-heading-usage',
  'Arguments:': 'cli-heading-arguments',
  'Options:': 'cli-heading-options',
  'Global Options:': 'cli-heading-options',
  'Commands:': 'cli-heading-commands',
};

function headingOf(cli: Cli, title: string): string {
  const id = own(HEADINGS, title);
  return id === undefined ? title : say(cli, id);
}
