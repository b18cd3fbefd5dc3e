/** How hard a puzzle can be, from 1 on. */
export const MAX_DIFFICULTY = 5;

/**
 * From this product of moves and bits on a puzzle is of the next difficulty. They are set so that
 * the puzzles of `content/puzzles` get the difficulties that they are told to have. Three differ by
 * one: "Moving Day" with its few positions, the fifteen puzzle and Escott's with their many.
 */
const STEPS = [100, 450, 1000, 1700] as const;

/**
 * How hard a puzzle is, from 1 to 5: the fewest moves that solve it, times the bits of the number of
 * positions that were looked at until this was proven. A long way is no trouble where there is no
 * choice, and a short one is where there is much of it.
 */
export function difficultyOf(moves: number, positions: number): number {
  const bits = 32 - Math.clz32(Math.min(positions, 0xffffffff));
  return 1 + STEPS.filter((step) => moves * bits >= step).length;
}
