import type { AnyGame } from '#core';
import type { CostlyProgress, CostlyQuestion } from './foreseeing.ts';
import { messageOf } from './messages.ts';
import type { Call, Reply } from './messages.ts';

/** Milliseconds between progress reports. */
const PROGRESS_INTERVAL = 100;

type ResolveGame = (asked: CostlyQuestion) => Promise<AnyGame | undefined>;

interface Options {
  readonly reply: (reply: Reply<string, CostlyProgress>) => void;
  /** Clock, in milliseconds. */
  readonly now: () => number;
  /** Returns a function that finds games and times their moves with the clock. */
  readonly resolver: (clock: () => number) => ResolveGame;
  /** Steps of work between two readings of that clock. */
  readonly stepsAtOnce: number;
}

/**
 * The thread side of a `Foreseer`. Computes one action at a time without yielding; terminate the
 * thread to cancel it.
 */
export class ForeseeingService {
  readonly #options: Options;
  readonly #resolveGame: ResolveGame;
  /** Id of the current question. */
  #id = 0;
  #since = 0;
  #reportedAt = 0;
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
      if (foresight === undefined) throw new RangeError(`${question.game} has no foresight`);
      this.#id = id;
      this.#since = now();
      this.#reportedAt = this.#since;
      this.#looks = 0;
      reply({ id, kind: 'answer', answer: foresight.answer(question.errand) });
    } catch (error) {
      reply({ id, kind: 'error', message: messageOf(error) });
    }
  }

  /** Clock that times moves. It is read repeatedly during the computation, and reports progress. */
  #look(): number {
    const { reply, now, stepsAtOnce } = this.#options;
    const time = now();
    this.#looks += 1;
    if (time - this.#reportedAt >= PROGRESS_INTERVAL) {
      this.#reportedAt = time;
      const progress = { milliseconds: time - this.#since, steps: this.#looks * stepsAtOnce };
      reply({ id: this.#id, kind: 'progress', progress });
    }
    return time;
  }
}
