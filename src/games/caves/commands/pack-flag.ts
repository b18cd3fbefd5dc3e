import { CommandFailed, formatProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { BUILT_IN } from '../rules/index.ts';
import { readCavesAt } from './packs.ts';

/** The option that stands for a pack that comes with the game, or for the one at a path. */
export function readPackFlag(cli: Cli, path: string): string {
  if (Object.hasOwn(BUILT_IN, path)) return path;
  const { pack } = readCavesAt(path);
  if (!pack.ok) throw new CommandFailed(formatProblems(cli, pack.problems));
  return pack.value.text;
}
