import type { Area } from './area.ts';

/** What a mouse or a finger meets in an area: keys that it presses for the person, or a part of the screen by its name. */
export type HitTarget =
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'part'; readonly part: string };

/** What was hit, and where in its area, in the direction in which that is drawn. */
export interface Hit {
  readonly target: HitTarget;
  readonly x: number;
  readonly y: number;
}

interface HitRegion {
  /** Counted from the left. */
  readonly area: Area;
  readonly target: HitTarget;
  readonly isMirrored: boolean;
}

/** The areas of a screen that can be hit; what was drawn later lies above. */
export class HitRegions {
  #regions: HitRegion[] = [];

  add(region: HitRegion): void {
    this.#regions.push(region);
  }

  /** Adds the areas of a part of the screen that begins at a cell, counted from the left. */
  addAll(part: HitRegions, left: number, top: number): void {
    for (const { area, target, isMirrored } of part.#regions) {
      const placed = { ...area, x: area.x + left, y: area.y + top };
      this.#regions.push({ area: placed, target, isMirrored });
    }
  }

  copy(other: HitRegions): void {
    this.#regions = [...other.#regions];
  }

  /** Whether some area presses nothing but this key. */
  offersKey(name: string): boolean {
    return this.#regions.some(
      ({ target }) => target.kind === 'keys' && target.keys.length === 1 && target.keys[0] === name,
    );
  }

  /** What is at a cell, counted from the left. */
  at(column: number, row: number): Hit | undefined {
    const region = this.#regions.findLast(({ area }) => isIn(area, column, row));
    if (region === undefined) return undefined;
    const { area, target, isMirrored } = region;
    const x = isMirrored ? area.x + area.width - 1 - column : column - area.x;
    return { target, x, y: row - area.y };
  }
}

function isIn({ x, y, width, height }: Area, column: number, row: number): boolean {
  return column >= x && row >= y && column < x + width && row < y + height;
}
