import type { RunTally } from '../runs/run-tally.ts';
import type { FigureSums } from './figure-sums.ts';

/** Sums over runs each of which lacks some things. */
export interface ScreeningTally {
  readonly runs: RunTally;
  /** Figures of all runs. */
  readonly all: FigureSums;
  /** Figures of the runs that lack a thing, by thing. */
  readonly lacking: Record<string, FigureSums>;
}
