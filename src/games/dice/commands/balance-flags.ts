import { existsSync } from 'node:fs';
import { isSeed } from '#core';
import { CommandFailed, formatProblems, say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { StopFlags, StudyFlags } from '#terminal/cli/command-row.ts';
import type { Pack, PackFiles } from '../rules/index.ts';
import { findAdventures, readPackAt } from './packs.ts';

/** Flags of `balance`. */
export interface BalanceFlags extends StudyFlags, Pick<StopFlags, 'until'> {
  readonly games?: string;
  readonly targets?: string | true;
  readonly party: string;
  readonly difficulty: string;
  readonly bot: string;
  readonly seed: string;
  readonly scenario?: string;
  readonly chapter?: string;
  /** Seed of the one game to describe. */
  readonly show?: string;
}

/** The included campaign. */
const SHIPPED = 'tide-bells';

/** An adventure and its files, which travel with plans. */
export interface ReadAdventure {
  readonly pack: Pack;
  readonly files: PackFiles;
}

/** Finds an adventure by its id, or by the path of its folder or zip. */
export function requireAdventure(cli: Cli, requested: string | undefined): ReadAdventure {
  const { packs } = findAdventures();
  const candidate = packs.find(({ pack }) => pack.id === (requested ?? SHIPPED));
  if (candidate !== undefined) return candidate;
  if (requested === undefined) throw new CommandFailed(say(cli, 'cli-balance-none'));
  if (/^[a-z0-9-]+$/.test(requested) && !existsSync(requested)) {
    const adventures = packs.map(({ pack }) => pack.id).join(', ');
    throw usage(cli, 'cli-no-adventure', { adventure: requested, adventures });
  }
  const { pack, files } = readPackAt(requested);
  if (pack.ok) return { pack: pack.value, files };
  throw new CommandFailed(formatProblems(cli, pack.problems));
}

export function requireGames(cli: Cli, text: string): number {
  const games = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (games > 0) return games;
  throw usage(cli, 'cli-balance-bad-games', { games: text });
}

export function requireSeed(cli: Cli, seed: string): void {
  if (!isSeed(seed)) throw usage(cli, 'cli-balance-bad-seed');
}

/** The chapter or scenario selected by the flags. */
export function choiceOf({ chapter, scenario }: BalanceFlags): {
  readonly chapter?: string;
  readonly scenario?: string;
} {
  return {
    ...(chapter === undefined ? {} : { chapter }),
    ...(scenario === undefined ? {} : { scenario }),
  };
}

/** The error for a chapter or scenario that the adventure does not have. */
export function noScenario(cli: Cli, { id, chapters, content }: Pack): CommandFailed {
  return usage(cli, 'cli-balance-no-scenario', {
    adventure: id,
    chapters: chapters.map((chapter) => chapter.id).join(', '),
    scenarios: content.scenarios.map((scenario) => scenario.id).join(', '),
  });
}
