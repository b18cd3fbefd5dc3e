/** A move of a solution: its text, and what a player would type for each step of it. */
export interface SolvedMove {
  readonly text: string;
  readonly steps: readonly string[];
}

/**
 * What a solver may be asked about a position: how far it is from the goal as long as that is quickly
 * told (`distance`), what to do (`hint`), the whole way (`solution`), or which position that can be
 * reached is farthest from the goal (`hardest`).
 */
export type SolvingWant = 'distance' | 'hint' | 'solution' | 'hardest';

export interface SolvingRequest {
  readonly want: SolvingWant;
  /** The position that is asked about, and the one its game began with, in the game's text form. */
  readonly state: string;
  readonly start: string;
  /** What counts as one move, in a word of the game's. */
  readonly metric: string;
  /** Positions that may be looked at before the answer is 'unknown'; the solver's own limit without it. */
  readonly most?: number;
}

export type SolvingAnswer =
  /**
   * The fewest moves to the goal, which is proven, and a first move; -1 where no way leads there:
   * `isPruned` where positions that are lost at sight were not searched for that.
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
   * `pruned`: those that are lost at sight were not searched; `parity`: no position needed to be;
   * `goal`: the rules have none.
   */
  | {
      readonly kind: 'unsolvable';
      readonly positions: number;
      readonly reason: 'searched' | 'pruned' | 'parity' | 'goal';
    }
  /** There are more positions than may be looked at, or than fit into so many bytes of memory. */
  | { readonly kind: 'unknown'; readonly positions: number; readonly memory?: number };

/** How far an answer has come: positions seen, and moves from the beginning. */
export interface SolvingProgress {
  readonly positions: number;
  readonly depth: number;
}

/** An answer that is worked out in slices. */
export interface SolvingTask {
  readonly progress: SolvingProgress;
  /** How long it may take, where it does not take as long as it needs. */
  readonly milliseconds?: number;
  /**
   * Searches about this many more positions; the answer once it is known. `spent` is the share of its
   * time that has passed.
   */
  run(positions: number, spent?: number): SolvingAnswer | undefined;
}
