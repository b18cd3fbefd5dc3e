import type { Command } from 'commander';
import { own } from '#core';
import { studyCommands } from '#games/commands.ts';
import { say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { CommandRow, Tools } from '../cli/command-row.ts';
import { addExamples } from '../cli/examples.ts';

/** Subcommands of `study`, in help order. */
const ROWS: Readonly<Record<string, CommandRow>> = {
  rules: {
    about: 'lab-rules-about',
    usage: '<game>',
    load: async () => (await import('./study-rules.ts')).defineRules,
  },
  run: {
    about: 'lab-run-about',
    usage: '<plan>',
    load: async () => (await import('../study/commands/run.ts')).defineRun,
  },
  ladder: {
    about: 'lab-ladder-about',
    usage: '<game>',
    load: async () => (await import('./ladder.ts')).defineLadder,
  },
  diff: {
    about: 'lab-diff-command',
    usage: '<before> <after>',
    load: async () => (await import('../study/commands/diff.ts')).defineDiff,
  },
  game: {
    about: 'lab-game-about',
    usage: '<plan>',
    load: async () => (await import('../study/commands/game.ts')).defineGame,
  },
  ...studyCommands,
  list: {
    about: 'lab-list-about',
    usage: '',
    load: async () => (await import('../study/commands/list.ts')).defineList,
  },
  show: {
    about: 'lab-show-about',
    usage: '<id>',
    load: async () => (await import('../study/commands/show.ts')).defineShow,
  },
  resume: {
    about: 'lab-resume-about',
    usage: '<id>',
    load: async () => (await import('../study/commands/resume.ts')).defineResume,
  },
  cancel: {
    about: 'lab-cancel-about',
    usage: '<id>',
    load: async () => (await import('../study/commands/cancel.ts')).defineCancel,
  },
};

const EXAMPLES = ['turnwright study run plan.json --report report.html'] as const;

/** `turnwright study <command>`: runs plans of studies and handles their reports. */
export function defineStudy(command: Command, cli: Cli, tools: Tools): void {
  addExamples(command, cli, EXAMPLES);
  command.helpCommand(false).hook('preSubcommand', async (_, chosen) => {
    const define = await own<CommandRow | undefined>(ROWS, chosen.name())?.load();
    await define?.(chosen, cli, tools);
  });
  for (const [name, { about }] of Object.entries(ROWS)) {
    command.command(name).description(say(cli, about)).copyInheritedSettings(command);
  }
}
