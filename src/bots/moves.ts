import type { Position } from '#core';

/** Legal moves of a position; empty when the game is over. */
export function movesOf<A>(position: Position<A>): Int32Array {
  if (position.player() < 0) return new Int32Array(0);
  const moves = new Int32Array(position.width);
  return moves.subarray(0, position.moves(moves, 0));
}

/** Legal moves of a position, most promising first. */
export function movesByPromise<A>(position: Position<A>): Int32Array {
  const scored = [...movesOf(position)].map((move) => ({
    move,
    score: position.orderingScore(move),
  }));
  return Int32Array.from(
    scored.sort((a, b) => b.score - a.score),
    ({ move }) => move,
  );
}
