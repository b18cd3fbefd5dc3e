/** The shortest time between two ticks, in milliseconds: 60 a second, less what a display's clock wavers. */
const MIN_TICK = 1000 / 60 - 0.5;

/** Lets through so many frames of the display that there are at most 60 ticks a second. */
export class TickLimiter {
  #last = -Infinity;

  /** Whether a frame at this time, in milliseconds, is a tick. */
  admits(time: number): boolean {
    if (time - this.#last < MIN_TICK) return false;
    this.#last = time;
    return true;
  }
}
