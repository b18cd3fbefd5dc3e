import type { SolvedMove } from './solving.ts';

/**
 * A move of a solution: the positions that one tile of the block comes through, beginning where it
 * stands, as text.
 */
export type SolutionMove = SolvedMove;

export type Answer =
  /** `optimum`: the length of the shortest solution, which is proven. */
  | {
      readonly kind: 'solved';
      readonly optimum: number;
      readonly positions: number;
      readonly moves: readonly SolutionMove[];
    }
  /** `parity`: no position needed to be searched; `pruned`: those that are lost at sight were not. */
  | {
      readonly kind: 'unsolvable';
      readonly positions: number;
      readonly reason: 'searched' | 'pruned' | 'parity';
    }
  /** More positions than were allowed, or more bytes: `memory` tells how many these were. */
  | { readonly kind: 'unknown'; readonly positions: number; readonly memory?: number };

/** A search that goes on in slices. */
export interface Solver {
  readonly positions: number;
  /** How many moves from the start the search has come. */
  readonly depth: number;
  /** What its tables take. */
  readonly bytes: number;
  /** Searches about this many more positions; the answer once it is known. */
  run(positions: number): Answer | undefined;
}
