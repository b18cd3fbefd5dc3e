import type { Command } from 'commander';
import { parseOptions } from '../../core/index.ts';
import type { AnyGame, OptionValues } from '../../core/index.ts';
import { findGame, games } from '../../games/index.ts';
import type { AnyLook } from '../../screen/index.ts';
import { looks } from '../../screen/looks/index.ts';
import { CommandFailed, EXIT, say, tellProblems } from '../cli.ts';
import type { Cli } from '../cli.ts';

/** The options by which commands choose a game's options. */
export interface GameFlags {
  readonly option?: readonly string[];
  readonly houses?: string;
  readonly seeds?: string;
}

export function addGameFlags(command: Command, cli: Cli): Command {
  return command
    .option('--option <name=value>', say(cli, 'cli-game-option'), collect)
    .option('--houses <number>', say(cli, 'cli-game-houses'))
    .option('--seeds <number>', say(cli, 'cli-game-seeds'));
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The game of that name; a mistake of the caller where there is none. */
export function requireGame(cli: Cli, id: string): AnyGame {
  const game = findGame(id);
  if (game !== undefined) return game;
  const args = { game: id, games: games.map((known) => known.id).join(', ') };
  throw new CommandFailed(say(cli, 'cli-no-game', args), EXIT.usage);
}

export function requireLook(game: AnyGame): AnyLook {
  const look = looks.find((known) => known.game === game.id);
  if (look === undefined) throw new RangeError(`there is no look for ${game.id}`);
  return look;
}

/** The game's options from flags: `--option name=value`, or the short forms of Kalah. */
export function requireOptions(cli: Cli, game: AnyGame, flags: GameFlags): OptionValues {
  const texts: Record<string, string> = {};
  for (const name of ['houses', 'seeds'] as const) {
    const text = flags[name];
    if (text !== undefined) texts[name] = text;
  }
  for (const pair of flags.option ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CommandFailed(say(cli, 'cli-game-bad-option', { pair }), EXIT.usage);
    texts[pair.slice(0, at)] = pair.slice(at + 1);
  }
  const options = parseOptions(game.options, texts);
  if (options.ok) return options.value;
  throw new CommandFailed(tellProblems(cli, options.problems), EXIT.usage);
}
