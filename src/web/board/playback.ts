import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameEvent } from '#core';
import type { Passage, Playback as AnyPlayback } from '#play';

/** What lies where, and how it gets there, where it is still moving. */
export interface Display<P, M> {
  readonly pieces: P;
  readonly motion?: M;
}

/** How the pieces (P) of a match get from one position to another (by motions, M). */
export abstract class Playback<E extends GameEvent, P, M> implements AnyPlayback {
  readonly display: Signal<Display<P, M>>;
  /** Whether there is still something to be seen that comes and goes. */
  readonly isBusy: ReadonlySignal<boolean>;
  #waiting: (() => void)[] = [];

  /** `pieces`: what lies where in the present position. */
  constructor(pieces: P) {
    this.display = signal({ pieces });
    this.isBusy = computed(() => this.display.value.motion !== undefined);
  }

  /** What lies where after this many entries. */
  protected abstract piecesAt(count: number): P;

  /** How the pieces get from the position after `from` entries to that after `to`. */
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

  /** Ends a movement at once: everything lies where it belongs. */
  settle(): void {
    const { motion, pieces } = this.display.value;
    if (motion !== undefined) this.display.value = { pieces };
    this.#wake();
  }

  whenStill(call: () => void): void {
    if (this.isBusy.peek()) this.#waiting.push(call);
    else call();
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
