import type { Cells } from '../../../kit/grid/cell-set.ts';
import { distancesFrom } from '../../../kit/grid/distances.ts';
import type { Distances } from '../../../kit/grid/distances.ts';
import type { Place } from '../world/plan.ts';

/** Ways of at most so many steps are known. */
const REACH = 20;

/** How many steps it is to the hero around walls: worked out once a turn, for all mobs that ask. */
export class WaysToHero {
  readonly #walls: Cells;
  readonly #hero: Place;
  #steps: Distances | undefined;

  constructor(walls: Cells, hero: Place) {
    this.#walls = walls;
    this.#hero = hero;
  }

  /** Undefined where it is further than is looked. */
  from({ x, y }: Place): number | undefined {
    const isPassable = (column: number, row: number) => !this.#walls.has(column, row);
    this.#steps ??= distancesFrom(isPassable, [this.#hero], REACH);
    return this.#steps.at(x, y);
  }
}
