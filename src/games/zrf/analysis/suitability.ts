import type { ZrfGame } from '../rules/index.ts';

/** Reason that a variant cannot be analysed. */
type Unsuitability = 'players' | 'chance';

/**
 * Reason that a variant cannot be analysed, or undefined if it can. Searches need two players and
 * nothing left to chance.
 */
export function whyUnsuitable(game: ZrfGame, variant: string): Unsuitability | undefined {
  const play = game.playOf(variant);
  if (play.seats.length !== 2) return 'players';
  return play.hasNoChance ? undefined : 'chance';
}
