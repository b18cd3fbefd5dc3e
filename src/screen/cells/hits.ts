import type { Area } from './area.ts';

/** Pointer target of an area: keys to press, or a named part of the screen. */
export type HitTarget =
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'part'; readonly part: string };

/** Pointer target, and the position within its area in drawing direction. */
export interface Hit {
  readonly target: HitTarget;
  readonly x: number;
  readonly y: number;
}

interface HitRegion {
  /** Columns count from the left. */
  readonly area: Area;
  readonly target: HitTarget;
  readonly isMirrored: boolean;
}

/** Pointer targets of a screen; later areas cover earlier ones. */
export class HitRegions {
  #regions: HitRegion[] = [];

  add(region: HitRegion): void {
    this.#regions.push(region);
  }

  /**
   * Adds the areas of a part of the screen, offset by its position; columns count from the left.
   */
  addAll(part: HitRegions, left: number, top: number): void {
    for (const { area, target, isMirrored } of part.#regions) {
      const placed = { ...area, x: area.x + left, y: area.y + top };
      this.#regions.push({ area: placed, target, isMirrored });
    }
  }

  copy(other: HitRegions): void {
    this.#regions = [...other.#regions];
  }

  /** True if some area presses exactly this key. */
  offersKey(name: string): boolean {
    return this.#regions.some(
      ({ target }) => target.kind === 'keys' && target.keys.length === 1 && target.keys[0] === name,
    );
  }

  /** Target at a cell; columns count from the left. */
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
