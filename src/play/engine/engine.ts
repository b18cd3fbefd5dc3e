import type { CrewPart } from '#bots';

/** Source of a game's rules: texts by file name. `main` may include the other files. */
export interface GameSource {
  readonly main: string;
  readonly files: readonly (readonly [string, string])[];
}

/** Question to a bot, as text that can be posted to a worker. */
export interface Question {
  readonly game: string;
  /** For games that the worker cannot find by id. */
  readonly source?: GameSource;
  /** State visible to the player, in the game's text form. */
  readonly state: string;
  readonly player: number;
  readonly strength: number;
  /** Name of a mind of the game that answers instead of a bot. */
  readonly mind?: string;
  /** Random seed of the bot. */
  readonly seed: string;
  /** Seed of what the bot misjudges, the same throughout a game; that of the bot by default. */
  readonly gameSeed?: string;
  /** Time limit in milliseconds, in addition to that of the strength. */
  readonly milliseconds?: number;
  /** Seat of the bot that is offered a draw. It answers that instead of choosing an action. */
  readonly offered?: number;
  /** Part of the worker, if several think about the question. */
  readonly crew?: CrewPart;
}

/** A bot's answer: its action as text and, after a search, the expected result. */
export interface Answer {
  readonly action: string;
  /** Expected final score of the first player minus that of the second. */
  readonly value?: number;
  /** True if the value is proven. */
  readonly exact?: boolean;
  /** Milliseconds of the search, without the start of the worker. */
  readonly milliseconds?: number;
  /** True if the bot accepts the draw that it was offered. */
  readonly accepts?: boolean;
}

/**
 * Answers questions in a worker, in a thread or in place; by default, questions to bots. The type
 * parameters set the question, the answer and the progress reports.
 */
export interface Engine<Q = Question, A = Answer, P = unknown> {
  /**
   * Returns the answer, or undefined if the question was cancelled or replaced. Rejects if the
   * question cannot be answered or the engine crashes; the next question restarts it. `tell`
   * receives progress reports.
   */
  ask(question: Q, report?: (progress: P) => void): Promise<A | undefined>;
  /** Prepares for questions like this one until the next is asked. Returns no answer. */
  prepare?(question: Q): void;
  /** Cancels the current question or preparation. */
  stop(): void;
  close(): void;
}
