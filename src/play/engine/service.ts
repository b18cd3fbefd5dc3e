import { LatestOnly } from '#kit/latest-only.ts';
import { messageOf } from './messages.ts';
import type { Call, Reply } from './messages.ts';

/** An answer that is worked out in slices. */
export interface EngineTask<A, P> {
  /** How far it has come, where that can be told. */
  readonly progress?: P;
  /** How long it may take; for as long as it takes where it does not say. */
  readonly milliseconds?: number;
  /**
   * Searches about this many more positions; the answer once it is known. `spent` is the share of its
   * time that has passed: from 1 on it answers what it can.
   */
  run(positions: number, spent?: number): A | undefined;
}

/** Work of which only what is kept of it counts: true once it is done. */
export interface Preparation {
  run(positions: number): boolean;
}

export interface ServiceOptions<Q, A, P> {
  readonly begin: (question: Q) => EngineTask<A, P> | Promise<EngineTask<A, P>>;
  /** Begins to find out what such questions will need. */
  readonly prepare?: (question: Q) => Preparation | Promise<Preparation>;
  readonly reply: (reply: Reply<A, P>) => void;
  /** Lets calls come in that were sent meanwhile. */
  readonly rest: () => Promise<void>;
  /** A clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * Positions between two looks at the clock, at first and at most: rules differ in what one costs, and so
 * does what is learnt of them from what is searched.
 */
const STEP_FIRST = 4;
const MAX_STEP = 128;
/** Milliseconds between two looks at what else is asked. */
const SLICE = 25;

/**
 * The worker's end: one question at a time, in slices. What was found out for a question that is
 * dropped is not lost, as far as tasks share it.
 */
export class EngineService<Q, A, P> {
  readonly #options: ServiceOptions<Q, A, P>;
  readonly #latest = new LatestOnly();

  constructor(options: ServiceOptions<Q, A, P>) {
    this.#options = options;
  }

  async receive({ id, question, isAhead = false }: Call<Q>): Promise<void> {
    const isLatest = this.#latest.begin();
    if (question === undefined) return;
    if (isAhead) await this.#prepare(question, isLatest);
    else await this.#answer(id, question, isLatest);
  }

  async #answer(id: number, question: Q, isLatest: () => boolean): Promise<void> {
    const { begin, reply, rest, now } = this.#options;
    const asked = now();
    try {
      const begun = begin(question);
      const task = begun instanceof Promise ? await begun : begun;
      if (!isLatest()) return;
      const { milliseconds = Infinity } = task;
      const pace = new Pace(now);
      const run = (positions: number, time: number) =>
        task.run(positions, (time - asked) / milliseconds);
      let answer = pace.slice(run);
      while (answer === undefined) {
        const { progress } = task;
        if (progress !== undefined) reply({ id, kind: 'progress', progress });
        await rest();
        if (!isLatest()) return;
        answer = pace.slice(run);
      }
      reply({ id, kind: 'answer', answer });
    } catch (error) {
      reply({ id, kind: 'error', message: messageOf(error) });
    }
  }

  /** What is wrong with a question will be told when it is asked. */
  async #prepare(question: Q, isLatest: () => boolean): Promise<void> {
    const { prepare, rest, now } = this.#options;
    try {
      const begun = await prepare?.(question);
      const pace = new Pace(now);
      const run = (positions: number) => begun?.run(positions) !== false || undefined;
      while (isLatest() && pace.slice(run) === undefined) await rest();
    } catch {
      return;
    }
  }
}

/** Runs work for a slice of time at once, by steps that are small enough for it. */
class Pace {
  readonly #now: () => number;
  #step = STEP_FIRST;

  constructor(now: () => number) {
    this.#now = now;
  }

  slice<A>(run: (positions: number, time: number) => A | undefined): A | undefined {
    const begin = this.#now();
    for (let time = begin; ;) {
      const answer = run(this.#step, time);
      if (answer !== undefined) return answer;
      const later = this.#now();
      this.#adapt(later - time);
      time = later;
      if (time - begin >= SLICE) return undefined;
    }
  }

  /** Keeps steps so short that one ends in time even where positions come to cost ten times as much. */
  #adapt(took: number): void {
    if (took > SLICE / 8) this.#step = Math.max(1, this.#step >> 2);
    else if (took < SLICE / 32) this.#step = Math.min(MAX_STEP, this.#step << 1);
  }
}
