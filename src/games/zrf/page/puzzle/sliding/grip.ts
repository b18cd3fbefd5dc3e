import type { Way } from '#games/zrf/puzzles/index.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { BlockReach } from './blocks-reach.ts';
import { lengthOf } from './block-animator.ts';
import type { Glide } from './glide.ts';

/** Maximum lag of a block behind the pointer, in milliseconds per square. */
const MAX_LAG = 22;

interface GripOptions {
  readonly block: number;
  readonly reach: BlockReach;
  readonly glide: Glide;
  /** Point of the grip, in squares. */
  readonly at: Point;
  /** True if blocks jump without animation. */
  readonly isStill: boolean;
}

/** A pointer that holds a block; the block follows it until another block is in the way. */
export class Grip {
  readonly block: number;
  readonly #options: GripOptions;
  /** Offset of the grip from the block's first square. */
  readonly #offset: Point;

  constructor(options: GripOptions) {
    this.#options = options;
    this.block = options.block;
    const spot = options.glide.spot(options.block).peek();
    this.#offset = { x: options.at.x - spot.x, y: options.at.y - spot.y };
  }

  /** Moves the block as close to the pointer as possible. */
  move(at: Point): void {
    const { block, reach, glide, isStill } = this.#options;
    const from = glide.spot(block).peek();
    const desired = { x: at.x - this.#offset.x, y: at.y - this.#offset.y };
    const target = reach.reach.nearest(desired, from);
    const points = reach.reach.route(from, target);
    const length = isStill ? 0 : MAX_LAG * lengthOf(from, points);
    glide.lead(block, { points, length, isEased: false });
  }

  /** Way to the place nearest to the dragged block. */
  release(): Way | undefined {
    const { block, reach, glide } = this.#options;
    return reach.ways[reach.reach.nodeAt(glide.end(block))];
  }
}
