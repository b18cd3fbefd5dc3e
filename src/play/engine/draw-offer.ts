import type { AnyGame } from '#core';

/** Largest advantage that counts as level, as a share of the largest possible one. */
const LEVEL_SHARE = 1 / 250;
/** The same on the scale of `Game.evaluate`. */
const LEVEL = 0.02;

/**
 * True if a bot accepts a draw: the position is level or worse for it. `value` is the result of a
 * search, for the first player; without a search the game evaluates the position.
 */
export function answerDraw(
  game: AnyGame,
  state: unknown,
  seat: number,
  value: number | undefined,
): boolean {
  const bound = game.position?.(state)?.bound;
  if (value === undefined || bound === undefined)
    return (game.evaluate?.(state)[seat] ?? 0) <= LEVEL;
  return (seat === 0 ? value : -value) <= bound * LEVEL_SHARE;
}
