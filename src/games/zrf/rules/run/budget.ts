import { PLAY_LIMITS } from '../problems/limits.ts';

/** Limit on the cost of a move: milliseconds if there is a clock, otherwise work units. */
export interface Allowance {
  readonly most: number;
  readonly clock?: (() => number) | undefined;
}

/** Limit without a clock: more work than any machine can do in `PLAY_LIMITS.moveTime`. */
export const UNTIMED: Allowance = { most: PLAY_LIMITS.work };

/** Limit by a clock in milliseconds. */
export function timedBy(clock: () => number): Allowance {
  return { most: PLAY_LIMITS.moveTime, clock };
}

/** Work units, and their subject: see `Budget.about`. */
export interface Work {
  readonly units: number;
  readonly about: number;
}

/** Saved progress of a move's budget. */
interface Progress {
  readonly left: number;
  readonly granted: number;
  readonly since: number | undefined;
  readonly isOver: boolean;
}

/** Work units between two checks of the clock. */
export const WORK_SLICE: number = PLAY_LIMITS.slice;

/**
 * Budget for one move, including the listing of the moves that follow. Work is counted roughly, per
 * block rather than per step: visiting a position, a test and a word of a record each cost about
 * one unit. The count decides when to check the clock, and the clock ends the move.
 */
export class Budget {
  /** Acts left for walks that list the steps of a position. */
  walks: number = PLAY_LIMITS.walks;
  /** Units left until the next check of the clock. */
  left = WORK_SLICE;
  /** Subject of the current work: the cell of a piece, or ~index of a goal. */
  about = 0;
  readonly #allowance: Allowance;
  /** Units granted so far for this move. */
  #granted = WORK_SLICE;
  /** Clock time when the first slice ran out. */
  #since: number | undefined;
  #isOver = false;
  /** Limit of a trial move, replacing the allowance. */
  #patience: number | undefined;
  /** Work of the most expensive move so far. */
  #most = 0;
  #mostAbout = 0;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** True if the move takes too long. */
  get isSpent(): boolean {
    return this.left < 0 && this.#isTooLong();
  }

  /** Units done for this move. */
  get done(): number {
    return this.#granted - this.left;
  }

  /** The most expensive move so far. */
  get most(): Work {
    const units = this.done;
    if (units > this.#most) return { units, about: this.about };
    return { units: this.#most, about: this.#mostAbout };
  }

  /** True during a trial move, which is abandoned when too slow and does not end the game. */
  get isTrying(): boolean {
    return this.#patience !== undefined;
  }

  /** Runs `work` as a trial move; false if it takes longer than `most`. */
  attempt(most: number, work: () => void): boolean {
    this.#patience = most;
    try {
      work();
    } finally {
      this.#patience = undefined;
    }
    return !this.#isOver;
  }

  /** Starts the budget of a new move. */
  renew(): void {
    const units = this.#granted - this.left;
    if (units > this.#most) {
      this.#most = units;
      this.#mostAbout = this.about;
    }
    this.left = WORK_SLICE;
    if (this.#granted !== WORK_SLICE) this.#begin();
  }

  #begin(): void {
    this.left = WORK_SLICE;
    this.#granted = WORK_SLICE;
    this.#since = undefined;
    this.#isOver = false;
  }

  /** Checks the clock and grants another slice while time remains. */
  #isTooLong(): boolean {
    if (this.#isOver) return true;
    const { clock, most } = this.#allowance;
    const done = this.#granted - this.left;
    const now = clock?.() ?? done;
    if (clock !== undefined) this.#since ??= now;
    this.#isOver = now - (this.#since ?? 0) > (this.#patience ?? most);
    if (this.#isOver) return true;
    this.#granted = done + WORK_SLICE;
    this.left = WORK_SLICE;
    return false;
  }

  /** Starts a separate budget for a query outside any move; `putBack` restores the old one. */
  setAside(): Progress {
    const progress = {
      left: this.left,
      granted: this.#granted,
      since: this.#since,
      isOver: this.#isOver,
    };
    this.#begin();
    return progress;
  }

  putBack({ left, granted, since, isOver }: Progress): void {
    this.left = left;
    this.#granted = granted;
    this.#since = since;
    this.#isOver = isOver;
  }
}
