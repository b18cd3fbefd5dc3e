import { makeSharedMemory, strengthAt } from '#bots';
import type { Answer, Engine, Question } from './engine.ts';

/** Largest number of threads that think about a move: more than these find little together. */
const MAX_THREADS = 8;

/** Threads that may think at a time: half of the cores, so that the machine stays usable. */
export function threadsOf(cores: number): number {
  return Math.max(1, Math.min(MAX_THREADS, Math.floor(cores / 2)));
}

/** True if a bot uses its whole time for the answer, however many threads help. */
function isThorough({ strength, mind, offered }: Question): boolean {
  return mind === undefined && offered === undefined && strengthAt(strength).isTimed === true;
}

/**
 * Several workers that think about a bot's move together, through a table in shared memory. The first
 * answers. The others only fill the table, so an error of theirs is ignored.
 */
class Crew implements Engine {
  readonly #leader: Engine;
  readonly #helpers: readonly Engine[];
  #memory: SharedArrayBuffer | undefined;

  constructor(leader: Engine, helpers: readonly Engine[]) {
    this.#leader = leader;
    this.#helpers = helpers;
  }

  async ask(question: Question, tell?: (progress: unknown) => void): Promise<Answer | undefined> {
    this.stop();
    if (!isThorough(question)) return await this.#leader.ask(question, tell);
    const memory = this.#emptyMemory();
    for (const [index, helper] of this.#helpers.entries()) {
      const part = { memory, index: index + 1 };
      helper.ask({ ...question, crew: part }).catch(() => undefined);
    }
    try {
      const answer = await this.#leader.ask({ ...question, crew: { memory, index: 0 } }, tell);
      // Undefined if another question, which the helpers may be busy with, has replaced this one.
      if (answer !== undefined) this.#stopHelpers();
      return answer;
    } catch (error) {
      this.#stopHelpers();
      throw error;
    }
  }

  prepare(question: Question): void {
    for (const engine of [this.#leader, ...this.#helpers]) engine.prepare?.(question);
  }

  stop(): void {
    this.#leader.stop();
    this.#stopHelpers();
  }

  close(): void {
    for (const engine of [this.#leader, ...this.#helpers]) engine.close();
  }

  #stopHelpers(): void {
    for (const helper of this.#helpers) helper.stop();
  }

  #emptyMemory(): SharedArrayBuffer {
    this.#memory ??= makeSharedMemory();
    new Int32Array(this.#memory).fill(0);
    return this.#memory;
  }
}

/** Engine of as many workers as may think at a time; `open` starts one. */
export function makeCrew(threads: number, open: () => Engine): Engine {
  if (threads < 2) return open();
  return new Crew(open(), Array.from({ length: threads - 1 }, open));
}
