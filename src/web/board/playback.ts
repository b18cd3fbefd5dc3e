import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Shows } from './table.ts';

/** What lies where, and how it gets there, where it is still moving. */
export interface Display<P, M> {
  readonly pieces: P;
  readonly motion?: M;
}

/** Which position of a match is shown, and how its pieces (P) get there (by motions, M). */
export abstract class Playback<E, P, M> implements Shows<E> {
  readonly display: Signal<Display<P, M>>;
  readonly viewed = signal<number | undefined>(undefined);
  /** Whether there is still something to be seen that comes and goes. */
  readonly isBusy: ReadonlySignal<boolean>;
  readonly #match: { readonly cursor: number };
  #waiting: (() => void)[] = [];

  /** `pieces`: what lies where in the present position. */
  constructor(match: { readonly cursor: number }, pieces: P) {
    this.#match = match;
    this.display = signal({ pieces });
    this.isBusy = computed(() => this.display.value.motion !== undefined);
  }

  /** What lies where after so many entries. */
  protected abstract piecesAt(count: number): P;

  /** How the pieces get from the position after `from` entries to that after `to`. */
  protected abstract motionOf(from: number, to: number, events: readonly E[]): M | undefined;

  jump(count: number): void {
    batch(() => {
      this.#show(count, { pieces: this.piecesAt(count) });
      this.#wake();
    });
  }

  run(from: number, to: number, events: readonly E[]): void {
    const motion = this.motionOf(from, to, events);
    const pieces = this.piecesAt(to);
    batch(() => {
      this.settle();
      this.#show(to, motion === undefined ? { pieces } : { pieces, motion });
    });
  }

  /** Ends a movement at once: everything lies where it belongs. */
  settle(): void {
    const { motion, pieces } = this.display.value;
    if (motion !== undefined) this.display.value = { pieces };
    this.#wake();
  }

  whenStill(): Promise<void> {
    if (!this.isBusy.value) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Drops those who wait. */
  close(): void {
    this.#waiting = [];
  }

  #show(count: number, display: Display<P, M>): void {
    this.viewed.value = count === this.#match.cursor ? undefined : count;
    this.display.value = display;
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
