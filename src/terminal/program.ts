import { Command, CommanderError, Help, Option } from 'commander';
import { own } from '#core';
import { gameCommands } from '#games/commands.ts';
import { EXIT, printOut, say } from './cli/cli.ts';
import type { Cli } from './cli/cli.ts';
import type { CommandRow } from './cli/command-row.ts';
import { placeholderWord, translatePlaceholders } from './cli/placeholders.ts';

/** Commands for any game, in help order. Add new ones here. */
const COMMANDS = {
  play: {
    about: 'cli-play-about',
    usage: '<game> [file]',
    load: async () => (await import('./commands/play.ts')).definePlay,
  },
  replay: {
    about: 'cli-replay-about',
    usage: '<file>',
    load: async () => (await import('./commands/replay.ts')).defineReplay,
  },
  perft: {
    about: 'cli-perft-about',
    usage: '<game>',
    load: async () => (await import('./commands/perft.ts')).definePerft,
  },
  arena: {
    about: 'cli-arena-about',
    usage: '<game>',
    load: async () => (await import('./commands/arena.ts')).defineArena,
  },
  study: {
    about: 'cli-study-about',
    usage: '<command>',
    load: async () => (await import('./commands/study.ts')).defineStudy,
  },
  worker: {
    about: 'cli-worker-about',
    usage: '[url]',
    load: async () => (await import('./commands/worker.ts')).defineWorker,
  },
  check: {
    about: 'cli-check-about',
    usage: '<path...>',
    load: async () => (await import('./commands/check.ts')).defineCheck,
  },
  web: {
    about: 'cli-web-about',
    usage: '',
    load: async () => (await import('./commands/web.ts')).defineWeb,
  },
  completion: {
    about: 'cli-completion-about',
    usage: '<shell>',
    load: async () => (await import('./commands/completion.ts')).defineCompletion,
  },
  man: {
    about: 'cli-man-about',
    usage: '',
    load: async () => (await import('./commands/man.ts')).defineMan,
  },
  help: {
    about: 'cli-help-about',
    usage: '[command]',
    load: async () => (await import('./commands/help.ts')).defineHelp,
  },
} as const satisfies Readonly<Record<string, CommandRow>>;

/** All commands. Game-specific ones follow the general command they extend. */
const ROWS: Readonly<Record<string, CommandRow>> = Object.fromEntries(
  Object.entries<CommandRow>(COMMANDS).flatMap(([name, row]) => [
    [name, row] as const,
    ...gameCommands.filter(({ after }) => after === name).map((one) => [one.name, one] as const),
  ]),
);

/** Help of commander, whose terms are translated. */
const HELP = new Help();

/**
 * Command line in the chosen language. Commands have only names until they are called or passed to
 * `define`.
 */
export function makeProgram(cli: Cli): Command {
  const program = new Command('turnwright');
  program
    .description(say(cli, 'cli-about'))
    .version(TURNWRIGHT_VERSION, '-v, --version', say(cli, 'cli-version-about'))
    .addOption(new Option('-V').hideHelp())
    .option('--lang <language>', say(cli, 'cli-lang-about'))
    .helpOption('-h, --help', say(cli, 'cli-help-about'))
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => headingOf(cli, title),
      commandUsage: (command) => translatePlaceholders(cli, HELP.commandUsage(command)),
      subcommandTerm: (command) => translatePlaceholders(cli, termOf(command.name())),
      argumentTerm: (argument) => placeholderWord(cli, argument.name()),
      optionTerm: (option) => translatePlaceholders(cli, option.flags),
    })
    .configureOutput({ writeOut: (text) => printOut(text.trimEnd()), outputError: () => undefined })
    .exitOverride()
    .hook('preSubcommand', async (_, command) => define(command, cli));
  program.on('option:V', () => {
    printOut(TURNWRIGHT_VERSION);
    throw new CommanderError(EXIT.ok, 'commander.version', TURNWRIGHT_VERSION);
  });
  for (const [name, { about }] of Object.entries(ROWS)) {
    program.command(name).description(say(cli, about));
  }
  return program;
}

/** Loads the arguments and options of one command. */
export async function define(command: Command, cli: Cli): Promise<void> {
  const add = await own(ROWS, command.name())?.load();
  await add?.(command, cli, {
    loadMore: (other) => define(other, cli),
    loadGameTools: () => import('./commands/game-options.ts'),
    loadStudyTools: () => import('./study/study-tools.ts'),
  });
}

const WITHOUT_OPTIONS: readonly string[] = ['study', 'completion', 'man', 'help'];

function termOf(name: string): string {
  const usage = own(ROWS, name)?.usage ?? '';
  const options = WITHOUT_OPTIONS.includes(name) ? [] : ['[options]'];
  return [name, ...options, ...(usage === '' ? [] : [usage])].join(' ');
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
