import type { TextPlace } from '../model/problems.ts';

/** A move as written in a file, not yet compared with the rules. */
export interface RecordedMove {
  readonly text: string;
  readonly place: TextPlace;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?` and so on. */
  readonly nags: readonly number[];
  /** Comments before and after the move; '' for none. */
  readonly before: string;
  readonly after: string;
  /** Other moves in its place, each with its continuation. */
  readonly variations: readonly RecordedLine[];
}
export type RecordedLine = readonly RecordedMove[];

/** Most variations one in another that are read: trees are walked by recursion. */
export const MAX_DEPTH = 200;

/** A game as written in a file. */
export interface RecordedGame {
  readonly tags: ReadonlyMap<string, string>;
  /** Place of each tag's value. */
  readonly tagPlaces: ReadonlyMap<string, TextPlace>;
  readonly place: TextPlace;
  readonly line: RecordedLine;
  /** Comment of a game without moves, or after its result. */
  readonly comment: string;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  readonly result: string;
}
