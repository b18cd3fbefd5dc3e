import { SolverService } from '#games/zrf/puzzles/index.ts';
import type { SolvingAnswer, SolvingProgress, SolvingQuestion } from '#games/zrf/puzzles/index.ts';
import { EngineClient, EngineService } from '#play';
import type { GameSource } from '#play';

/** Solver in the current thread; pauses after every slice until resumed. */
export class SteppedSolver extends EngineClient<SolvingQuestion, SolvingAnswer, SolvingProgress> {
  readonly #rests: (() => void)[];

  constructor(sourceOf: (game: string) => GameSource | undefined) {
    const rests: (() => void)[] = [];
    let time = 0;
    super((reply) => {
      const solver = new SolverService();
      const service = new EngineService<SolvingQuestion, SolvingAnswer, SolvingProgress>({
        begin: (question) => solver.begin(question),
        reply,
        rest: () => new Promise<void>((resolve) => rests.push(resolve)),
        // A slice is ten steps.
        now: () => (time += 2.5),
      });
      return {
        post: (call) => void service.receive(call),
        close: () => undefined,
      };
    }, sourceOf);
    this.#rests = rests;
  }

  /** Searches one more slice of positions. */
  async step(): Promise<void> {
    for (const rest of this.#rests.splice(0)) rest();
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }

  /** Runs the solver to the end. */
  async finish(): Promise<void> {
    await this.step();
    while (this.#rests.length > 0) await this.step();
  }
}
