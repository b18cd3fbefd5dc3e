import { own } from '#core';
import { CommandFailed, printError, formatProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { formatWarning } from '#terminal/cli/check-answer.ts';
import type { GameFlags } from '#terminal/cli/command-row.ts';
import { inputKind } from '#terminal/files/input-kind.ts';
import { STDIO } from '#terminal/files/read-file.ts';
import type { PlayRequest } from '#games/commands-door.ts';
import { isWorldName, makeMap, readWorld, rogue } from '../rules/index.ts';
import type { WorldReport } from '../rules/index.ts';
import { readWorldAt, rogueServices } from './worlds.ts';

/**
 * Replaces the name of a world, either a file or a built-in one, with the corresponding options.
 */
export async function playWorld<F extends GameFlags>(
  cli: Cli,
  request: PlayRequest<F>,
): Promise<PlayRequest<F>> {
  const { name, flags } = request;
  if (isWorldName(name) || (name === STDIO && inputKind() === 'world'))
    return playedWorld(cli, readWorldAt(name), flags);
  const flagValues: object = flags;
  const world = own<unknown>({ ...flagValues }, 'world');
  if (name.toLowerCase() !== rogue.id || typeof world !== 'string') return request;
  const builtIn = rogueServices.worlds().find((one) => one.name === world.toLowerCase());
  if (builtIn === undefined) return request;
  return playedWorld(cli, readWorld(await builtIn.load()), { ...flags, world: undefined });
}

function playedWorld<F extends GameFlags>(
  cli: Cli,
  { plan, warnings }: Pick<WorldReport, 'plan' | 'warnings'>,
  flags: F,
): PlayRequest<F> {
  if (!plan.ok) throw new CommandFailed(formatProblems(cli, plan.problems));
  for (const warning of warnings) printError(formatWarning(cli, warning));
  const option = [...(flags.option ?? []), 'world=file', `map=${makeMap(plan.value)}`];
  return { name: rogue.id, flags: { ...flags, option } };
}
