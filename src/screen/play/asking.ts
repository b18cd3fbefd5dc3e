import { LatestOnly } from '../../kit/latest-only.ts';
import type { Answer, Engine, Question } from '../../play/index.ts';

/** Asks bots, one question at a time: an answer that is awaited no more is dropped. */
export class Asking {
  readonly #engine: Engine;
  readonly #latest = new LatestOnly();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  ask(question: Question, use: (answer: Answer) => void, fail: (reason: string) => void): void {
    this.stop();
    this.#latest.ask(
      this.#engine.ask(question),
      (answer) => {
        if (answer !== undefined) use(answer);
      },
      fail,
    );
  }

  stop(): void {
    this.#latest.drop();
    this.#engine.stop();
  }
}
