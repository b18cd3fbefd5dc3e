import { Piscina } from 'piscina';
import { makePlan } from '#lab';
import type { ChunkResult, Executor, Plan } from '#lab';
import type { ChunkTask } from './chunk-worker.ts';

/** Threads that play chunks, with the build's worker program. */
export interface Threads extends Executor {
  close(): Promise<void>;
}

/** Milliseconds that the chunks being played have when a pool is closed. */
const LAST_CHUNKS = 1000;

/** Pool of worker threads for any study. */
export function openPool(jobs: number): Piscina<ChunkTask, ChunkResult> {
  const filename = new URL('./chunk-worker.js', import.meta.url).href;
  return new Piscina({
    filename,
    name: 'playTask',
    minThreads: jobs,
    maxThreads: jobs,
    closeTimeout: LAST_CHUNKS,
  });
}

/**
 * Closes a pool. Threads end between chunks if they can: Node sometimes aborts when it ends one that
 * is working.
 */
async function closePool(pool: Piscina<ChunkTask, ChunkResult>): Promise<void> {
  // Chunks that take longer than the limit are dropped, which the pool reports as an error.
  pool.on('error', () => undefined);
  await pool.close({ force: true });
}

/** Plays the chunks of one study in threads of this computer. */
export function executeInThreads(plan: Plan, jobs: number): Threads {
  const pool = openPool(jobs);
  const text = makePlan(plan);
  return {
    slots: () => jobs,
    play: (chunk) => pool.run({ plan: text, chunk }),
    close: () => closePool(pool),
  };
}
