import { batch, computed, signal } from '@preact/signals';
import type { ZrfEvent } from '../../../games/zrf/run/action.ts';
import type { Speed } from '../../storage/settings.ts';
import type { Shows } from '../../table/table.ts';
import { motionOf } from './motion.ts';
import type { Motion, Taken } from './motion.ts';
import type { ZrfMatch } from './turns.ts';

export interface Display {
  readonly cells: readonly number[];
  readonly motion?: Motion;
}

/** Which position is shown, and how its pieces get there. */
export class Showing implements Shows<ZrfEvent> {
  readonly #match: ZrfMatch;
  readonly #pace: () => Speed;
  readonly display = signal<Display>({ cells: [] });
  readonly viewed = signal<number | undefined>(undefined);
  readonly isMoving = computed(() => this.display.value.motion !== undefined);
  #waiting: (() => void)[] = [];

  constructor(match: ZrfMatch, pace: () => Speed) {
    this.#match = match;
    this.#pace = pace;
    this.jump(match.cursor);
  }

  jump(count: number): void {
    batch(() => {
      this.viewed.value = count === this.#match.cursor ? undefined : count;
      this.display.value = { cells: this.#match.stateAt(count).cells };
      this.#wake();
    });
  }

  run(from: number, to: number): void {
    const pace = this.#pace();
    const cells = this.#match.stateAt(to).cells;
    batch(() => {
      this.settle();
      this.viewed.value = to === this.#match.cursor ? undefined : to;
      if (pace === 'off') this.display.value = { cells };
      else {
        const rules = this.#match.game.rulesOf(this.#match.state);
        const motion = motionOf(rules, this.#steps(from, to), pace);
        this.display.value = motion.length === 0 ? { cells } : { cells, motion };
      }
    });
  }

  /** Ends a movement at once. */
  settle(): void {
    const { motion, cells } = this.display.value;
    if (motion !== undefined) this.display.value = { cells };
    this.#wake();
  }

  whenStill(): Promise<void> {
    if (!this.isMoving.value) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#waiting = [];
  }

  #steps(from: number, to: number): Taken[] {
    const steps: Taken[] = [];
    let before = this.#match.stateAt(from);
    for (let index = from; index < to; index += 1) {
      const action = this.#match.log[index]?.action;
      if (action === undefined) break;
      const after = this.#match.game.apply(before, action).state;
      steps.push({ before, action, after });
      before = after;
    }
    return steps;
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
