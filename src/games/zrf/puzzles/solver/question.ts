import type { RulesTexts } from '../../rules/index.ts';
import type { SolvingAnswer, SolvingProgress, SolvingRequest } from '../search/solving.ts';

/** A request about a puzzle as text, which can be posted to a worker. */
export interface SolvingQuestion extends SolvingRequest {
  readonly game: string;
  /** Source of a game that the worker cannot find by id. */
  readonly source?: RulesTexts;
}

/** Interface of a puzzle solver in a worker or thread. */
export interface PuzzleSolver {
  /**
   * Resolves with the answer, or undefined if the request was cancelled or replaced. Rejects if the
   * request is not about a puzzle. `tell` receives progress.
   */
  ask(
    question: SolvingQuestion,
    report?: (progress: SolvingProgress) => void,
  ): Promise<SolvingAnswer | undefined>;
  /** Cancels the current request. */
  stop(): void;
  close(): void;
}
