import type { Command } from 'commander';
import type { AnyMatch } from '#core';
import { libraryOf } from '#games/commands.ts';
import type { EngineFlags, SeatedEngine } from '#games/commands-door.ts';
import type { Seat } from '#play';
import { say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';

/** Word for the engine of another program in a list of seats. */
const ENGINE_SEAT = 'engine';

/** Adds the flags that seat an engine of another program. */
export function addEngineFlags(command: Command, cli: Cli): Command {
  const collect = (value: string, before: readonly string[] = []) => [...before, value];
  return command
    .option('--engine <command>', say(cli, 'cli-play-engine'))
    .option('--engine-option <name=value>', say(cli, 'cli-play-engine-option'), collect)
    .option('--engine-time <seconds>', say(cli, 'cli-play-engine-time'));
}

/** Engine of the flags, if any. */
export async function requireEngine(
  cli: Cli,
  { game, options }: AnyMatch,
  flags: EngineFlags,
): Promise<SeatedEngine | undefined> {
  if (flags.engine === undefined) return undefined;
  const library = await libraryOf(game);
  if (library?.seatEngine === undefined) {
    throw usage(cli, 'cli-engine-players', { game: game.id });
  }
  return library.seatEngine(cli, game, options, flags);
}

/** Default seats with an engine: one person against it. */
export const ENGINE_SEATS = `person ${ENGINE_SEAT}`;

/** Puts the name of the engine in place of its word in a list of seats. */
export function seatByName(cli: Cli, seats: string, seated: SeatedEngine | undefined): string {
  const words = seats.trim().split(/\s+/);
  if (seated === undefined && words.includes(ENGINE_SEAT)) throw usage(cli, 'cli-play-no-engine');
  return words.map((word) => (word === ENGINE_SEAT ? `mind-${seated?.mind}` : word)).join(' ');
}

/** Rejects an engine without a seat. */
export function requireSeated(
  cli: Cli,
  seats: readonly Seat[],
  seated: SeatedEngine | undefined,
): void {
  const isSeated = seats.some((seat) => seat.kind === 'bot' && seat.mind === seated?.mind);
  if (seated !== undefined && !isSeated) throw usage(cli, 'cli-play-engine-unseated');
}
