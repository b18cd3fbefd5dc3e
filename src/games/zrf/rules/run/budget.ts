import { PLAY_LIMITS } from '../problems/limits.ts';

/** What a move may take: milliseconds by a clock, or units of work where there is none. */
export interface Allowance {
  readonly most: number;
  readonly clock?: (() => number) | undefined;
}

/** Without a clock: more work than any machine can do in `PLAY_LIMITS.moveTime`. */
export const UNTIMED: Allowance = { most: PLAY_LIMITS.work };

/** What a move may take by a clock in milliseconds. */
export function timedBy(clock: () => number): Allowance {
  return { most: PLAY_LIMITS.moveTime, clock };
}

/** Units of work, and what they were done for: see `Budget.about`. */
export interface Work {
  readonly units: number;
  readonly about: number;
}

/** How far the work on a move has come. */
interface Progress {
  readonly left: number;
  readonly granted: number;
  readonly since: number | undefined;
  readonly isOver: boolean;
}

/** Units of work between two looks at the clock. */
export const WORK_AT_ONCE: number = PLAY_LIMITS.slice;

/**
 * What a move, with the list of moves that follow it, may still take. Work is counted roughly, by block
 * and not by step: a position that is looked at, a test and a word of a record are about a unit each. The
 * count says when to look at the clock, and the clock ends the move.
 */
export class Budget {
  /** Acts that may still be walked to list the steps of a position. */
  walks: number = PLAY_LIMITS.walks;
  /** Units left until the next look at the clock. */
  left = WORK_AT_ONCE;
  /** What is being worked on: the cell of a piece, or ~index of a goal. */
  about = 0;
  readonly #allowance: Allowance;
  /** Units granted so far for this move. */
  #granted = WORK_AT_ONCE;
  /** When the first of them were used up. */
  #since: number | undefined;
  #isOver = false;
  /** What a move may take that is only tried, in place of what it is allowed. */
  #patience: number | undefined;
  /** The most costly move so far. */
  #most = 0;
  #mostAbout = 0;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Whether the move takes too long. */
  get isSpent(): boolean {
    return this.left < 0 && this.#isTooLong();
  }

  /** Units done for this move. */
  get done(): number {
    return this.#granted - this.left;
  }

  /** The most costly move so far. */
  get most(): Work {
    const units = this.done;
    if (units > this.#most) return { units, about: this.about };
    return { units: this.#most, about: this.#mostAbout };
  }

  /** Whether a move is only tried: one that takes too long is given up, and ends no game. */
  get isTrying(): boolean {
    return this.#patience !== undefined;
  }

  /** Tries a move, which begins within `work`; false where it takes longer than `most`. */
  tries(most: number, work: () => void): boolean {
    this.#patience = most;
    try {
      work();
    } finally {
      this.#patience = undefined;
    }
    return !this.#isOver;
  }

  /** A move begins. */
  renew(): void {
    const units = this.#granted - this.left;
    if (units > this.#most) {
      this.#most = units;
      this.#mostAbout = this.about;
    }
    this.left = WORK_AT_ONCE;
    if (this.#granted !== WORK_AT_ONCE) this.#begin();
  }

  #begin(): void {
    this.left = WORK_AT_ONCE;
    this.#granted = WORK_AT_ONCE;
    this.#since = undefined;
    this.#isOver = false;
  }

  /** Looks at the clock; grants more work while there is time. */
  #isTooLong(): boolean {
    if (this.#isOver) return true;
    const { clock, most } = this.#allowance;
    const done = this.#granted - this.left;
    const now = clock?.() ?? done;
    if (clock !== undefined) this.#since ??= now;
    this.#isOver = now - (this.#since ?? 0) > (this.#patience ?? most);
    if (this.#isOver) return true;
    this.#granted = done + WORK_AT_ONCE;
    this.left = WORK_AT_ONCE;
    return false;
  }

  /** Begins a question that belongs to no move; `putBack` ends it. */
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
