import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { assertDefined } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** Time in milliseconds, and a callback before the next frame. */
export interface Clock {
  now(): number;
  onFrame(call: () => void): void;
}

interface Run {
  readonly points: readonly Point[];
  /** Duration of the whole way in milliseconds. */
  readonly length: number;
  readonly isEased: boolean;
  readonly started: number;
}

/** Path of a block from its visible place to its target. */
export interface Lead {
  readonly points: readonly Point[];
  readonly length: number;
  /** True to ease in and out; a dragged block keeps up with the pointer. */
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

/** Point on a polyline at a fraction of its length, from 0 to 1. */
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

/** Visible places of moving and still blocks, in squares. */
export class Glide {
  readonly #spots: readonly Signal<Point>[];
  readonly #clock: Clock;
  readonly #runs = signal<ReadonlyMap<number, Run>>(new Map());
  #isFrameRequested = false;
  readonly isMoving: ReadonlySignal<boolean> = computed(() => this.#runs.value.size > 0);

  constructor(points: readonly Point[], clock: Clock) {
    this.#spots = points.map((point) => signal(point));
    this.#clock = clock;
  }

  spot(block: number): ReadonlySignal<Point> {
    return assertDefined(this.#spots[block]);
  }

  /** Place of a block, or the end of its current motion. */
  end(block: number): Point {
    return this.#runs.peek().get(block)?.points.at(-1) ?? this.spot(block).peek();
  }

  put(block: number, point: Point): void {
    batch(() => {
      this.#drop([block]);
      assertDefined(this.#spots[block]).value = point;
    });
  }

  /** Moves a block through points from its visible place; immediately if the duration is 0. */
  lead(block: number, { points, length, isEased }: Lead): void {
    const from = this.spot(block).peek();
    const last = points.at(-1) ?? from;
    if (length <= 0 || lengthOf([from, ...points]) === 0) {
      this.put(block, last);
      return;
    }
    const run: Run = { points: [from, ...points], length, isEased, started: this.#clock.now() };
    this.#runs.value = new Map([...this.#runs.peek(), [block, run]]);
    this.#requestFrame();
  }

  /** Finishes all motion immediately. */
  settle(): void {
    batch(() => {
      for (const [block, { points }] of this.#runs.peek())
        this.put(block, assertDefined(points.at(-1)));
    });
  }

  #requestFrame(): void {
    if (this.#isFrameRequested) return;
    this.#isFrameRequested = true;
    this.#clock.onFrame(() => {
      this.#isFrameRequested = false;
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
    if (this.#runs.peek().size > 0) this.#requestFrame();
  }

  #drop(blocks: readonly number[]): void {
    const runs = this.#runs.peek();
    if (!blocks.some((block) => runs.has(block))) return;
    this.#runs.value = new Map([...runs].filter(([block]) => !blocks.includes(block)));
  }
}
