import { StillPause } from './playback.ts';
import type { PlayOptions } from './play-options.ts';

interface Options extends Pick<PlayOptions, 'playback' | 'schedule' | 'rest' | 'stride'> {
  /** Advances by this many entries. */
  readonly forward: (entries: number) => void;
}

/** Steps through the record of a match at a steady pace. */
export class RunningReview {
  readonly #options: Options;
  readonly #pause: StillPause;
  #isRunning = false;

  constructor(options: Options) {
    this.#options = options;
    this.#pause = new StillPause(options.playback, options.schedule);
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  run(): void {
    this.#isRunning = true;
    this.proceed();
  }

  /** Waits for the next step, if the review is running. */
  proceed(): void {
    if (!this.#isRunning) return;
    const { rest = () => 0, stride = () => 1, forward } = this.#options;
    this.#pause.wait(rest, () => forward(stride()));
  }

  stop(): void {
    this.#isRunning = false;
    this.#pause.stop();
  }
}
