import type { Schedule } from '#play';

/** One timer that runs by the ticks of the page. */
export class TickClock {
  #now = 0;
  #timer: { readonly due: number; readonly call: () => void } | undefined;

  readonly schedule: Schedule = (milliseconds, call) => {
    const timer = { due: this.#now + milliseconds, call };
    this.#timer = timer;
    return () => {
      if (this.#timer === timer) this.#timer = undefined;
    };
  };

  /** Moves on to a time in milliseconds, and calls back where the timer has run out. */
  tick(time: number): void {
    this.#now = time;
    const timer = this.#timer;
    if (timer === undefined || time < timer.due) return;
    this.#timer = undefined;
    timer.call();
  }
}
