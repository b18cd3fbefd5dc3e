import { setImmediate } from 'node:timers/promises';
import { executeHere } from '#lab';
import type { AnyStudy, Chunk, ChunkResult, LocalExecutor } from '#lab';
import type { Threads } from './threads.ts';

/**
 * Milliseconds after which a study gets its threads, and those that it must still take alone for them to repay
 * their start. On two cores, the second one is busy compiling the code of this thread at first, and would do
 * so for another thread.
 */
const FEW_CORES = { patience: 3000, least: 15_000 };
const MORE_CORES = { patience: 400, least: 1000 };
const FEW = 2;

type Clock = () => number;

const now: Clock = () => performance.now();

function openLocal(study: AnyStudy, clock: Clock = now): LocalExecutor {
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

/** Longest units, in milliseconds, between which this thread still answers in time. */
const BRIEF = 50;

/** The means of a study to get threads. */
export interface ThreadsOnDemand {
  /** Number of threads, this one included. */
  readonly jobs: number;
  /** Starts threads. */
  readonly open: (jobs: number) => Promise<Threads>;
  /** Number of units still to be played, at most. */
  readonly unitsLeft: () => number;
  /** Counts milliseconds. */
  readonly clock?: Clock;
}

/**
 * Plays chunks in this thread until the study turns out to be long, then in several threads. This thread,
 * whose code is compiled by then, stays one of them if units are brief: between them it hands out chunks,
 * shows progress and ends on a key.
 */
export class ThreadsWhenLong implements Threads {
  readonly #here: LocalExecutor;
  readonly #demand: ThreadsOnDemand;
  readonly #clock: Clock;
  readonly #started: number;
  #opening: Promise<Threads> | undefined;
  #threads: Threads | undefined;
  #helps = true;
  /** Chunks in this thread. */
  #playing = 0;
  #units = 0;
  #ms = 0;

  constructor(study: AnyStudy, demand: ThreadsOnDemand) {
    this.#clock = demand.clock ?? now;
    this.#here = openLocal(study, this.#clock);
    this.#demand = demand;
    this.#started = this.#clock();
  }

  /** Number of threads in use. */
  slots(): number {
    return this.#threads === undefined ? 1 : this.#demand.jobs;
  }

  async play(chunk: Chunk): Promise<ChunkResult> {
    if (this.#opening === undefined && this.#isLong()) this.#openThreads();
    if (this.#opening === undefined) return this.#playHere(chunk);
    const isFree = this.#playing === 0 || this.#threads === undefined;
    if (this.#helps && isFree) return this.#playHere(chunk);
    return (await this.#opening).play(chunk);
  }

  async close(): Promise<void> {
    this.#here.close();
    const threads = await this.#opening?.catch(() => undefined);
    await threads?.close();
  }

  async #playHere(chunk: Chunk): Promise<ChunkResult> {
    this.#playing += 1;
    try {
      const result = await this.#here.play(chunk);
      this.#units += chunk.count;
      this.#ms += result.ms;
      return result;
    } finally {
      this.#playing -= 1;
    }
  }

  #isLong(): boolean {
    const { jobs, unitsLeft } = this.#demand;
    const { patience, least } = jobs > FEW ? MORE_CORES : FEW_CORES;
    const elapsed = this.#clock() - this.#started;
    const left = this.#units === 0 ? Infinity : (unitsLeft() * elapsed) / this.#units;
    return elapsed >= patience && left >= least;
  }

  #openThreads(): void {
    const { jobs, open } = this.#demand;
    this.#helps = this.#units > 0 && this.#ms < BRIEF * this.#units;
    this.#opening = open(this.#helps ? jobs - 1 : jobs);
    const keep = (threads: Threads) => (this.#threads = threads);
    void this.#opening.then(keep, () => undefined);
  }
}
