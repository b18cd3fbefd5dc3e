import { setTimeout } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { makePlan } from '#lab';
import type { ChunkResult, Executor, Plan } from '#lab';
import type { ChunkTask } from './chunk-worker.ts';

/** Threads that play chunks, with the build's worker program. */
export interface Threads extends Executor {
  close(): Promise<void>;
}

/** Pool of worker threads for any study. */
export function openPool(jobs: number): Piscina<ChunkTask, ChunkResult> {
  const filename = new URL('./chunk-worker.js', import.meta.url).href;
  return new Piscina({ filename, name: 'playTask', minThreads: jobs, maxThreads: jobs });
}

/** Milliseconds that the chunks being played have when their threads are to end. */
const LAST_CHUNKS = 1000;

/** Plays the chunks of one study in threads of this computer. */
export function executeInThreads(plan: Plan, jobs: number): Threads {
  const pool = openPool(jobs);
  const text = makePlan(plan);
  const playing = new Set<Promise<unknown>>();
  return {
    slots: () => jobs,
    play: (chunk) => {
      const played = pool.run({ plan: text, chunk });
      const forget = () => void playing.delete(played);
      playing.add(played);
      void played.then(forget, forget);
      return played;
    },
    // Threads end between chunks if they can: Node sometimes aborts when it ends one that is working.
    close: async () => {
      const limit = setTimeout(LAST_CHUNKS, undefined, { ref: false });
      await Promise.race([Promise.allSettled(playing), limit]);
      await pool.destroy();
    },
  };
}
