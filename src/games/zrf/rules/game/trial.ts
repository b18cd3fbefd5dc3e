import type { Problem } from '#core';
import { rulesProblem } from '../problems/problem.ts';
import type { ZrfGame } from './game.ts';
import type { OpenedRules } from './library.ts';

/** Maximum time in milliseconds that opening rules may block other work without confirmation. */
export const MAX_OPENING = 1000;

/**
 * Creates the first position of a variant and lists its moves, which compiles everything needed for
 * them.
 */
export function startVariant(game: ZrfGame, variant = game.options.variant.default): void {
  game.turn(game.playOf(variant).start(variant));
}

/**
 * Time in milliseconds from the texts of rules to their first moves. `open` must open the rules in
 * the same way as the later, blocking call. Returns 0 for invalid rules.
 */
export function timeOpening(open: () => OpenedRules, now: () => number): number {
  const started = now();
  const { game } = open();
  if (!game.ok) return 0;
  startVariant(game.value);
  return now() - started;
}

/** Warning shown before opening rules that take this long. */
export function slowProblem(milliseconds: number): Problem {
  return rulesProblem('rules-slow', { seconds: Math.ceil(milliseconds / 1000) });
}
