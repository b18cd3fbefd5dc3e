/** Setting for forced moves: played automatically, or left to the player. */
export const FORCED_MOVES = ['played', 'left'] as const;
export type ForcedMoves = (typeof FORCED_MOVES)[number];
