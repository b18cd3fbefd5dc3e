import { pick } from '#core';
import type { Random } from '#core';

export const MAX_LEVEL = 3;

/** Sizes of generated dice by level; all entries are equally likely. */
const SIZES_BY_LEVEL = [
  [4, 4, 4, 4, 6, 6, 6, 6, 8],
  [4, 6, 6, 6, 6, 8, 8, 8, 8, 10],
  [6, 8, 8, 8, 10, 10, 10, 10, 12, 12, 12],
] as const;

/** The sizes for a level. Levels above 3 use those of level 3. */
export function sizesOfLevel(level: number): readonly number[] {
  if (!Number.isInteger(level) || level < 1) {
    throw new RangeError(`level ${level}: expected an integer of 1 or more`);
  }
  return SIZES_BY_LEVEL[Math.min(level, MAX_LEVEL) - 1] as readonly number[];
}

export function generateDieSize(level: number, random: Random): number {
  return pick(random, sizesOfLevel(level));
}
