/** Of all arrangements of the fifteen tiles one of those that need the most moves, 80. */
const FARTHEST = [15, 14, 8, 12, 10, 11, 13, 9, 2, 6, 5, 1, 3, 7, 4];
const ARRANGED = FARTHEST.map((tile, at) => `(You ${tile} ${'abcd'[at % 4]}${4 - (at >> 2)})`);

/** The start of a fifteen puzzle that no machine solves while a test looks on. */
export const ENDLESS = `Variant=fifteen-puzzle ${ARRANGED.join(' ')} Turn=1:You`;
