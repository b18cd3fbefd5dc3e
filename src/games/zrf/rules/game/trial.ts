import type { Problem } from '#core';
import { rulesProblem } from '../problems/problem.ts';
import type { ZrfGame } from './game.ts';
import type { OpenedRules } from './library.ts';

/** Milliseconds for which opening rules may keep everything else waiting, unless somebody agrees to more. */
export const MAX_OPENING = 1000;

/** Makes the first position of a variant and lists its moves: what has to be compiled for that, is. */
export function begin(game: ZrfGame, variant = game.options.variant.default): void {
  game.turn(game.playOf(variant).start(variant));
}

/**
 * How long it takes from the texts of rules to their first moves, by a clock in milliseconds: `open` gives
 * the rules as those will open them who must not be kept waiting. Rules that are wrong take no time.
 */
export function timeOpening(open: () => OpenedRules, now: () => number): number {
  const begun = now();
  const { game } = open();
  if (!game.ok) return 0;
  begin(game.value);
  return now() - begun;
}

/** What is told before rules are opened that take that long. */
export function slowProblem(milliseconds: number): Problem {
  return rulesProblem('rules-slow', { seconds: Math.ceil(milliseconds / 1000) });
}
