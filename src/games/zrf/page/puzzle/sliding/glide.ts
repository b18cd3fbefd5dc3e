import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { assertDefined } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** The time in milliseconds, and a call before the next frame is shown. */
export interface Clock {
  now(): number;
  onFrame(call: () => void): void;
}

interface Run {
  readonly points: readonly Point[];
  /** Milliseconds that the whole way takes. */
  readonly length: number;
  readonly isEased: boolean;
  readonly started: number;
}

/** How a block gets from where it is seen to where it is to be. */
export interface Lead {
  readonly points: readonly Point[];
  readonly length: number;
  /** Whether it begins and ends gently; a dragged block keeps up with the pointer. */
  readonly isEased: boolean;
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, { x, y }, at) =>
        sum + Math.hypot(x - assertDefined(points[at]).x, y - assertDefined(points[at]).y),
      0,
    );
}

/** The point that lies so far along a line of points, from 0 to 1. */
export function pointAlong(points: readonly Point[], part: number): Point {
  let rest = part * lengthOf(points);
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (rest < length) {
      const share = rest / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    rest -= length;
  }
  return assertDefined(points.at(-1));
}

/** Where blocks are seen, in places, while they move and while they lie still. */
export class Glide {
  readonly #spots: readonly Signal<Point>[];
  readonly #clock: Clock;
  readonly #runs = signal<ReadonlyMap<number, Run>>(new Map());
  #isAsked = false;
  readonly isMoving: ReadonlySignal<boolean> = computed(() => this.#runs.value.size > 0);

  constructor(points: readonly Point[], clock: Clock) {
    this.#spots = points.map((point) => signal(point));
    this.#clock = clock;
  }

  spot(block: number): ReadonlySignal<Point> {
    return assertDefined(this.#spots[block]);
  }

  /** Where a block is, or where it is on its way to. */
  end(block: number): Point {
    return this.#runs.peek().get(block)?.points.at(-1) ?? this.spot(block).peek();
  }

  put(block: number, point: Point): void {
    batch(() => {
      this.#drop([block]);
      assertDefined(this.#spots[block]).value = point;
    });
  }

  /** Moves a block through points, from where it is seen now; at once where that takes no time. */
  lead(block: number, { points, length, isEased }: Lead): void {
    const from = this.spot(block).peek();
    const last = points.at(-1) ?? from;
    if (length <= 0 || lengthOf([from, ...points]) === 0) {
      this.put(block, last);
      return;
    }
    const run: Run = { points: [from, ...points], length, isEased, started: this.#clock.now() };
    this.#runs.value = new Map([...this.#runs.peek(), [block, run]]);
    this.#ask();
  }

  /** Brings everything to its end at once. */
  settle(): void {
    batch(() => {
      for (const [block, { points }] of this.#runs.peek())
        this.put(block, assertDefined(points.at(-1)));
    });
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#clock.onFrame(() => {
      this.#isAsked = false;
      this.#show(this.#clock.now());
    });
  }

  #show(now: number): void {
    const ended: number[] = [];
    batch(() => {
      for (const [block, run] of this.#runs.peek()) {
        const part = Math.min(1, (now - run.started) / run.length);
        const shown = run.isEased ? ease(part) : part;
        assertDefined(this.#spots[block]).value = pointAlong(run.points, shown);
        if (part === 1) ended.push(block);
      }
      this.#drop(ended);
    });
    if (this.#runs.peek().size > 0) this.#ask();
  }

  #drop(blocks: readonly number[]): void {
    const runs = this.#runs.peek();
    if (!blocks.some((block) => runs.has(block))) return;
    this.#runs.value = new Map([...runs].filter(([block]) => !blocks.includes(block)));
  }
}
