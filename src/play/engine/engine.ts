/** The texts of rules that a game is made from, as names and texts of files; `main` includes others. */
export interface GameSource {
  readonly main: string;
  readonly files: readonly (readonly [string, string])[];
}

/** A question to a bot, as text, so that it can cross to a worker. */
export interface Question {
  readonly game: string;
  /** For games that the worker does not know by their id. */
  readonly source?: GameSource;
  /** The state that the player may know, in the game's text form. */
  readonly state: string;
  readonly player: number;
  readonly strength: number;
  /** A mind of the game that answers instead, by its name; a bot does if there is none. */
  readonly mind?: string;
  /** What the bot's own randomness grows from. */
  readonly seed: string;
}

/** What a bot answers: its action as text and, where it searched, what it expects. */
export interface Answer {
  readonly action: string;
  /** First player's final score minus the second's, as far as the bot sees. */
  readonly value?: number;
  /** Whether the value is proven. */
  readonly exact?: boolean;
}

/**
 * Where questions are answered: a worker, a thread, or in place. By default those to bots. Whoever
 * asks tells what the answer is, and what is told on the way to it.
 */
export interface Engine<Q = Question, A = Answer, P = unknown> {
  /**
   * The answer; undefined where the question was dropped for another one, or for none. Rejects where
   * the question cannot be answered, or the engine broke down: the next one starts it again. `tell`
   * hears how far the answer has come.
   */
  ask(question: Q, tell?: (progress: P) => void): Promise<A | undefined>;
  /**
   * Finds out meanwhile what questions like this one will need, until the next one is asked. Nothing is
   * answered.
   */
  prepare?(question: Q): void;
  /** Drops the question that is being worked on, or prepared for. */
  stop(): void;
  close(): void;
}
