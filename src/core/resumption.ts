import type { Checkpoint, Origin } from './checkpoint.ts';
import type { TimeControl } from './clock.ts';
import type { Problem } from './parsed.ts';
import type { EntryLines } from './transcript-lines.ts';

/** Replays the entries before a checkpoint from the start. */
export interface Replay<M> {
  /** Match being replayed. */
  readonly match: M;
  /**
   * Replays this many more entries. Returns true when done, or a problem at the first difference.
   */
  run(most: number): boolean | Problem;
}

/** Checkpoint, and the data of the entries before it that is available without replay. */
export interface Resumption<S, M> {
  /** Its count is a multiple of `CHECKPOINT`. */
  readonly checkpoint: Checkpoint<S>;
  /** Lines of the entries before the checkpoint. */
  readonly lines: EntryLines;
  /** Hashes of the states after 0, 50, 100 ... entries, up to the checkpoint. */
  readonly hashes: readonly string[];
  readonly replay: Replay<M>;
}

/**
 * Checkpoints that a match starts or resumes from, in place of the start of its game, and its time
 * control.
 */
export interface MatchFrom<S, M> {
  readonly clock?: TimeControl | undefined;
  readonly origin?: Origin<S> | undefined;
  readonly resumption?: Resumption<S, M>;
}
