import type { Point } from '#web/canvas/geometry.ts';

/** Duration of a step in milliseconds. */
const STEP_TIME = 110;

interface Glide {
  readonly from: Point;
  readonly since: number;
}

/** Positions of moving things between cells. */
export class Glides<K> {
  readonly #glides = new Map<K, Glide>();

  get isMoving(): boolean {
    return this.#glides.size > 0;
  }

  clear(): void {
    this.#glides.clear();
  }

  begin(key: K, from: Point, since: number): void {
    this.#glides.set(key, { from, since });
  }

  /** Removes finished movements. */
  advance(time: number): void {
    for (const [key, { since }] of this.#glides) {
      if (time - since >= STEP_TIME) this.#glides.delete(key);
    }
  }

  /** Current position of a thing that moves to `to`. */
  placeOf(key: K, to: Point, time: number): Point {
    const glide = this.#glides.get(key);
    if (glide === undefined) return to;
    const share = Math.max(0, Math.min(1, (time - glide.since) / STEP_TIME));
    const eased = share * (2 - share);
    return {
      x: glide.from.x + (to.x - glide.from.x) * eased,
      y: glide.from.y + (to.y - glide.from.y) * eased,
    };
  }
}
