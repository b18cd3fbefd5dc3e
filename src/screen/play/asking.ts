import type { Answer, Question, Thinker } from '../../play/index.ts';

/** Asks bots, one question at a time: an answer that is awaited no more is dropped. */
export class Asking {
  readonly #thinker: Thinker;
  #number = 0;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  ask(question: Question, use: (answer: Answer) => void, fail: (reason: string) => void): void {
    this.stop();
    const number = this.#number;
    const isAwaited = () => number === this.#number;
    this.#thinker.think(question).then(
      (answer) => {
        if (isAwaited()) use(answer);
      },
      (error: unknown) => {
        if (isAwaited()) fail(error instanceof Error ? error.message : String(error));
      },
    );
  }

  stop(): void {
    this.#number += 1;
    this.#thinker.stop();
  }
}
