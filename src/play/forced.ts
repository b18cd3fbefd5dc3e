/**
 * What is done where nothing is left to decide, as settings have it: it is played by itself, or left
 * to the person.
 */
export const FORCED_MOVES = ['played', 'left'] as const;
export type ForcedMoves = (typeof FORCED_MOVES)[number];
