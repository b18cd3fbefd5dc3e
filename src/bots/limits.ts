/** Limits of a search, which ends earlier if it solves the game. */
export interface Limits {
  /** Maximum number of positions. For the same number the result is the same on every machine. */
  readonly nodes: number;
  /** Maximum depth in moves. */
  readonly depth?: number;
  /** Number that decides between moves of about equal value; always the same move by default. */
  readonly variety?: number | undefined;
  /** Misjudgement of positions; none by default. */
  readonly blur?: Blur | undefined;
  /** Part in a search by several threads; alone by default. */
  readonly crew?: CrewPart | undefined;
}

/** Misjudgement of positions: the same position is always judged alike. */
export interface Blur {
  /** Largest error of an estimate, in percent of its usual change by a move. */
  readonly size: number;
  readonly seed: number;
}

/** Part of a thread in a search by several threads, which share a table. */
export interface CrewPart {
  /** Memory of `makeSharedMemory`, the same for all threads. */
  readonly memory: SharedArrayBuffer;
  /** 0 for the thread that answers. The others search too, one depth ahead if the number is odd. */
  readonly index: number;
}

/** Limits that end a search. */
export type SearchLimits = Required<Pick<Limits, 'nodes' | 'depth'>>;
