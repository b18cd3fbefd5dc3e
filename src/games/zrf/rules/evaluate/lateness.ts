import type { Rules } from '../model/index.ts';

/** Lateness at the end of a game; 0 at its start. */
export const WHOLE_LATENESS = 256;

/** A board fills up if at most this share of it, as a divisor, holds pieces at the start. */
const FILLING_DIVISOR = 3;
/** Share of the pieces, as a divisor, that is left at the end of a game of captures. */
const LEFT_DIVISOR = 5;

/**
 * Progress of a game, by the number of pieces on the board: games of captures end with few of them,
 * games of placing with a full board.
 */
export function latenessByPieces({ setup, board }: Rules): Int32Array {
  const squares = board.positions.filter(({ isDummy }) => !isDummy).length;
  const first = setup.pieces.length;
  const last = first * FILLING_DIVISOR <= squares ? squares : Math.floor(first / LEFT_DIVISOR);
  return Int32Array.from({ length: board.positions.length + 1 }, (_, pieces) => {
    const fraction = first === last ? 0 : (pieces - first) / (last - first);
    return Math.round(WHOLE_LATENESS * Math.max(0, Math.min(1, fraction)));
  });
}
