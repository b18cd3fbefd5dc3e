import type { RunTally } from '../runs/run-tally.ts';
import type { FigureSums } from './figure-sums.ts';

/** Sums of an arm: runs of the full game, or changes between it and the game without something. */
export interface AblationTally {
  readonly runs: RunTally;
  /** Differences by figure, without minus with, between runs of the same seeds. */
  readonly changes: FigureSums;
}
