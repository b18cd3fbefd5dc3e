/** A move of a solution: its text, and the typed text of each step. */
export interface SolvedMove {
  readonly text: string;
  readonly steps: readonly string[];
}

/**
 * Type of request about a position: its distance from the goal if that is quick to compute
 * (`distance`), a best move (`hint`), a complete solution (`solution`), or the reachable position
 * farthest from the goal (`hardest`).
 */
export type SolvingWant = 'distance' | 'hint' | 'solution' | 'hardest';

export interface SolvingRequest {
  readonly want: SolvingWant;
  /** Position of the request, and the start position of its game, in text form. */
  readonly state: string;
  readonly start: string;
  /** Metric, by its name in the game. */
  readonly metric: string;
  /** Positions to search before answering 'unknown'; by default the solver's own limit. */
  readonly most?: number;
}

export type SolvingAnswer =
  /**
   * Proven minimum number of moves to the goal with a first move, or -1 if unreachable. `isPruned`
   * is true if positions recognised as lost were skipped.
   */
  | {
      readonly kind: 'distance';
      readonly distance: number;
      readonly move: SolvedMove | undefined;
      readonly isPruned?: boolean;
    }
  | {
      readonly kind: 'solution';
      readonly optimum: number;
      readonly positions: number;
      readonly moves: readonly SolvedMove[];
    }
  | {
      readonly kind: 'hardest';
      readonly distance: number;
      readonly positions: number;
      readonly state: string;
    }
  /**
   * `pruned`: positions recognised as lost were skipped. `parity`: nothing had to be searched.
   * `goal`: the rules have no goal.
   */
  | {
      readonly kind: 'unsolvable';
      readonly positions: number;
      readonly reason: 'searched' | 'pruned' | 'parity' | 'goal';
    }
  /** The search exceeded its limit of positions or of `memory` bytes. */
  | { readonly kind: 'unknown'; readonly positions: number; readonly memory?: number };

/** Progress of a request: positions searched, and depth in moves. */
export interface SolvingProgress {
  readonly positions: number;
  readonly depth: number;
}

/** A request that runs in slices. */
export interface SolvingTask {
  readonly progress: SolvingProgress;
  /** Time limit, if any. */
  readonly milliseconds?: number;
  /**
   * Searches about this many more positions; returns the answer once found. `spent` is the elapsed
   * fraction of the time limit.
   */
  run(positions: number, spent?: number): SolvingAnswer | undefined;
}
