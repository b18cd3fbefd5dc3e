import { fieldOfView } from '#kit/grid/field-of-view.ts';
import { visionOf } from '../model/attributes.ts';
import { cellOf, HEIGHT, isInside, WIDTH } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { isOpaque } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';

/** What is seen from a cell of a level: whoever stands where one sees ground, sees as well. */
export class Sight {
  readonly radius: number;
  readonly #from: Place;
  readonly #seen = new Uint8Array(WIDTH * HEIGHT);
  readonly #glimpsed: number[] = [];

  constructor(tiles: Tiles, from: Place, radius: number) {
    this.radius = radius;
    this.#from = { x: from.x, y: from.y };
    const isOpaqueAt = (x: number, y: number) => {
      if (isInside(x, y)) this.#glimpsed.push(cellOf({ x, y }));
      return isOpaque(tiles, x, y);
    };
    fieldOfView(isOpaqueAt, from.x, from.y, radius, (x, y) => {
      if (isInside(x, y)) this.#seen[cellOf({ x, y })] = 1;
    });
    this.#glimpsed.push(cellOf(from));
  }

  has(x: number, y: number): boolean {
    return isInside(x, y) && this.#seen[cellOf({ x, y })] === 1;
  }

  hasCell(cell: number): boolean {
    return this.#seen[cell] === 1;
  }

  /** Whether a cell is seen that is at most so far away. */
  hasWithin(x: number, y: number, radius: number): boolean {
    const [dx, dy] = [x - this.#from.x, y - this.#from.y];
    return dx * dx + dy * dy <= radius * radius && this.has(x, y);
  }

  /**
   * The cells of which anything is seen, some of them twice: those of which less than the middle is, too. What
   * is seen depends on no others.
   */
  get glimpsed(): readonly number[] {
    return this.#glimpsed;
  }
}

interface Known {
  readonly tiles: Tiles;
  readonly sight: Sight;
  /** The same level as it is shown, where it has been. */
  shown?: Tiles;
}

const SIGHTS = new WeakMap<Creature, Known>();

/** What a creature sees: worked out once. */
export function sightFrom(tiles: Tiles, creature: Creature): Sight {
  const known = SIGHTS.get(creature);
  if (known !== undefined && (known.tiles === tiles || known.shown === tiles)) return known.sight;
  const sight = new Sight(tiles, creature, visionOf(creature));
  SIGHTS.set(creature, { tiles, sight });
  return sight;
}

/**
 * What a creature sees, on the level and as the level is shown to it: the same, since all that sight depends on
 * has been glimpsed. It is not worked out again for what is shown.
 */
export function sightShown(tiles: Tiles, creature: Creature, shown: Tiles): Sight {
  const sight = sightFrom(tiles, creature);
  const known = SIGHTS.get(creature);
  if (known !== undefined) known.shown = shown;
  return sight;
}
