import { CHANCE } from '#core';
import type { Analyser } from '#play';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { Evaluator } from './evaluator.ts';
import { refute } from './refutation.ts';
import type { Refutation, Wish } from './refutation.ts';

/** Explains a move by searches before and after it. Undefined once the evaluator is closed. */
export async function explainWish(
  game: ZrfGame,
  evaluator: Evaluator,
  wish: Wish,
  after: ZrfState = wish.steps.reduce((at, step) => game.apply(at, step).state, wish.state),
): Promise<Refutation | undefined> {
  const [best] = (await evaluator.evaluate(wish.state)) ?? [];
  const [reached] = (await evaluator.evaluate(after)) ?? [];
  return best && reached && refute(game, wish, best, reached);
}

/** Answers one question "Why not?" and closes the analyser. */
export async function askWhyNot(
  game: ZrfGame,
  analyser: Analyser,
  wish: Wish,
): Promise<Refutation | undefined> {
  const evaluator = new Evaluator(game, analyser);
  try {
    return await explainWish(game, evaluator, wish);
  } finally {
    evaluator.close();
  }
}

/** The parts of a match in which moves are found. */
export interface PlayedLog {
  readonly cursor: number;
  readonly log: readonly { readonly by: number; readonly action: ZrfAction }[];
  stateAt(count: number): ZrfState;
}

/** The turn that ends after `count` entries; undefined at the start, and for chance. */
export function turnBefore(match: PlayedLog, count: number): Wish | undefined {
  let from = count - 1;
  while (from > 0 && match.stateAt(from).chainAt >= 0) from -= 1;
  const player = match.log[from]?.by ?? CHANCE;
  if (player === CHANCE) return undefined;
  const steps = match.log.slice(from, count).map(({ action }) => action);
  return { state: match.stateAt(from), player, steps };
}

/** The last turn of one of some players, or of any player if there are none of these. */
export function lastTurnOf(match: PlayedLog, players: readonly number[]): Wish | undefined {
  const { log, cursor } = match;
  const isTheirs = (by: number) => (players.length === 0 ? by !== CHANCE : players.includes(by));
  const at = log.slice(0, cursor).findLastIndex(({ by }) => isTheirs(by));
  return at < 0 ? undefined : turnBefore(match, at + 1);
}
