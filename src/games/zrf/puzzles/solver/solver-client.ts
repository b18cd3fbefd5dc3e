import { LatestOnly } from '#kit/latest-only.ts';
import type { SolvingAnswer, SolvingProgress, SolvingWant } from '../search/solving.ts';
import type { PuzzleSolver, SolvingQuestion } from './question.ts';

/** A request in progress. */
export interface Busy extends SolvingProgress {
  readonly want: SolvingWant;
}

/** Sends one request at a time to a solver and ignores the replies to cancelled ones. */
export class SolverClient {
  readonly #solver: PuzzleSolver;
  readonly #changed: () => void;
  readonly #latest = new LatestOnly();
  #busy: Busy | undefined;

  /** `changed` is called after each progress report and after the answer. */
  constructor(solver: PuzzleSolver, changed: () => void) {
    this.#solver = solver;
    this.#changed = changed;
  }

  /** Current request; undefined if idle. */
  get busy(): Busy | undefined {
    return this.#busy;
  }

  /**
   * Sends a request and calls `use` or `fail` with the result; `use` also receives the final
   * progress.
   */
  ask(
    question: SolvingQuestion,
    use: (answer: SolvingAnswer, busy: Busy) => void,
    fail: (reason: string) => void,
  ): void {
    const { want } = question;
    let busy: Busy = { want, positions: 0, depth: 0 };
    this.#busy = busy;
    const report = (progress: SolvingProgress) => {
      if (this.#busy !== busy) return;
      busy = { want, ...progress };
      this.#busy = busy;
      this.#changed();
    };
    this.#latest.track(
      this.#solver.ask(question, report),
      (answer) => {
        this.#busy = undefined;
        if (answer !== undefined) use(answer, busy);
        this.#changed();
      },
      (reason) => {
        this.#busy = undefined;
        fail(reason);
        this.#changed();
      },
    );
  }

  /** Cancels the request; returns true if there was one. */
  stop(): boolean {
    this.#latest.drop();
    const wasBusy = this.#busy !== undefined;
    this.#busy = undefined;
    if (wasBusy) this.#solver.stop();
    return wasBusy;
  }

  /** Cancels the request and ends the solver to free its large tables. */
  close(): void {
    this.stop();
    this.#solver.close();
  }
}
