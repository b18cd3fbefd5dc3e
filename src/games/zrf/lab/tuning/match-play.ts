import { deriveSeed } from '#core';
import type { Seed } from '#core';
import type { ZrfGame, ZrfOptions } from '../../rules/index.ts';
import { drawOpening, halfPointsOf, searchAction } from './self-play.ts';
import type { SelfPlayLimits } from './self-play.ts';

/** The same rules twice: with a tuning and with the values derived from the rules. */
export interface Rivals {
  readonly tuned: ZrfGame;
  readonly derived: ZrfGame;
}

/** Result of a game for the tuned side. */
export interface RivalGame {
  /** 2 for a win, 1 for a draw, 0 for a loss. */
  readonly half: number;
  readonly entries: number;
}

/**
 * Plays game `index` of a match. Games 2n and 2n + 1 have the same opening; the tuned side has the
 * first move in even games.
 */
export function playRivals(
  { tuned, derived }: Rivals,
  options: ZrfOptions,
  seed: Seed,
  index: number,
  { nodes, longest }: SelfPlayLimits,
): RivalGame {
  const tunedSeat = index % 2;
  let state = drawOpening(derived, options, deriveSeed(seed, Math.floor(index / 2)));
  let made = 0;
  for (; made < longest; made += 1) {
    const turn = derived.turn(state);
    if (turn.kind !== 'decide') break;
    const mover = turn.player === tunedSeat ? tuned : derived;
    state = derived.apply(state, searchAction(mover, state, nodes)).state;
  }
  const half = halfPointsOf(derived, state);
  return { half: tunedSeat === 0 ? half : 2 - half, entries: made };
}
