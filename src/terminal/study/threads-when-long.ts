import { setImmediate } from 'node:timers/promises';
import { executeHere } from '#lab';
import type { AnyStudy, Chunk, ChunkResult, LocalExecutor } from '#lab';
import type { Threads } from './threads.ts';

/** Milliseconds after which a study gets its threads: most short ones end before. */
const PATIENCE = 400;

const clock = () => performance.now();

function openLocal(study: AnyStudy): LocalExecutor {
  return executeHere(study, { rest: setImmediate, clock });
}

/** Plays the chunks of a study in this thread. */
export function openHere(study: AnyStudy): Threads {
  const here = openLocal(study);
  return {
    slots: () => here.slots(),
    play: (chunk) => here.play(chunk),
    close() {
      here.close();
      return Promise.resolve();
    },
  };
}

/**
 * Plays chunks in this thread until the study turns out to be long, then in several threads, whose
 * start takes as long as a short study.
 */
export class ThreadsWhenLong implements Threads {
  readonly #here: LocalExecutor;
  readonly #open: () => Promise<Threads>;
  readonly #opensAt = clock() + PATIENCE;
  #opening: Promise<Threads> | undefined;
  #threads: Threads | undefined;

  constructor(study: AnyStudy, open: () => Promise<Threads>) {
    this.#here = openLocal(study);
    this.#open = open;
  }

  /** Number of threads in use. */
  slots(): number {
    return this.#threads?.slots() ?? 1;
  }

  async play(chunk: Chunk): Promise<ChunkResult> {
    if (this.#opening === undefined && clock() < this.#opensAt) return this.#here.play(chunk);
    this.#opening ??= this.#open();
    this.#threads = await this.#opening;
    return this.#threads.play(chunk);
  }

  async close(): Promise<void> {
    this.#here.close();
    await (await this.#opening)?.close();
  }
}
