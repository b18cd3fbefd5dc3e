import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameEvent } from '#core';
import type { Passage, Playback as AnyPlayback } from '#play';

/** Positions of the pieces and, during animation, their motion. */
export interface Display<P, M> {
  readonly pieces: P;
  readonly motion?: M;
}

/** Animates the pieces (P) of a match between positions, by motions (M). */
export abstract class Playback<E extends GameEvent, P, M> implements AnyPlayback {
  readonly display: Signal<Display<P, M>>;
  /** True while an animation is running. */
  readonly isBusy: ReadonlySignal<boolean>;
  #waiting: (() => void)[] = [];

  /** `pieces`: the pieces in the current position. */
  constructor(pieces: P) {
    this.display = signal({ pieces });
    this.isBusy = computed(() => this.display.value.motion !== undefined);
  }

  /** Pieces in the position after `count` entries. */
  protected abstract piecesAt(count: number): P;

  /** Motion of the pieces from the position after `from` entries to the one after `to`. */
  protected abstract motionOf(from: number, to: number, events: readonly E[]): M | undefined;

  jump(count: number): void {
    batch(() => {
      this.display.value = { pieces: this.piecesAt(count) };
      this.#wake();
    });
  }

  run({ from, to, events }: Passage<E>): void {
    const motion = this.motionOf(from, to, events);
    const pieces = this.piecesAt(to);
    batch(() => {
      this.settle();
      this.display.value = motion === undefined ? { pieces } : { pieces, motion };
    });
  }

  /** Completes a running animation. */
  settle(): void {
    const { motion, pieces } = this.display.value;
    if (motion !== undefined) this.display.value = { pieces };
    this.#wake();
  }

  whenStill(callback: () => void): void {
    if (this.isBusy.peek()) this.#waiting.push(callback);
    else callback();
  }

  close(): void {
    this.#waiting = [];
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
