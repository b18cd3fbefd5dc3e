import { dirname, join } from 'node:path';
import { failed, own } from '#core';
import type { Problem } from '#core';
import { CommandFailed, printError, formatProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { formatWarning } from '#terminal/cli/check-answer.ts';
import type { GameFlags } from '#terminal/cli/command-row.ts';
import { inputKind } from '#terminal/files/input-kind.ts';
import { STDIO } from '#terminal/files/read-file.ts';
import type { PlayRequest } from '#games/commands-door.ts';
import { isWorldName, makeMaps, rogue } from '../rules/index.ts';
import type { LinkedWorlds } from '../rules/index.ts';
import { linkFiles, linkSet } from '../voice/world-set.ts';
import { readSetAt, rogueServices } from './worlds.ts';

/**
 * Replaces the name of a world, either a file or a built-in one, with the corresponding options.
 */
export async function playWorld<F extends GameFlags>(
  cli: Cli,
  request: PlayRequest<F>,
): Promise<PlayRequest<F>> {
  const { name, flags } = request;
  if (isWorldName(name) || (name === STDIO && inputKind() === 'world'))
    return playedWorld(cli, linkAt(name), flags);
  const flagValues: object = flags;
  const world = own<unknown>({ ...flagValues }, 'world');
  if (name.toLowerCase() !== rogue.id || typeof world !== 'string') return request;
  const builtIn = rogueServices.worlds().find((one) => one.name === world.toLowerCase());
  if (builtIn === undefined) return request;
  return playedWorld(cli, linkFiles(await builtIn.load()), { ...flags, world: undefined });
}

/** Links the worlds at a path; problems include the path. */
function linkAt(path: string): LinkedWorlds {
  const set = readSetAt(path);
  if (!set.ok) return { plans: set, warnings: [] };
  const { plans, warnings } = linkSet(set.value);
  const placed = ({ file, ...problem }: Problem): Problem => ({
    ...problem,
    file: file === undefined ? path : join(dirname(path), file),
  });
  return {
    plans: plans.ok ? plans : failed(plans.problems.map(placed)),
    warnings: warnings.map(placed),
  };
}

function playedWorld<F extends GameFlags>(
  cli: Cli,
  { plans, warnings }: LinkedWorlds,
  flags: F,
): PlayRequest<F> {
  if (!plans.ok) throw new CommandFailed(formatProblems(cli, plans.problems));
  for (const warning of warnings) printError(formatWarning(cli, warning));
  const option = [...(flags.option ?? []), 'world=file', `map=${makeMaps(plans.value)}`];
  return { name: rogue.id, flags: { ...flags, option } };
}
