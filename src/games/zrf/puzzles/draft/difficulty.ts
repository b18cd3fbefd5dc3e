/** Highest difficulty; the lowest is 1. */
export const MAX_DIFFICULTY = 5;

/**
 * Thresholds of moves times bits for each higher difficulty. They reproduce the stated difficulties
 * of `content/puzzles`, with three exceptions that differ by one: "Moving Day" has few positions,
 * the fifteen puzzle and Escott's have many.
 */
const STEPS = [100, 450, 1000, 1700] as const;

/**
 * Difficulty from 1 to 5: the minimum number of moves times the bits of the number of positions
 * searched to prove it. A long solution without choices is easy; a short one with many choices is
 * not.
 */
export function difficultyOf(moves: number, positions: number): number {
  const bits = 32 - Math.clz32(Math.min(positions, 0xffffffff));
  return 1 + STEPS.filter((step) => moves * bits >= step).length;
}
