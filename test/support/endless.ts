/** One of the fifteen puzzle positions that need the most moves: 80. */
const FARTHEST = [15, 14, 8, 12, 10, 11, 13, 9, 2, 6, 5, 1, 3, 7, 4];
const ARRANGED = FARTHEST.map((tile, at) => `(You ${tile} ${'abcd'[at % 4]}${4 - (at >> 2)})`);

/** Start of a fifteen puzzle that cannot be solved within the time of a test. */
export const ENDLESS = `Variant=fifteen-puzzle ${ARRANGED.join(' ')} Turn=1:You`;
