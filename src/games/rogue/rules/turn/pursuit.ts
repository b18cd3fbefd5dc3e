import type { Cells } from '#kit/grid/cell-set.ts';
import { distancesFrom } from '#kit/grid/distances.ts';
import type { Distances } from '#kit/grid/distances.ts';
import type { Place } from '../world/plan.ts';

/** Ways of at most so many steps are known. */
const REACH = 20;

/** How many steps it is to the hero around walls: worked out once a turn, for all mobs that ask. */
export class Pursuit {
  readonly #walls: Cells;
  readonly #hero: Place;
  #distances: Distances | undefined;

  constructor(walls: Cells, hero: Place) {
    this.#walls = walls;
    this.#hero = hero;
  }

  /** Undefined where it is further than is looked. */
  steps(x: number, y: number): number | undefined {
    this.#distances ??= distancesFrom(
      (cellX, cellY) => !this.#walls.has(cellX, cellY),
      [this.#hero],
      REACH,
    );
    return this.#distances.at(x, y);
  }
}
