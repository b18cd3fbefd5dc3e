import { LatestOnly } from '#kit/latest-only.ts';
import type { SolvingAnswer, SolvingProgress, SolvingWant } from '../search/solving.ts';
import type { PuzzleSolver, SolvingQuestion } from './question.ts';

/** A question that is being worked on, and how far the answer has come. */
export interface Busy extends SolvingProgress {
  readonly want: SolvingWant;
}

/** Asks a solver one question at a time: of a question that was dropped nothing is heard any more. */
export class SolverClient {
  readonly #solver: PuzzleSolver;
  readonly #changed: () => void;
  readonly #latest = new LatestOnly();
  #busy: Busy | undefined;

  /** `changed` is called once whenever an answer has come further, or has come. */
  constructor(solver: PuzzleSolver, changed: () => void) {
    this.#solver = solver;
    this.#changed = changed;
  }

  /** What the solver is at; undefined while it is asked nothing. */
  get busy(): Busy | undefined {
    return this.#busy;
  }

  /** Asks, and calls `use` or `fail` with what comes of it; `use` hears how far it had come, too. */
  ask(
    question: SolvingQuestion,
    use: (answer: SolvingAnswer, busy: Busy) => void,
    fail: (reason: string) => void,
  ): void {
    const { want } = question;
    let busy: Busy = { want, positions: 0, depth: 0 };
    this.#busy = busy;
    const tell = (progress: SolvingProgress) => {
      if (this.#busy !== busy) return;
      busy = { want, ...progress };
      this.#busy = busy;
      this.#changed();
    };
    this.#latest.ask(
      this.#solver.ask(question, tell),
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

  /** Drops the question; true where there was one. */
  stop(): boolean {
    this.#latest.drop();
    const wasBusy = this.#busy !== undefined;
    this.#busy = undefined;
    if (wasBusy) this.#solver.stop();
    return wasBusy;
  }

  /** Drops the question, and ends the solver, whose tables are large. */
  close(): void {
    this.stop();
    this.#solver.close();
  }
}
