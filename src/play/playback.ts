import type { GameEvent } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';

/** Calls back once after this many milliseconds; the result cancels it. */
export type Schedule = (milliseconds: number, callback: () => void) => () => void;

/** What leads from one position of a match to a later one: entry counts, the state before, events. */
export interface Passage<E = GameEvent> {
  readonly from: number;
  readonly to: number;
  readonly before: unknown;
  readonly events: readonly E[];
}

/** Shows how one position comes of another, as a shell can: moving, or at once. */
export interface Playback {
  /** Shows the position after this many entries at once. */
  jump(count: number): void;
  /** Shows a passage; what was still moving is brought to its end. */
  run(passage: Passage): void;
  /** Brings what moves to its end at once. */
  settle(): void;
  /** Calls back once nothing moves any more; at once where nothing does. */
  whenStill(call: () => void): void;
  /** Ends what moves, and drops who waits for it. */
  close(): void;
}

/** Waits until nothing moves, and a little longer: one wait at a time. */
export class StillPause {
  readonly #playback: Pick<Playback, 'whenStill'>;
  readonly #schedule: Schedule;
  readonly #latest = new LatestOnly();
  #cancel: (() => void) | undefined;

  constructor(playback: Pick<Playback, 'whenStill'>, schedule: Schedule) {
    this.#playback = playback;
    this.#schedule = schedule;
  }

  /** Calls back so many milliseconds after the last movement: at once for none. */
  wait(milliseconds: () => number, call: () => void): void {
    this.stop();
    const isLatest = this.#latest.begin();
    this.#playback.whenStill(() => {
      if (!isLatest()) return;
      const length = milliseconds();
      if (length === 0) call();
      else this.#cancel = this.#schedule(length, call);
    });
  }

  stop(): void {
    this.#latest.drop();
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
