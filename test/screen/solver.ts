import { Advisers } from '../../src/puzzles/index.ts';
import { RemoteSolver, SolvingService, withSource } from '../../src/puzzles/solver/remote.ts';
import type { GameSource } from '../../src/play/index.ts';

/** The solver in this thread: it rests after every slice until it is told to go on. */
export class SteppedSolver extends RemoteSolver {
  readonly #rests: (() => void)[];

  constructor(sourceOf: (game: string) => GameSource | undefined) {
    const rests: (() => void)[] = [];
    super((onReply) => {
      const advisers = new Advisers();
      const service = new SolvingService(
        (question) => advisers.begin(question),
        onReply,
        () => new Promise<void>((resolve) => rests.push(resolve)),
      );
      return {
        post: (call) => void service.receive(withSource(call, sourceOf)),
        close: () => undefined,
      };
    });
    this.#rests = rests;
  }

  /** Lets it look at one more slice of positions. */
  async step(): Promise<void> {
    for (const rest of this.#rests.splice(0)) rest();
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }

  /** Lets it finish. */
  async finish(): Promise<void> {
    await this.step();
    while (this.#rests.length > 0) await this.step();
  }
}
