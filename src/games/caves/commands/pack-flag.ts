import { existsSync } from 'node:fs';
import { CommandFailed, formatProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { BUILT_IN } from '../rules/index.ts';
import { findOwnPacks } from './own-packs.ts';
import { readCavesAt } from './packs.ts';

/**
 * The option that stands for a pack: one that comes with the game, the one at a path, or one in the
 * player's folder by its id.
 */
export function readPackFlag(cli: Cli, path: string, folder?: string): string {
  if (Object.hasOwn(BUILT_IN, path)) return path;
  const own = existsSync(path)
    ? undefined
    : findOwnPacks(folder).packs.find(({ content }) => content.id === path);
  if (own !== undefined) return own.text;
  const { pack } = readCavesAt(path);
  if (!pack.ok) throw new CommandFailed(formatProblems(cli, pack.problems));
  return pack.value.text;
}
