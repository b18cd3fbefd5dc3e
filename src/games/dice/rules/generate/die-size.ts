import { pick } from '#core';
import type { Random } from '#core';

export const MAX_LEVEL = 3;

/** The sizes of generated dice by level, each entry as likely as the next. */
const SIZES_BY_LEVEL = [
  [4, 4, 4, 4, 6, 6, 6, 6, 8],
  [4, 6, 6, 6, 6, 8, 8, 8, 8, 10],
  [6, 8, 8, 8, 10, 10, 10, 10, 12, 12, 12],
] as const;

/** The sizes of a level; levels above the third count as the third. */
export function sizesOfLevel(level: number): readonly number[] {
  if (!Number.isInteger(level) || level < 1) {
    throw new RangeError(`level ${level}: expected an integer of 1 or more`);
  }
  return SIZES_BY_LEVEL[Math.min(level, MAX_LEVEL) - 1] as readonly number[];
}

export function generateDieSize(level: number, random: Random): number {
  return pick(random, sizesOfLevel(level));
}
