import type { Cells } from '../../../kit/grid/cell-set.ts';
import type { Place } from '../world/plan.ts';

/** Ways of at most so many steps are known. */
const REACH = 20;
const WIDTH = 2 * REACH + 1;
const UNKNOWN = 255;

/** How many steps it is to the hero around walls: worked out once a turn, for all mobs that ask. */
export class WaysToHero {
  readonly #walls: Cells;
  readonly #left: number;
  readonly #top: number;
  #steps: Uint8Array | undefined;

  constructor(walls: Cells, { x, y }: Place) {
    this.#walls = walls;
    this.#left = x - REACH;
    this.#top = y - REACH;
  }

  /** Undefined where it is further than is looked. */
  from({ x, y }: Place): number | undefined {
    const [column, row] = [x - this.#left, y - this.#top];
    if (column < 0 || row < 0 || column >= WIDTH || row >= WIDTH) return undefined;
    this.#steps ??= this.#measure();
    const steps = this.#steps[row * WIDTH + column];
    return steps === UNKNOWN ? undefined : steps;
  }

  #measure(): Uint8Array {
    const steps = new Uint8Array(WIDTH * WIDTH).fill(UNKNOWN);
    const queue = new Int32Array(WIDTH * WIDTH);
    const centre = REACH * WIDTH + REACH;
    steps[centre] = 0;
    queue[0] = centre;
    let end = 1;
    for (let at = 0; at < end; at++) {
      const index = queue[at] as number;
      const next = (steps[index] as number) + 1;
      if (next > REACH) break;
      for (const step of [-WIDTH, WIDTH, -1, 1]) {
        const to = index + step;
        if (steps[to] !== UNKNOWN || this.#isWall(to)) continue;
        steps[to] = next;
        queue[end++] = to;
      }
    }
    return steps;
  }

  #isWall(index: number): boolean {
    const row = Math.floor(index / WIDTH);
    return this.#walls.has(this.#left + index - row * WIDTH, this.#top + row);
  }
}
