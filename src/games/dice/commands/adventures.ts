import type { Command } from 'commander';
import type { FoundPack } from '../rules/index.ts';
import { nameOfPack } from '../rules/index.ts';
import {
  CommandFailed,
  EXIT,
  printData,
  printOut,
  say,
  formatProblems,
} from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import { adventureFolders } from '#terminal/files/folders.ts';
import type { Adventures } from './packs.ts';

interface AdventuresFlags {
  readonly new?: string;
  readonly json?: boolean;
}

const EXAMPLES = ['turnwright adventures', 'turnwright adventures --new my-adventure'] as const;

/** `turnwright adventures`: lists the available adventures and the errors in broken ones. */
export function defineAdventures(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  command
    .option('--new <id>', say(cli, 'cli-adventures-new'))
    .option('--json', say(cli, 'cli-check-json'))
    .action(async (flags: AdventuresFlags) => {
      if (flags.new !== undefined) {
        const { makeAdventure } = await import('./new-adventure.ts');
        const created = makeAdventure(flags.new);
        if (!created.ok) throw new CommandFailed(formatProblems(cli, created.problems), EXIT.usage);
        const { folder, files } = created.value;
        if (flags.json === true) printData(cli, { folder, files });
        else printOut(say(cli, 'cli-adventures-made', { folder, id: flags.new }));
        return;
      }
      const { findAdventures } = await import('./packs.ts');
      const found = findAdventures();
      if (flags.json === true) printData(cli, describe(cli, found));
      else printAdventures(cli, found);
    });
}

function describeAdventure(cli: Cli, { pack, where }: FoundPack) {
  return {
    id: pack.id,
    version: pack.version,
    name: nameOfPack(pack, cli.messages.language),
    scenarios: pack.content.scenarios.map(({ id }) => id),
    languages: [...pack.texts.keys()],
    where,
  };
}

function describe(cli: Cli, { packs, broken, warnings }: Adventures) {
  const described = packs.map((one) => describeAdventure(cli, one));
  return { folders: adventureFolders, adventures: described, broken, warnings };
}

function printAdventures(cli: Cli, { packs, broken, warnings }: Adventures): void {
  for (const { pack, where } of packs) {
    const name = nameOfPack(pack, cli.messages.language);
    const { id, version, content } = pack;
    const scenarios = content.scenarios.length;
    printOut(say(cli, 'cli-adventures-row', { id, version, name, scenarios }));
    printOut(`  ${where}`);
  }
  if (packs.length === 0) printOut(say(cli, 'cli-adventures-none'));
  for (const { where, problems } of broken) {
    printOut(say(cli, 'cli-adventures-broken', { where, problems: problems.length }));
    printOut(formatProblems(cli, problems));
  }
  if (warnings.length > 0) printOut(formatProblems(cli, warnings));
  printOut(say(cli, 'cli-adventures-folder', { folder: adventureFolders.at(-1) ?? '' }));
}
