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

/** Plays chunks in this thread. */
export interface LocalExecutor extends Executor {
  /** Abandons the chunk being played. */
  close(): void;
}

/** Plays chunks in this thread, one at a time. */
export function executeHere(study: AnyStudy, { rest, clock }: Pace): LocalExecutor {
  let last = clock();
  let isClosed = false;
  const play = async (chunk: Chunk): Promise<ChunkResult> => {
    const playing = playInSlices(study, chunk, clock);
    for (;;) {
      const step = playing.next();
      if (step.done === true) return step.value;
      if (clock() - last < BETWEEN_RESTS) continue;
      await rest();
      last = clock();
      if (isClosed) return new Promise<never>(() => undefined);
    }
  };
  let previous: Promise<unknown> = Promise.resolve();
  return {
    slots: () => 1,
    play(chunk) {
      const result = previous.then(() => play(chunk));
      previous = result.catch(() => undefined);
      return result;
    },
    close() {
      isClosed = true;
    },
  };
}
