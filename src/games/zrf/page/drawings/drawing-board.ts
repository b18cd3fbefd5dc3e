import { computed, signal } from '@preact/signals';
import { toggleDrawing } from './drawings.ts';
import type { Drawing, DrawingColour } from './drawings.ts';

/** Arrows and circles on a board, and the one being drawn. */
export class DrawingBoard {
  /** True if a plain press draws, for touch. */
  readonly isOn = signal(false);
  /** Colour of drawings without modifier keys. */
  readonly colour = signal<DrawingColour>('green');
  readonly #drawings = signal<readonly Drawing[]>([]);
  readonly #pending = signal<Drawing | undefined>(undefined);

  /** Everything to paint. */
  readonly shown = computed((): readonly Drawing[] => {
    const pending = this.#pending.value;
    return pending === undefined ? this.#drawings.value : [...this.#drawings.value, pending];
  });

  begin(at: number, colour: DrawingColour | undefined): void {
    this.#pending.value = { from: at, to: at, colour: colour ?? this.colour.peek() };
  }

  /** Moves the end of the pending drawing; outside the board it becomes a circle. */
  lead(to: number | undefined): void {
    const pending = this.#pending.peek();
    const end = to ?? pending?.from;
    if (pending === undefined || end === undefined || end === pending.to) return;
    this.#pending.value = { ...pending, to: end };
  }

  finish(): void {
    const pending = this.#pending.peek();
    if (pending !== undefined) this.#drawings.value = toggleDrawing(this.#drawings.peek(), pending);
    this.#pending.value = undefined;
  }

  cancel(): void {
    this.#pending.value = undefined;
  }

  /** Erases everything; returns false if there was nothing. */
  clear(): boolean {
    const hadSome = this.#drawings.peek().length > 0;
    if (hadSome) this.#drawings.value = [];
    return hadSome;
  }
}
