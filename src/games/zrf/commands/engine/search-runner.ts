import { setImmediate } from 'node:timers/promises';
import type { Learning } from '#core';
import type { MoveSearch, SearchListener } from '../../protocols/index.ts';

/** Longest time between two looks for new commands, in milliseconds. */
const SLICE = 10;
const MAX_STEP = 128;
/** Positions learned from between two looks for new commands. */
const LEARNING_AT_ONCE = 4;

/** A running search. */
interface Running {
  readonly search: MoveSearch;
  readonly listener: SearchListener;
  readonly since: number;
}

/**
 * Runs one search at a time in slices, so that commands are read meanwhile. `now` is a clock in
 * milliseconds.
 */
export class SearchRunner {
  readonly #now: () => number;
  readonly #fail: (error: unknown) => void;
  #running: Running | undefined;
  #isLearning = false;

  constructor(now: () => number, fail: (error: unknown) => void) {
    this.#now = now;
    this.#fail = fail;
  }

  /** Learns about a game while nothing is searched, because the first search needs it. */
  async learn(learning: Learning): Promise<void> {
    this.#isLearning = true;
    const isIdle = () => this.#isLearning;
    do await setImmediate();
    while (isIdle() && !learning.run(LEARNING_AT_ONCE));
  }

  begin(search: MoveSearch, listener: SearchListener): void {
    const running = { search, listener, since: this.#now() };
    this.#isLearning = false;
    this.#running = running;
    this.#run(running).catch(this.#fail);
  }

  /** Ends the search at once, with a result. */
  end(): void {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    this.#report(running);
    running.listener.onEnd(running.search.finish());
  }

  /** Ends search and learning at once, without a result. */
  drop(): void {
    this.#running = undefined;
    this.#isLearning = false;
  }

  async #run(running: Running): Promise<void> {
    let isDone = false;
    // A command may end the search between two slices.
    const isCurrent = () => this.#running === running;
    do {
      await setImmediate();
      if (!isCurrent()) return;
      isDone = this.#slice(running);
      this.#report(running);
    } while (!isDone);
    if (!running.search.isInfinite) this.end();
  }

  #slice({ search, since }: Running): boolean {
    const begin = this.#now();
    let [time, step] = [begin, 1];
    while (time - begin < SLICE) {
      if (search.run(step, time - since)) return true;
      const later = this.#now();
      if (later - time < SLICE / 8) step = Math.min(MAX_STEP, step * 2);
      time = later;
    }
    return false;
  }

  #report({ search, listener, since }: Running): void {
    const report = search.report();
    if (report !== undefined) listener.onReport({ ...report, milliseconds: this.#now() - since });
  }
}
