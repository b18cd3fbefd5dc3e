import type { PuzzleSolver, SolvingAnswer, SolvingWant } from '../../../../puzzles/index.ts';
import type { Session } from '../../../../play/index.ts';

/** A question that is being worked on, and the positions that were looked at for it so far. */
export interface Busy {
  readonly want: SolvingWant;
  readonly positions: number;
}

/** What was answered about a position, counted in a metric; `positions` as far as they were told. */
export interface Advice {
  readonly state: unknown;
  readonly metric: string;
  readonly want: SolvingWant;
  readonly answer: SolvingAnswer;
  readonly positions: number;
}

/** Asks the solver about the positions of one game, a question at a time. */
export class Counsel {
  readonly #solver: PuzzleSolver;
  readonly #session: Session;
  readonly #changed: () => void;
  #busy: Busy | undefined;
  #number = 0;

  constructor(solver: PuzzleSolver, session: Session, changed: () => void) {
    this.#solver = solver;
    this.#session = session;
    this.#changed = changed;
  }

  get busy(): Busy | undefined {
    return this.#busy;
  }

  /** Asks about the present position; `use` and `fail` hear nothing of a question that was dropped. */
  ask(
    want: SolvingWant,
    metric: string,
    use: (advice: Advice) => void,
    fail: (reason: string) => void,
  ): void {
    const { match } = this.#session;
    const { game, state } = match;
    const number = (this.#number += 1);
    const start = game.makeState(match.stateAt(0));
    const question = { game: game.id, want, metric, start, state: game.makeState(state) };
    this.#busy = { want, positions: 0 };
    const isAwaited = () => number === this.#number;
    this.#solver
      .ask(question, ({ positions }) => {
        if (!isAwaited()) return;
        this.#busy = { want, positions };
        this.#changed();
      })
      .then(
        (answer) => {
          if (!isAwaited()) return;
          const positions = this.#busy?.positions ?? 0;
          this.#busy = undefined;
          if (answer !== undefined) use({ state, metric, want, answer, positions });
          this.#changed();
        },
        (error: unknown) => {
          if (!isAwaited()) return;
          this.#busy = undefined;
          fail(error instanceof Error ? error.message : String(error));
          this.#changed();
        },
      );
  }

  /** Drops the question; true where there was one. */
  stop(): boolean {
    this.#number += 1;
    const wasBusy = this.#busy !== undefined;
    this.#busy = undefined;
    if (wasBusy) this.#solver.stop();
    return wasBusy;
  }
}
