import type { Way } from '#games/zrf/puzzles/index.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { BlockReach } from './blocks-reach.ts';
import { lengthOf } from './block-animator.ts';
import type { Glide } from './glide.ts';

/** Milliseconds per place that a block may lag behind the pointer. */
const HASTE = 22;

interface GripOptions {
  readonly block: number;
  readonly reach: BlockReach;
  readonly glide: Glide;
  /** Where the pointer took hold, in places. */
  readonly at: Point;
  /** Whether blocks move at all, or jump. */
  readonly isStill: boolean;
}

/** A pointer that holds a block: the block follows it as far as it is free to. */
export class Grip {
  readonly block: number;
  readonly #options: GripOptions;
  /** From the block's first place to where it is held. */
  readonly #offset: Point;

  constructor(options: GripOptions) {
    this.#options = options;
    this.block = options.block;
    const spot = options.glide.spot(options.block).peek();
    this.#offset = { x: options.at.x - spot.x, y: options.at.y - spot.y };
  }

  /** Brings the block as near to the pointer as it can come. */
  move(at: Point): void {
    const { block, reach, glide, isStill } = this.#options;
    const from = glide.spot(block).peek();
    const wanted = { x: at.x - this.#offset.x, y: at.y - this.#offset.y };
    const target = reach.reach.nearest(wanted, from);
    const points = reach.reach.route(from, target);
    const length = isStill ? 0 : HASTE * lengthOf(from, points);
    glide.lead(block, { points, length, isEased: false });
  }

  /** The way to the place that is nearest to where the block was brought. */
  release(): Way | undefined {
    const { block, reach, glide } = this.#options;
    return reach.ways[reach.reach.nodeAt(glide.end(block))];
  }
}
