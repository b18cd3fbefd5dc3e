import { LatestOnly } from '../../kit/latest-only.ts';
import { messageOf } from './messages.ts';
import type { Call, Reply } from './messages.ts';

/** An answer that is worked out in slices. */
export interface EngineTask<A, P> {
  /** How far it has come, where that can be told. */
  readonly progress?: P;
  /** Searches about this many more positions; the answer once it is known. */
  run(positions: number): A | undefined;
}

export interface ServiceOptions<Q, A, P> {
  readonly begin: (question: Q) => EngineTask<A, P> | Promise<EngineTask<A, P>>;
  readonly reply: (reply: Reply<A, P>) => void;
  /** Lets calls come in that were sent meanwhile. */
  readonly rest: () => Promise<void>;
  /** A clock, in milliseconds. */
  readonly now: () => number;
}

/** Positions between two looks at the clock. */
const STEP = 1_000;
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

  async receive({ id, question }: Call<Q>): Promise<void> {
    const isLatest = this.#latest.begin();
    if (question === undefined) return;
    const { begin, reply, rest } = this.#options;
    try {
      const begun = begin(question);
      const task = begun instanceof Promise ? await begun : begun;
      if (!isLatest()) return;
      let answer = this.#slice(task);
      while (answer === undefined) {
        const { progress } = task;
        if (progress !== undefined) reply({ id, kind: 'progress', progress });
        await rest();
        if (!isLatest()) return;
        answer = this.#slice(task);
      }
      reply({ id, kind: 'answer', answer });
    } catch (error) {
      reply({ id, kind: 'error', message: messageOf(error) });
    }
  }

  #slice(task: EngineTask<A, P>): A | undefined {
    const { now } = this.#options;
    const end = now() + SLICE;
    let answer = task.run(STEP);
    while (answer === undefined && now() < end) answer = task.run(STEP);
    return answer;
  }
}
