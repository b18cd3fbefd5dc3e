import { effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { assertDefined } from '#core';
import type { Point } from '#web/canvas/geometry.ts';
import { reachOf } from './blocks-reach.ts';
import { Glide } from './glide.ts';
import type { Clock } from './glide.ts';
import { pointOf } from '../game/ground.ts';
import type { PuzzlePlayModel } from '../game/puzzle-play-model.ts';
import { Tracker } from './tracker.ts';

/** Milliseconds per square, and the maximum for a whole move. */
export interface Tempo {
  readonly place: number;
  readonly most: number;
}

interface Position {
  readonly cells: readonly number[];
  readonly anchors: readonly number[];
}

interface AnimatorOptions {
  readonly model: Pick<PuzzlePlayModel, 'handling' | 'ground' | 'origin'>;
  /** Target position to show. */
  readonly cells: ReadonlySignal<readonly number[]>;
  readonly tempo: () => Tempo;
  readonly clock: Clock;
}

export function lengthOf(from: Point, points: readonly Point[]): number {
  let here = from;
  let length = 0;
  for (const point of points) {
    length += Math.hypot(point.x - here.x, point.y - here.y);
    here = point;
  }
  return length;
}

/** Animates blocks from each position to the next, along free ways. */
export class BlockAnimator {
  readonly glide: Glide;
  /** Visible position: the cells, and the anchor of each block. */
  readonly position: Signal<Position>;
  readonly #options: AnimatorOptions;
  readonly #tracker: Tracker;
  readonly #stop: () => void;

  constructor(options: AnimatorOptions) {
    const { model, cells, clock } = options;
    this.#options = options;
    this.#tracker = new Tracker(model.handling, model.origin.cells);
    const now = cells.peek();
    const anchors = this.#tracker.follow(now);
    this.position = signal({ cells: now, anchors });
    const points = anchors.map((anchor) => pointOf(model.ground, anchor));
    this.glide = new Glide(points, clock);
    this.#stop = effect(() => {
      const next = cells.value;
      untracked(() => this.#show(next));
    });
  }

  close(): void {
    this.#stop();
  }

  /** Block on a position, or -1. */
  blockAt(position: number): number {
    const { handling } = this.#options.model;
    return this.position.value.anchors.findIndex((anchor, block) =>
      handling.tilesOf(block, anchor).includes(position),
    );
  }

  #show(cells: readonly number[]): void {
    const { anchors: before } = this.position.peek();
    const after = this.#tracker.follow(cells);
    const moved = [...after.keys()].filter((block) => after[block] !== before[block]);
    const { ground } = this.#options.model;
    const [only] = moved;
    for (const block of moved) {
      const end = pointOf(ground, assertDefined(after[block]));
      const isAlone = moved.length === 1 && block === only;
      this.lead(
        block,
        isAlone ? this.#wayTo(assertDefined(before[block]), block, end) : [end],
        isAlone,
      );
    }
    this.position.value = { cells, anchors: after };
  }

  /** Moves a block through points; after a drag it may already be at the last one. */
  lead(block: number, points: readonly Point[], isAlone = true): void {
    const from = this.glide.spot(block).peek();
    const end = this.glide.end(block);
    const last = points.at(-1) ?? from;
    if (end.x === last.x && end.y === last.y) return;
    const { place, most } = this.#options.tempo();
    const length = isAlone
      ? Math.min(most, place * lengthOf(from, points))
      : Math.min(most, 2 * place);
    this.glide.lead(block, { points, length, isEased: true });
  }

  #wayTo(anchor: number, block: number, end: Point): readonly Point[] {
    const { reach } = reachOf(this.#options.model, this.position.peek().cells, anchor);
    return reach.nodes.length === 0 ? [end] : reach.route(this.glide.spot(block).peek(), end);
  }
}
