import type { Parsed, Problem } from './parsed.ts';

/** So many problems of one text are told; of the others only how many there are. */
export const MAX_PROBLEMS = 100;

/** Collects what is wrong with a text, however much that is, in bounded memory. */
export class ProblemList {
  readonly #told: Problem[] = [];
  #count = 0;

  /** How many there are, told or not. */
  get count(): number {
    return this.#count;
  }

  /** A problem that takes long to make is given as a function, which is called if it will be told. */
  add(problem: Problem | (() => Problem)): void {
    this.#count += 1;
    if (this.#count > MAX_PROBLEMS) return;
    this.#told.push(typeof problem === 'function' ? problem() : problem);
  }

  /** The first problems, and a last one that counts the others. */
  get problems(): readonly Problem[] {
    const count = this.#count - this.#told.length;
    if (count === 0) return this.#told;
    const message = `Problems that are not listed: ${count}. Fix these first.`;
    return [...this.#told, { code: 'problems-more', message, args: { count } }];
  }

  failed(): Parsed<never> {
    return { ok: false, problems: this.problems };
  }
}
