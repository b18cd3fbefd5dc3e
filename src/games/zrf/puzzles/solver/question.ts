import type { RulesTexts } from '../../rules/index.ts';
import type { SolvingAnswer, SolvingProgress, SolvingRequest } from '../search/solving.ts';

/** A question about a puzzle, as text, so that it can cross to a worker. */
export interface SolvingQuestion extends SolvingRequest {
  readonly game: string;
  /** For games that the worker does not know by their id. */
  readonly source?: RulesTexts;
}

/** Where puzzles are solved: a worker, or a thread. */
export interface PuzzleSolver {
  /**
   * The answer; undefined where the question was dropped for another one, or for none. Rejects where
   * it is none about a puzzle. `tell` hears how far the answer has come.
   */
  ask(
    question: SolvingQuestion,
    tell?: (progress: SolvingProgress) => void,
  ): Promise<SolvingAnswer | undefined>;
  /** Drops the question that is being worked on. */
  stop(): void;
  close(): void;
}
