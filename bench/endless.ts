import { defaultOptions } from '../src/core/index.ts';
import type { Game } from '../src/core/index.ts';
import { applyAction, kalah, startKalah, turnOf } from '../src/games/kalah/rules/index.ts';
import type {
  KalahAction,
  KalahEvent,
  KalahOptions,
  KalahState,
} from '../src/games/kalah/rules/index.ts';

export const OPTIONS = defaultOptions(kalah.options);

/** Kalah that restarts when a game ends, which lets one match grow without limit. */
export const endlessKalah: Game<KalahState, KalahAction, KalahEvent, KalahOptions> = {
  ...kalah,
  id: 'endless-kalah',
  longest: () => Infinity,
  apply(state, action) {
    const step = applyAction(state, action);
    return step.state.over === undefined ? step : { ...step, state: startKalah(OPTIONS) };
  },
};

/** One decision of the game that all measured engines play. */
export interface Move {
  readonly by: number;
  readonly house: number;
}

/** List of legal moves, chosen by a simple rule. */
export function makeMoves(count: number): Move[] {
  const moves: Move[] = [];
  let state = startKalah(OPTIONS);
  while (moves.length < count) {
    const turn = turnOf(state);
    if (turn.kind !== 'decide') throw new Error('the endless game has ended');
    const house = Number(turn.actions[(moves.length * 7) % turn.actions.length]);
    moves.push({ by: turn.player, house });
    state = endlessKalah.apply(state, house).state;
  }
  return moves;
}
