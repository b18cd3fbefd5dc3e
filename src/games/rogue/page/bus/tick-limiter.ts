/** Minimum time between ticks in milliseconds: 60 per second, with tolerance for display jitter. */
const MIN_TICK = 1000 / 60 - 0.5;

/** Limits frames of the display to 60 ticks per second. */
export class TickLimiter {
  #last = -Infinity;

  /** True if a frame at this time, in milliseconds, is a tick. */
  admits(time: number): boolean {
    if (time - this.#last < MIN_TICK) return false;
    this.#last = time;
    return true;
  }
}
