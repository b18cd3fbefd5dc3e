import type { AnyGame } from '#core';
import type { CostlyProgress, CostlyQuestion } from './foreseeing.ts';
import { messageOf } from './messages.ts';
import type { Call, Reply } from './messages.ts';

/** Milliseconds between two words of how far the work has come. */
const TELLING = 100;

type ResolveGame = (asked: CostlyQuestion) => Promise<AnyGame | undefined>;

interface Options {
  readonly reply: (reply: Reply<string, CostlyProgress>) => void;
  /** A clock, in milliseconds. */
  readonly now: () => number;
  /** Finds games whose moves are timed by a clock. */
  readonly resolver: (clock: () => number) => ResolveGame;
  /** Steps of work between two looks at that clock. */
  readonly stepsAtOnce: number;
}

/**
 * The thread's end of a `Foreseer`: one action at a time, without a pause. Whoever wants the thread for
 * anything else ends it.
 */
export class ForeseeingService {
  readonly #options: Options;
  readonly #resolveGame: ResolveGame;
  /** The question that is worked on. */
  #id = 0;
  #since = 0;
  #told = 0;
  #looks = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#resolveGame = options.resolver(() => this.#look());
  }

  async receive({ id, question }: Call<CostlyQuestion>): Promise<void> {
    if (question === undefined) return;
    const { reply, now } = this.#options;
    try {
      const game = await this.#resolveGame(question);
      const foresight = game?.foresight;
      if (foresight === undefined) throw new RangeError(`nothing is foreseen in ${question.game}`);
      this.#id = id;
      this.#since = now();
      this.#told = this.#since;
      this.#looks = 0;
      reply({ id, kind: 'answer', answer: foresight.answer(question.errand) });
    } catch (error) {
      reply({ id, kind: 'error', message: messageOf(error) });
    }
  }

  /** The clock by which moves are timed: it is looked at again and again while a move is worked out. */
  #look(): number {
    const { reply, now, stepsAtOnce } = this.#options;
    const time = now();
    this.#looks += 1;
    if (time - this.#told >= TELLING) {
      this.#told = time;
      const progress = { milliseconds: time - this.#since, steps: this.#looks * stepsAtOnce };
      reply({ id: this.#id, kind: 'progress', progress });
    }
    return time;
  }
}
