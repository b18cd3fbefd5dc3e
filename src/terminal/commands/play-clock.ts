import { canEndEarly } from '#core';
import type { AnyGame, OptionValues, TimeControl } from '#core';
import { readControl } from '#voice/clock.ts';
import { usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';

/** Time control of the flag `--clock`, for a new game of two; undefined without the flag. */
export function requireClock(
  cli: Cli,
  game: AnyGame,
  options: OptionValues,
  text: string | undefined,
): TimeControl | undefined {
  if (text === undefined) return undefined;
  const clock = readControl(text);
  if (clock === undefined) throw usage(cli, 'clock-bad', { text });
  if (!canEndEarly(game, options)) throw usage(cli, 'cli-play-clock-two', { game: game.id });
  return clock;
}

/** Refuses the flag `--clock` for a game that has begun. */
export function refuseClock(cli: Cli, text: string | undefined): void {
  if (text !== undefined) throw usage(cli, 'cli-play-clock-new');
}
