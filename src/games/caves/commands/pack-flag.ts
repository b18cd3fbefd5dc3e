import { CommandFailed, formatProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { readCavesAt } from './packs.ts';

/** The option that stands for the pack at a path. */
export function readPackFlag(cli: Cli, path: string): string {
  const { pack } = readCavesAt(path);
  if (!pack.ok) throw new CommandFailed(formatProblems(cli, pack.problems));
  return pack.value.text;
}
