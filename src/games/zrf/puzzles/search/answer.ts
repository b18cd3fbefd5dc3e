import type { SolvedMove } from './solving.ts';

/**
 * A move of a solution as text: successive positions of one tile of the block, starting with its
 * own.
 */
export type SolutionMove = SolvedMove;

export type Answer =
  /** `optimum` is the proven length of the shortest solution. */
  | {
      readonly kind: 'solved';
      readonly optimum: number;
      readonly positions: number;
      readonly moves: readonly SolutionMove[];
    }
  /** `parity`: nothing had to be searched. `pruned`: positions recognised as lost were skipped. */
  | {
      readonly kind: 'unsolvable';
      readonly positions: number;
      readonly reason: 'searched' | 'pruned' | 'parity';
    }
  /** The limit of positions or bytes was exceeded; `memory` is the byte limit. */
  | { readonly kind: 'unknown'; readonly positions: number; readonly memory?: number };

/** A search that runs in slices. */
export interface Solver {
  readonly positions: number;
  /** Search depth in moves from the start. */
  readonly depth: number;
  /** Size of the tables in bytes. */
  readonly bytes: number;
  /** Searches about this many more positions; returns the answer once found. */
  run(positions: number): Answer | undefined;
}
