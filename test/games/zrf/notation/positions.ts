import { must } from '#core';
import { makeFen, parseFen } from '#games/zrf/notation/index.ts';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { ownGame } from '../page/games.ts';

/** Key of the first variant of a built-in game. */
export function firstVariant(id: string): string {
  return ownGame(id).options.variant.default;
}

/** State of a built-in game set up by FEN. */
export function stateOfFen(id: string, fen: string): { game: ZrfGame; state: ZrfState } {
  const game = ownGame(id);
  const variant = firstVariant(id);
  const start = must(parseFen(game.playOf(variant).rules, variant, fen));
  return { game, state: game.start({ variant, start }, 'test') };
}

/** FEN of a state. */
export function fenOf(game: ZrfGame, state: ZrfState): string | undefined {
  return makeFen(game.rulesOf(state), state);
}
