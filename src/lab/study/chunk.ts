/** Part of a study: units `from` to `from + count - 1` of one cell. */
export interface Chunk {
  readonly cell: number;
  readonly from: number;
  readonly count: number;
}

/** Name of a chunk, unique in its study. */
export function nameOfChunk({ cell, from, count }: Chunk): string {
  return `${cell}-${from}-${count}`;
}

/** Unit that could not be played, even when repeated alone. */
export interface FailedUnit {
  readonly cell: number;
  readonly index: number;
  readonly message: string;
}

/** Result of a chunk. The tally is plain JSON. */
export interface ChunkResult {
  readonly tally: unknown;
  readonly failures: readonly FailedUnit[];
  /** Processor time of the chunk in milliseconds; it affects only the sizes of later chunks. */
  readonly ms: number;
}
