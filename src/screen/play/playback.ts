import type { Environment } from '../model/environment.ts';
import type { Beat } from '../model/look.ts';

type Schedule = Environment['schedule'];

/** An animation under way: beats shown one after the other, until the last one or until skipped. */
export class Playback<F> {
  readonly #beats: readonly Beat<F>[];
  readonly #length: number;
  readonly #schedule: Schedule;
  readonly #changed: (isOver: boolean) => void;
  #index = 0;
  #cancel: (() => void) | undefined;

  /** `changed` is called whenever there is something else to show, and in the end with true. */
  constructor(
    beats: readonly Beat<F>[],
    length: number,
    schedule: Schedule,
    changed: (isOver: boolean) => void,
  ) {
    this.#beats = beats;
    this.#length = length;
    this.#schedule = schedule;
    this.#changed = changed;
    this.#wait();
  }

  /** The moment to show, or undefined once it is over. */
  get frame(): F | undefined {
    return this.#beats[this.#index]?.frame;
  }

  /** Ends it without a further call. */
  stop(): void {
    this.#cancel?.();
    this.#index = this.#beats.length;
  }

  #wait(): void {
    const beat = this.#beats[this.#index];
    if (beat === undefined) return;
    this.#cancel = this.#schedule(beat.beats * this.#length, () => {
      this.#index += 1;
      this.#wait();
      this.#changed(this.#index >= this.#beats.length);
    });
  }
}
