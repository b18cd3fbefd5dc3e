import { uint8At } from '#core';
import { fieldOfView } from '#kit/grid/field-of-view.ts';
import { visionOf } from '../model/attributes.ts';
import { cellOf, HEIGHT, isInside, WIDTH } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { UNKNOWN, WALL } from '../model/tiles.ts';
import { groundOf } from '../model/ground.ts';
import type { Ground } from '../model/ground.ts';
import type { Tiles } from '../model/tiles.ts';

const WALL_CODE = WALL.charCodeAt(0);
const UNKNOWN_CODE = UNKNOWN.charCodeAt(0);

const SEEN = 1;
const GLIMPSED = 2;

/** Field of view from a cell. It is symmetrical: a creature on visible ground sees back. */
export class Sight {
  readonly radius: number;
  readonly #from: Place;
  /** For every cell, `SEEN`, `GLIMPSED` or both. */
  readonly #cells = new Uint8Array(WIDTH * HEIGHT);
  readonly #glimpsed: number[] = [];

  constructor(tiles: Tiles, from: Place, radius: number, { isAny, opaque }: Ground) {
    this.radius = radius;
    this.#from = { x: from.x, y: from.y };
    const isOpaqueAt = (x: number, y: number) => {
      if (!isInside(x, y)) return true;
      const cell = y * WIDTH + x;
      this.#glimpse(cell);
      const code = tiles.charCodeAt(cell);
      return code === WALL_CODE || code === UNKNOWN_CODE || (isAny && opaque[code] === 1);
    };
    fieldOfView(isOpaqueAt, from.x, from.y, radius, (x, y) => {
      if (!isInside(x, y)) return;
      const cell = y * WIDTH + x;
      this.#cells[cell] = uint8At(this.#cells, cell) | SEEN;
    });
    this.#glimpse(cellOf(from));
  }

  #glimpse(cell: number): void {
    const bits = uint8At(this.#cells, cell);
    if ((bits & GLIMPSED) !== 0) return;
    this.#cells[cell] = bits | GLIMPSED;
    this.#glimpsed.push(cell);
  }

  has(x: number, y: number): boolean {
    return isInside(x, y) && this.hasCell(y * WIDTH + x);
  }

  hasCell(cell: number): boolean {
    return (uint8At(this.#cells, cell) & SEEN) !== 0;
  }

  isFrom({ x, y }: Place, radius: number): boolean {
    return radius === this.radius && x === this.#from.x && y === this.#from.y;
  }

  /** True if a visible cell is within a radius. */
  hasWithin(x: number, y: number, radius: number): boolean {
    const [dx, dy] = [x - this.#from.x, y - this.#from.y];
    return dx * dx + dy * dy <= radius * radius && this.has(x, y);
  }

  /**
   * Cells examined for the field of view, including partly visible ones. The result depends on no
   * other cells.
   */
  get glimpsed(): readonly number[] {
    return this.#glimpsed;
  }

  hasGlimpsed(cell: number): boolean {
    return (uint8At(this.#cells, cell) & GLIMPSED) !== 0;
  }
}

interface CachedSight {
  readonly tiles: Tiles;
  readonly sight: Sight;
  /** The level as shown to the player, if it has been computed. */
  shown?: Tiles;
}

const SIGHTS = new WeakMap<Creature, CachedSight>();

/** A field of view of an earlier version of the player. */
export interface PastSight {
  readonly player: Creature;
  readonly tiles: Tiles;
  readonly sight: Sight;
}

/** A creature's field of view, cached; an earlier one of the creature if that is the same. */
export function sightFrom(tiles: Tiles, creature: Creature, past?: PastSight): Sight {
  const cached = SIGHTS.get(creature);
  if (cached !== undefined && (cached.tiles === tiles || cached.shown === tiles))
    return cached.sight;
  const radius = visionOf(creature);
  const isSame = past?.tiles === tiles && past.sight.isFrom(creature, radius);
  const sight = isSame
    ? past.sight
    : new Sight(tiles, creature, radius, groundOf(creature.content));
  SIGHTS.set(creature, { tiles, sight });
  return sight;
}

/**
 * A creature's field of view on the shown level. It equals the real one, because all the cells it
 * depends on have been seen, so it is not recomputed.
 */
export function sightShown(tiles: Tiles, creature: Creature, shown: Tiles): Sight {
  const sight = sightFrom(tiles, creature);
  const cached = SIGHTS.get(creature);
  if (cached !== undefined) cached.shown = shown;
  return sight;
}
