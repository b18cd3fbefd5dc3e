import { LatestOnly } from '#kit/latest-only.ts';
import { messageOf } from './messages.ts';
import type { Call, Reply } from './messages.ts';

/** Computation of an answer in slices. */
export interface EngineTask<A, P> {
  /** Progress since the last report, if measurable. */
  readonly progress?: P | undefined;
  /** Adds the duration of the search to the answer. */
  timed?(answer: A, milliseconds: number): A;
  /** Time limit, or undefined for none. */
  readonly milliseconds?: number;
  /**
   * Searches about `positions` more positions. Returns the answer once it is found. `spent` is the
   * elapsed fraction of the time limit; from 1 on, the task answers as well as it can.
   */
  run(positions: number, spent?: number): A | undefined;
}

/** Work done only for its cached results. `run` returns true when it is finished. */
export interface Preparation {
  run(positions: number): boolean;
}

export interface ServiceOptions<Q, A, P> {
  readonly begin: (question: Q) => EngineTask<A, P> | Promise<EngineTask<A, P>>;
  /** Starts preparing for similar questions. */
  readonly prepare?: (question: Q) => Preparation | Promise<Preparation>;
  readonly reply: (reply: Reply<A, P>) => void;
  /** Yields to let pending calls arrive. */
  readonly rest: () => Promise<void>;
  /** Clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * Initial and maximum number of positions between readings of the clock. The cost of a position
 * varies between rules, and between learning and search.
 */
const INITIAL_STEP = 4;
const MAX_STEP = 128;
/** Milliseconds between checks for new calls. */
const SLICE = 25;

/**
 * The worker side: answers one question at a time, in slices. Results shared between tasks survive
 * a cancelled question.
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
    const askedAt = now();
    try {
      const starting = begin(question);
      const task = starting instanceof Promise ? await starting : starting;
      if (!isLatest()) return;
      const { milliseconds = Infinity } = task;
      const begunAt = now();
      const pace = new Pace(now);
      const run = (positions: number, time: number) =>
        task.run(positions, (time - askedAt) / milliseconds);
      let answer = pace.slice(run);
      while (answer === undefined) {
        const { progress } = task;
        if (progress !== undefined) reply({ id, kind: 'progress', progress });
        await rest();
        if (!isLatest()) return;
        answer = pace.slice(run);
      }
      const timed = task.timed?.(answer, now() - begunAt) ?? answer;
      reply({ id, kind: 'answer', answer: timed });
    } catch (error) {
      reply({ id, kind: 'error', message: messageOf(error) });
    }
  }

  /** Errors are reported when the question is asked. */
  async #prepare(question: Q, isLatest: () => boolean): Promise<void> {
    const { prepare, rest, now } = this.#options;
    try {
      const starting = await prepare?.(question);
      const pace = new Pace(now);
      const run = (positions: number) => starting?.run(positions) !== false || undefined;
      while (isLatest() && pace.slice(run) === undefined) await rest();
    } catch {
      return;
    }
  }
}

/** Runs work in time slices, adapting the step size. */
class Pace {
  readonly #now: () => number;
  #step = INITIAL_STEP;

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

  /** Keeps steps short enough to end in time even if positions become ten times slower. */
  #adapt(took: number): void {
    if (took > SLICE / 8) this.#step = Math.max(1, this.#step >> 2);
    else if (took < SLICE / 32) this.#step = Math.min(MAX_STEP, this.#step << 1);
  }
}
