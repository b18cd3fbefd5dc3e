import type { GameEvent } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';

/** Calls back once after the delay. The returned function cancels it. */
export type Schedule = (milliseconds: number, callback: () => void) => () => void;

/** Transition between two positions of a match: entry counts, the state before, and the events. */
export interface Passage<E = GameEvent> {
  readonly from: number;
  readonly to: number;
  readonly before: unknown;
  readonly events: readonly E[];
}

/** Shows transitions between positions, animated or not. */
export interface Playback {
  /** Shows the position after `count` entries without animation. */
  jump(count: number): void;
  /** Shows a passage, after completing any running animation. */
  run(passage: Passage): void;
  /** Completes all running animation. */
  settle(): void;
  /** Calls back when animation has ended, or immediately if none is running. */
  whenStill(onDone: () => void): void;
  /** Stops animation and drops pending callbacks. */
  close(): void;
}

/** Waits for the end of animation plus a pause. Only the latest wait counts. */
export class StillPause {
  readonly #playback: Pick<Playback, 'whenStill'>;
  readonly #schedule: Schedule;
  readonly #latest = new LatestOnly();
  #cancel: (() => void) | undefined;

  constructor(playback: Pick<Playback, 'whenStill'>, schedule: Schedule) {
    this.#playback = playback;
    this.#schedule = schedule;
  }

  /** Calls back `milliseconds()` after the end of animation, without delay for 0. */
  wait(milliseconds: () => number, onDone: () => void): void {
    this.stop();
    const isLatest = this.#latest.begin();
    this.#playback.whenStill(() => {
      if (!isLatest()) return;
      const length = milliseconds();
      if (length === 0) onDone();
      else this.#cancel = this.#schedule(length, onDone);
    });
  }

  stop(): void {
    this.#latest.drop();
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
