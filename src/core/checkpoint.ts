import { copyRandom } from './random.ts';
import type { Random } from './random.ts';

/** State in the course of a match, and all else that the rest of the match depends on. */
export interface Checkpoint<S> {
  /** Number of entries before it. */
  readonly count: number;
  readonly state: S;
  readonly undoFloor: number;
  /** State of the `chance` stream. */
  readonly chance: Readonly<Random>;
  /** State of the other streams in use, by name. */
  readonly streams: Streams;
}

/**
 * Checkpoint that a match starts from in place of the game's own start: it was begun under rules
 * that have changed since, and the entries before the checkpoint no longer replay.
 */
export interface Origin<S> extends Omit<Checkpoint<S>, 'undoFloor'> {
  /** Version of the rules that the match was begun under. */
  readonly rules: number;
}

/** Random streams by name. */
export type Streams = ReadonlyMap<string, Readonly<Random>>;

/** Stream for chance turns that name no other. */
export const DEFAULT_STREAM = 'chance';

export function copyStreams(streams: Streams | undefined): Map<string, Random> {
  const copies = new Map<string, Random>();
  streams?.forEach((stream, name) => copies.set(name, copyRandom(stream)));
  return copies;
}
