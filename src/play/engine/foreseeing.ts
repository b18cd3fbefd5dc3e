import type { Engine, GameSource } from './engine.ts';

/** An action that takes long to apply, for the thread that works it out. */
export interface CostlyQuestion {
  readonly game: string;
  /** For games that the thread does not know by their id. */
  readonly source?: GameSource;
  /** What the game's `foresight` asks. */
  readonly errand: string;
}

/** How far the work on an action has come. */
export interface CostlyProgress {
  readonly milliseconds: number;
  /** What was looked at until now: roughly so many positions, tests and parts of moves. */
  readonly steps: number;
}

/** Where actions are worked out that take long: a thread that can be ended at any moment. */
export type Foreseer = Engine<CostlyQuestion, string, CostlyProgress>;
