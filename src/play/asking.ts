import { LatestOnly } from '#kit/latest-only.ts';
import type { Changes } from './changes.ts';
import type { Answer, Engine, Question } from './engine/engine.ts';

/** Purpose of a question to the engine: a bot's move, a hint, or a bot's reply to a draw offer. */
export type Purpose = 'move' | 'hint' | 'draw';

interface Asked {
  readonly purpose: Purpose;
  readonly question: Question;
  /** The answer is used after this has settled. */
  readonly ready?: Promise<void>;
  /** Called as soon as the engine has answered. */
  readonly onAnswer?: (answer: Answer) => void;
  readonly use: (answer: Answer) => void;
}

/** Asks the engine one question at a time. */
export class Asking {
  readonly #engine: Engine;
  readonly #changes: Changes;
  readonly #request = new LatestOnly();
  #purpose: Purpose | undefined;
  #trouble: string | undefined;
  #isAnswered = false;
  #question: Question | undefined;

  constructor(engine: Engine, changes: Changes) {
    this.#engine = engine;
    this.#changes = changes;
  }

  /** Purpose of the pending question. */
  get purpose(): Purpose | undefined {
    return this.#purpose;
  }

  /** True if the engine has answered, but the answer is not used yet. */
  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  /** Reason the engine did not answer the last question. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  ask({ purpose, question, ready, onAnswer, use }: Asked): void {
    [this.#purpose, this.#trouble, this.#isAnswered] = [purpose, undefined, false];
    this.#changes.touch();
    const answer = this.#engine.ask(question);
    this.#question = question;
    const heard = onAnswer === undefined ? answer : this.#hear(answer, question, onAnswer);
    this.#request.track(
      Promise.all([heard, ready]),
      ([answer]) => {
        this.#change(() => {
          this.#purpose = undefined;
          if (answer !== undefined) use(answer);
        });
      },
      (reason) => this.fail(reason),
    );
  }

  /** Reports the answer at once, unless it comes too late. */
  async #hear(
    answer: Promise<Answer | undefined>,
    question: Question,
    onAnswer: (answer: Answer) => void,
  ): Promise<Answer | undefined> {
    const heard = await answer;
    if (heard !== undefined && this.#question === question) {
      this.#change(() => {
        this.#isAnswered = true;
        onAnswer(heard);
      });
    }
    return heard;
  }

  fail(reason: string): void {
    this.#change(() => {
      this.#purpose = undefined;
      this.#trouble = reason;
    });
  }

  /** Cancels the pending question. */
  drop(): void {
    this.#request.drop();
    this.#question = undefined;
    if (this.#purpose !== undefined) this.#engine.stop();
    this.#purpose = undefined;
    this.#trouble = undefined;
  }

  #change(change: () => void): void {
    this.#changes.update(() => {
      change();
      this.#changes.touch();
    });
  }
}
