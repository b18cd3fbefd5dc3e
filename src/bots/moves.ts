import type { Position } from '#core';

/** The legal moves of a position, none where it is over. */
export function movesOf<A>(position: Position<A>): Int32Array {
  if (position.player() < 0) return new Int32Array(0);
  const moves = new Int32Array(position.width);
  return moves.subarray(0, position.moves(moves, 0));
}

/** The same, those that promise most first. */
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
