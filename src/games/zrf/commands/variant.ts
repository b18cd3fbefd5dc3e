import type { AnyGame } from '#core';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { CommandFailed, EXIT, formatProblems, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { findVariant } from '../rules/index.ts';

/** Finds a variant by title or key. */
export function requireVariant(cli: Cli, game: AnyGame, name: string): string {
  if (!isZrfGame(game)) throw usage(cli, 'cli-game-no-variants', { game: game.id });
  const variant = findVariant(game, name);
  if (variant.ok) return variant.value.key;
  throw new CommandFailed(formatProblems(cli, variant.problems), EXIT.usage);
}
