import type { Engine, GameSource } from './engine.ts';

/** Request to compute an action that is slow to apply. */
export interface CostlyQuestion {
  readonly game: string;
  /** For games that the thread cannot find by id. */
  readonly source?: GameSource;
  /** Request text from the game's `foresight`. */
  readonly errand: string;
}

/** Progress of the computation of an action. */
export interface CostlyProgress {
  readonly milliseconds: number;
  /** Work done so far: approximate number of positions, tests and partial moves. */
  readonly steps: number;
}

/** Computes slow actions in a thread that can be terminated at any moment. */
export type Foreseer = Engine<CostlyQuestion, string, CostlyProgress>;
