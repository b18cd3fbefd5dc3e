import { existsSync } from 'node:fs';
import type { AnyGame, OptionValues } from '#core';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { CommandFailed, tellProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { STDIO } from '#terminal/files/read-file.ts';
import { rulesLibrary } from './rules-library.ts';
import type { Counted, LibraryCommands } from '#games/commands-door.ts';
import { TurnCount } from '../rules/index.ts';
import { tellDiagnoses } from './check-rules.ts';

/** Opens rules, or tells all that is wrong with them. */
async function openRules(cli: Cli, name: string): Promise<AnyGame> {
  const opened = await rulesLibrary.openAny(name);
  if (!opened.ok) throw new CommandFailed(tellProblems(cli, opened.problems));
  const { game } = opened.value;
  if (game.ok) return game.value;
  const { checkRulesAt } = await import('./rules-check.ts');
  const { diagnoses, sources } = checkRulesAt(rulesLibrary.pathOf(name));
  throw new CommandFailed(tellDiagnoses(cli, diagnoses, sources));
}

async function requireRules(cli: Cli, name: string): Promise<AnyGame | undefined> {
  const id = name.toLowerCase();
  const isPath = /[/\\]|\.(?:zrf|zip)$/i.test(name) || name === STDIO || existsSync(name);
  if (rulesLibrary.has(name) || isPath) return openRules(cli, name);
  return rulesLibrary.has(id) ? openRules(cli, id) : undefined;
}

function countTurns(game: AnyGame, { variant, start }: OptionValues, depth: number): Counted {
  if (!isZrfGame(game)) throw new RangeError(`${game.id} was not made from rules`);
  const begun = game.start({ variant: String(variant), start: String(start) }, 'perft');
  const play = game.playOf(begun.variant);
  const machine = play.machineOf(begun);
  return {
    counting: new TurnCount(machine, depth),
    costly: () => machine.faults.costly(play.rules),
  };
}

/** The games of rules files, those of the library by their ids and all others by their paths. */
export const library: LibraryCommands = {
  words: () => rulesLibrary.ids,
  require: requireRules,
  find: async (id) => {
    const opened = await rulesLibrary.open(id);
    return opened.ok ? opened.value : undefined;
  },
  owns: isZrfGame,
  sourceOf: (id) => rulesLibrary.sourceOf(id),
  remember: (id) => rulesLibrary.remember(id),
  count: countTurns,
  costly: (game, { variant }) => (isZrfGame(game) ? game.playOf(String(variant)).costly() : []),
};
