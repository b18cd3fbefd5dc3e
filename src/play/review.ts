import { StillPause } from './playback.ts';
import type { Playback, Schedule } from './playback.ts';

export interface ReviewOptions {
  /** Number of steps shown at the start. */
  readonly at: number;
  /** Total number of steps. */
  readonly end: () => number;
  /** Shows and animates the step after `at`. */
  readonly show: (at: number) => void;
  readonly playback: Pick<Playback, 'settle' | 'whenStill'>;
  readonly schedule: Schedule;
  /** Milliseconds that a step stays on display after its animation. */
  readonly rest: () => number;
  /** Steps per automatic advance. Only the last one is shown; 1 by default. */
  readonly stride?: () => number;
  /** Called after every automatic advance. */
  readonly changed: () => void;
}

/** Steps through a match or a solution, manually or automatically. */
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

  /** Number of steps shown so far. */
  get at(): number {
    return this.#at;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#options.end();
  }

  /** Shows the position after `at` steps and stops. */
  jump(at: number): void {
    this.stop();
    this.#at = Math.max(0, Math.min(this.#options.end(), at));
  }

  /** Shows the next step and stops. */
  next(): void {
    this.stop();
    this.#forward();
  }

  /** Runs automatically, restarting if it is at the end. */
  run(): void {
    if (this.isAtEnd) this.#at = 0;
    this.#isRunning = !this.isAtEnd;
    if (this.#isRunning) this.#goOn();
  }

  /** Runs automatically after a pause at the current step. */
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

  /** Advances automatically. Strides of several steps are not animated. */
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
    // Changes made before this method returns are not reported.
    let isLater = false;
    this.#pause.wait(isAtEnd ? () => 0 : rest, () => {
      if (isAtEnd) this.#isRunning = false;
      else this.#goOn();
      if (isLater) changed();
    });
    isLater = true;
  }
}

/** Playback without animation. */
export const IDLE_PLAYBACK: Playback = {
  jump: () => undefined,
  run: () => undefined,
  settle: () => undefined,
  whenStill: (call) => call(),
  close: () => undefined,
};
