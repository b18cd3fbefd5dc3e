import { playInSlices } from './play-chunk.ts';
import type { Chunk, ChunkResult } from './chunk.ts';
import type { AnyStudy } from './kind.ts';

/** Place where chunks are played. */
export interface Executor {
  /** Number of chunks to give it at a time, which can change as workers come and go. */
  slots(): number;
  /** Plays a chunk. Rejects if a unit throws or the worker is lost. */
  play(chunk: Chunk): Promise<ChunkResult>;
}

/** Waits that keep the program responsive, and a clock in milliseconds. */
export interface Pace {
  readonly rest: () => Promise<unknown>;
  readonly clock: () => number;
}

/** Milliseconds of work between two rests. */
const BETWEEN_RESTS = 20;

/** Plays chunks in this thread, one at a time. */
export function executeHere(study: AnyStudy, { rest, clock }: Pace): Executor {
  let last = clock();
  return {
    slots: () => 1,
    async play(chunk) {
      const playing = playInSlices(study, chunk, clock);
      for (;;) {
        const step = playing.next();
        if (step.done === true) return step.value;
        if (clock() - last < BETWEEN_RESTS) continue;
        await rest();
        last = clock();
      }
    },
  };
}
