import { StillPause } from './playback.ts';
import type { Playback, Schedule } from './playback.ts';

export interface ReviewOptions {
  /** How many steps have been shown in the beginning. */
  readonly at: number;
  /** How many steps there are. */
  readonly end: () => number;
  /** Shows the next step, the one after `at`, moving what it moves. */
  readonly show: (at: number) => void;
  readonly playback: Pick<Playback, 'settle' | 'whenStill'>;
  readonly schedule: Schedule;
  /** Milliseconds that a step is looked at, after its movement. */
  readonly rest: () => number;
  /** How many steps it goes at a time by itself: only the last of them is shown; 1 by default. */
  readonly stride?: () => number;
  /** Called whenever it went on by itself. */
  readonly changed: () => void;
}

/** Goes through the steps of a match or a solution, by hand or by itself. */
export class Review {
  readonly #options: ReviewOptions;
  readonly #pause: StillPause;
  #at: number;
  #isRunning = false;

  constructor(options: ReviewOptions) {
    this.#options = options;
    this.#pause = new StillPause(options.playback, options.schedule);
    this.#at = options.at;
  }

  /** How many steps have been shown. */
  get at(): number {
    return this.#at;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#options.end();
  }

  /** Shows the position after this many steps, and stays there. */
  jump(at: number): void {
    this.stop();
    this.#at = Math.max(0, Math.min(this.#options.end(), at));
  }

  /** Shows the next step, and stays there. */
  next(): void {
    this.stop();
    this.#forward();
  }

  /** Goes on by itself, from the beginning where it has come to the end. */
  run(): void {
    if (this.isAtEnd) this.#at = 0;
    this.#isRunning = !this.isAtEnd;
    if (this.#isRunning) this.#goOn();
  }

  /** Goes on by itself after having looked at the present step. */
  runAfterRest(): void {
    if (this.isAtEnd) this.#at = 0;
    this.#isRunning = !this.isAtEnd;
    this.#rest();
  }

  stop(): void {
    this.#isRunning = false;
    this.#pause.stop();
    this.#options.playback.settle();
  }

  #forward(): void {
    if (this.isAtEnd) return;
    this.#at += 1;
    this.#options.show(this.#at - 1);
    this.#rest();
  }

  /** Goes on by itself: past several steps without showing how each of them moves. */
  #goOn(): void {
    const { stride = () => 1, end, playback } = this.#options;
    const steps = stride();
    if (steps === 1) {
      this.#forward();
      return;
    }
    playback.settle();
    this.#at = Math.min(end(), this.#at + steps);
    this.#rest();
  }

  #rest(): void {
    if (!this.#isRunning) return;
    const { rest, changed } = this.#options;
    const { isAtEnd } = this;
    // What happens before this returns is no change of its own.
    let isLater = false;
    this.#pause.wait(isAtEnd ? () => 0 : rest, () => {
      if (isAtEnd) this.#isRunning = false;
      else this.#goOn();
      if (isLater) changed();
    });
    isLater = true;
  }
}

/** Shows positions without any movement. */
export const STILL: Playback = {
  jump: () => undefined,
  run: () => undefined,
  settle: () => undefined,
  whenStill: (call) => call(),
  close: () => undefined,
};
