import { existsSync } from 'node:fs';
import type { AnyGame } from '#core';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { CommandFailed, formatProblems, printError } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { STDIO } from '#terminal/files/read-file.ts';
import { rulesLibrary } from './rules-library.ts';
import type { LibraryCommands } from '#games/commands-door.ts';
import { isAboutTuning } from '../rules/index.ts';
import { formatDiagnoses } from './check-rules.ts';

/** Opens rules, or reports all their errors. Warns of a tuning that bots ignore. */
async function openRules(cli: Cli, name: string): Promise<AnyGame> {
  const opened = await rulesLibrary.openAny(name);
  if (!opened.ok) throw new CommandFailed(formatProblems(cli, opened.problems));
  const { game, diagnoses: found, sources: texts } = opened.value;
  const ignored = found.filter(({ code }) => isAboutTuning(code));
  if (ignored.length > 0) printError(formatDiagnoses(cli, ignored, texts));
  if (game.ok) return game.value;
  const { checkRulesAt } = await import('./rules-check.ts');
  const { diagnoses, sources } = checkRulesAt(rulesLibrary.pathOf(name));
  throw new CommandFailed(formatDiagnoses(cli, diagnoses, sources));
}

async function requireRules(cli: Cli, name: string): Promise<AnyGame | undefined> {
  const id = name.toLowerCase();
  const isPath = /[/\\]|\.(?:zrf|zip)$/i.test(name) || name === STDIO || existsSync(name);
  if (rulesLibrary.has(name) || isPath) return openRules(cli, name);
  return rulesLibrary.has(id) ? openRules(cli, id) : undefined;
}

/** Games from rules files: library games by id, others by path. */
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
  seatEngine: async (cli, game, { variant }, flags) => {
    const { seatEngine } = await import('./opponent/seat-engine.ts');
    return seatEngine(cli, game, String(variant), flags);
  },
  costly: (game, { variant }) => (isZrfGame(game) ? game.playOf(String(variant)).costly() : []),
};
