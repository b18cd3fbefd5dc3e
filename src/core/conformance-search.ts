import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, playTrial } from './conformance-play.ts';
import type { AnyGame } from './game.ts';
import type { Position } from './position.ts';

interface Decision {
  readonly state: unknown;
  readonly action: unknown;
  readonly player: number;
  readonly actions: readonly unknown[];
}

function checkPosition(game: AnyGame, decision: Decision, position: Position<unknown>): void {
  const { state, action, player, actions } = decision;
  checkQuickAnswers(position, player);
  const moves = new Int32Array(position.width);
  const count = position.moves(moves, 0);
  const words = [...moves.subarray(0, count)].map((move) => position.action(move));
  const offered = actions.map((offer) => game.makeAction(state, offer)).sort();
  const listed = words.map((word) => game.makeAction(state, word)).sort();
  demand(
    listed.join() === offered.join(),
    () => `moves ${listed.join()}, actions ${offered.join()}`,
  );
  demand(position.player() === player, () => 'the search position has a different player to move');
  checkPass(position);
  const chosen = game.makeAction(state, action);
  const index = words.findIndex((word) => game.makeAction(state, word) === chosen);
  checkMove(game, decision, position, moves[index] ?? 0);
}

/** Checks answers that a position may give before its moves are listed. */
function checkQuickAnswers(position: Position<unknown>, player: number): void {
  const mover = position.mover?.() ?? player;
  demand(mover === player, () => `${mover} moves by the quick answer, but player ${player} does`);
  const isCheck = position.isCheck?.();
  const estimate = position.estimate();
  position.player();
  demand(position.isCheck?.() === isCheck, () => 'listing moves changes the answer on check');
  demand(position.estimate() === estimate, () => 'listing moves changes the estimate');
}

function hashOf(position: Position<unknown>): string {
  return [position.hashHigh(), position.hashLow()].join();
}

function checkPass(position: Position<unknown>): void {
  if (position.canPass?.() !== true) return;
  const before = hashOf(position);
  const player = position.player();
  position.pass?.();
  demand(
    position.player() === 1 - player,
    () => `after passing player ${position.player()} is to move`,
  );
  demand(hashOf(position) !== before, () => 'passing does not change the hash');
  position.unmake();
  demand(hashOf(position) === before, () => 'unmake does not restore the position before passing');
}

/** Checks that forecasts of a move do not change the position. Returns true for a threat. */
function checkForecasts(position: Position<unknown>, move: number): boolean {
  const before = hashOf(position);
  const isThreat = position.isThreat?.(move) === true;
  const forecasts = [position.gain?.(move) ?? 0, position.exchange?.(move) ?? 0];
  demand(forecasts.every(Number.isInteger), () => `forecasts ${forecasts.join()} are no integers`);
  demand(hashOf(position) === before, () => 'a forecast changes the position');
  return isThreat;
}

function checkMove(
  game: AnyGame,
  { state, action }: Decision,
  position: Position<unknown>,
  move: number,
): void {
  const before = hashOf(position);
  const mover = position.player();
  const isThreat = checkForecasts(position, move);
  position.make(move);
  const quickMover = position.mover?.() ?? position.player();
  const next = game.apply(state, action).state;
  const turn = game.turn(next);
  const player = turn.kind === 'decide' ? turn.player : -1;
  demand(
    position.player() === player,
    () => `after the move player ${position.player()} is to move`,
  );
  demand(
    quickMover === player || (player === -1 && quickMover >= 0),
    () => `after the move player ${quickMover} moves by the quick answer`,
  );
  demand(
    !isThreat || player !== 1 - mover || position.isCheck?.() === true,
    () => 'a move announced as a threat is none',
  );
  if (turn.kind === 'over') {
    const [one = 0, two = 0] = turn.outcome.scores;
    const [found, right] = [Math.sign(position.result()), Math.sign(one - two)];
    demand(found === right, () => `result ${position.result()}, but scores ${one} and ${two}`);
  }
  const fresh = game.position?.(next);
  demand(
    fresh?.hashHigh() === position.hashHigh() && fresh.hashLow() === position.hashLow(),
    () => 'the hash depends on the path to the position',
  );
  position.unmake();
  demand(hashOf(position) === before, () => 'unmake does not restore the position');
}

const positionsFollowRules: Law = makeLaw(
  'has a search position that agrees with the rules',
  (trial) => {
    const { game } = trial;
    let count = 0;
    playTrial(trial, ({ state, turn }, action) => {
      const position = game.position?.(state);
      if (position === undefined || turn.kind !== 'decide') return;
      checkPosition(game, { state, action, player: turn.player, actions: turn.actions }, position);
      count += 1;
    });
    return count > 0 ? undefined : 'the game has no search position';
  },
);

export const searchLaws: readonly Law[] = [positionsFollowRules];
