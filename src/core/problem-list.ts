import type { Parsed, Problem } from './parsed.ts';

/** Maximum number of problems reported for one text; the rest are only counted. */
export const MAX_PROBLEMS = 100;

/** Collects any number of problems of a text in bounded memory. */
export class ProblemList {
  readonly #reported: Problem[] = [];
  #count = 0;

  /** Number of problems, including those not reported. */
  get count(): number {
    return this.#count;
  }

  /**
   * Adds a problem. A problem that is slow to build can be passed as a function, which is called
   * only if it will be reported.
   */
  add(problem: Problem | (() => Problem)): void {
    this.#count += 1;
    if (this.#count > MAX_PROBLEMS) return;
    this.#reported.push(typeof problem === 'function' ? problem() : problem);
  }

  /** The first problems, followed by one that counts the rest. */
  get problems(): readonly Problem[] {
    const count = this.#count - this.#reported.length;
    if (count === 0) return this.#reported;
    const message = `And ${count} more ${count === 1 ? 'problem' : 'problems'}. Fix these first.`;
    return [...this.#reported, { code: 'problems-more', message, args: { count } }];
  }

  failed(): Parsed<never> {
    return { ok: false, problems: this.problems };
  }
}
