import type { Game } from '#core';
import { storesOf } from './ending.ts';
import { kalahOptions } from './model.ts';
import type { KalahAction, KalahEvent, KalahOptions, KalahState } from './model.ts';
import { makePosition } from './position.ts';
import { applyAction, refuse, startKalah, turnOf } from './rules.ts';
import { makeAction, makeState, parseAction, parseState } from './text.ts';

/**
 * An upper bound on sowings. Each deposit in a store requires a sowing past it, which puts at most
 * the other seeds into the opposite houses. A seed on one side moves at most m - 1 times before it
 * passes that store.
 */
function longest({ houses, seeds }: KalahOptions): number {
  const total = 2 * houses * seeds;
  return total + ((houses - 1) * total * (total + 1)) / 2 + 1;
}

/** Kalah as in the specification; player 0 is ONE. */
export const kalah: Game<KalahState, KalahAction, KalahEvent, KalahOptions> = {
  id: 'kalah',
  rules: 1,
  options: kalahOptions,
  players: () => 2,
  longest,
  start: startKalah,
  turn: turnOf,
  refuse,
  apply: applyAction,
  view: (state) => state,
  scoreSoFar: ({ pits }) => storesOf(pits),
  makeState,
  parseState,
  makeAction: (_state, action) => makeAction(action),
  parseAction,
  position: makePosition,
};
