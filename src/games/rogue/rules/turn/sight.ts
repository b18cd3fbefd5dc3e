import type { Cells } from '#kit/grid/cell-set.ts';
import { fieldOfView } from '#kit/grid/field-of-view.ts';
import type { Place } from '../world/plan.ts';

/** Sight radius of the hero and of mobs. */
export const SIGHT = 10;

const WIDTH = 2 * SIGHT + 1;

/** The cells visible from a cell; visibility is symmetrical. */
export class Sight {
  readonly #left: number;
  readonly #top: number;
  readonly #seen = new Uint8Array(WIDTH * WIDTH);

  constructor(walls: Cells, from: Place) {
    this.#left = from.x - SIGHT;
    this.#top = from.y - SIGHT;
    const isOpaque = (x: number, y: number) => walls.has(x, y);
    fieldOfView(isOpaque, from.x, from.y, SIGHT, (x, y) => this.#add(x, y));
    // Creatures inside a wall still sense adjacent cells.
    for (let y = from.y - 1; y <= from.y + 1; y++)
      for (let x = from.x - 1; x <= from.x + 1; x++) this.#add(x, y);
  }

  has(x: number, y: number): boolean {
    const [column, row] = [x - this.#left, y - this.#top];
    if (column < 0 || row < 0 || column >= WIDTH || row >= WIDTH) return false;
    return this.#seen[row * WIDTH + column] === 1;
  }

  /** Calls `visit` for every visible cell. */
  each(visit: (x: number, y: number) => void): void {
    for (let row = 0; row < WIDTH; row++) {
      for (let column = 0; column < WIDTH; column++) {
        if (this.#seen[row * WIDTH + column] === 1) visit(this.#left + column, this.#top + row);
      }
    }
  }

  #add(x: number, y: number): void {
    this.#seen[(y - this.#top) * WIDTH + x - this.#left] = 1;
  }
}

interface CachedSight {
  readonly walls: Cells;
  readonly sight: Sight;
}

const SIGHTS = new WeakMap<Place, CachedSight>();

/** The hero's field of view, cached. */
export function sightFrom(walls: Cells, at: Place): Sight {
  const cached = SIGHTS.get(at);
  if (cached?.walls === walls) return cached.sight;
  const sight = new Sight(walls, at);
  SIGHTS.set(at, { walls, sight });
  return sight;
}
