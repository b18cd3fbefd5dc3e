import { batch, computed, signal } from '@preact/signals';
import type { KalahEvent } from '../../../games/kalah/index.ts';
import type { KalahMatch } from './match.ts';
import type { Shows } from '../../table/table.ts';
import { makeScript } from './script.ts';
import type { Pace, Script } from './script.ts';
import { followSeeds, seedsAt } from './seeds.ts';
import type { Seeds } from './seeds.ts';

export interface Display {
  readonly seeds: Seeds;
  readonly script?: Script;
}

/** Which position is shown, and how the seeds get there. */
export class Showing implements Shows<KalahEvent> {
  readonly #match: KalahMatch;
  readonly #pace: () => Pace;
  readonly display = signal<Display>({ seeds: [] });
  /** The entry count of the earlier position that is shown; undefined for the present one. */
  readonly viewed = signal<number | undefined>(undefined);
  /** Whether something moves, or a badge is still to be seen. */
  readonly isBusy = computed(() => this.display.value.script !== undefined);
  /** Whether seeds are on their way. */
  readonly isMoving = computed(() => {
    const { script } = this.display.value;
    return script !== undefined && script !== this.#still.value;
  });
  readonly #still = signal<Script | undefined>(undefined);
  #waiting: (() => void)[] = [];

  constructor(match: KalahMatch, pace: () => Pace) {
    this.#match = match;
    this.#pace = pace;
    this.jump(match.cursor);
  }

  /** Shows the position after so many entries at once. */
  jump(count: number): void {
    batch(() => {
      this.viewed.value = count === this.#match.cursor ? undefined : count;
      this.display.value = { seeds: seedsAt(this.#match, count) };
      this.#wake();
    });
  }

  /** Shows what events bring about, from the position after `from` entries to that after `to`. */
  run(from: number, to: number, events: readonly KalahEvent[]): void {
    const pace = this.#pace();
    const before = seedsAt(this.#match, from);
    const seeds = followSeeds(before, events);
    batch(() => {
      this.settle();
      this.viewed.value = to === this.#match.cursor ? undefined : to;
      this.display.value =
        pace === 'off' ? { seeds } : { seeds, script: makeScript(before, events, pace) };
    });
  }

  /** The seeds of a script have come to rest; its badges may stay. */
  rest(script: Script): void {
    this.#still.value = script;
  }

  /** Ends a movement at once: all seeds lie where they belong. */
  settle(): void {
    const { script, seeds } = this.display.value;
    if (script !== undefined) this.display.value = { seeds };
    this.#wake();
  }

  /** Settles once nothing moves and no badge is shown any more. */
  whenStill(): Promise<void> {
    if (!this.isBusy.value) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Drops those who wait. */
  close(): void {
    this.#waiting = [];
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
