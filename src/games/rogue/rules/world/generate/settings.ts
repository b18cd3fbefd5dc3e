import { makeStream } from '#core';
import type { Seed } from '#core';

import type { Content } from '../content.ts';
import type { WorldPlan } from '../plan.ts';
import { sourceOf } from './random-source.ts';
import type { RandomSource } from './random-source.ts';

/** Size of a world. */
export interface WorldSize {
  /** Inner size of a room; other kinds of worlds derive their places from it. */
  readonly width: number;
  readonly height: number;
  /** Maximum number of rooms between the first and the last. */
  readonly depth: number;
  /** Minimum number of doors in the first room. */
  readonly doors: number;
  /** True for a sword in the first room, or near the player's start. */
  readonly armed: boolean;
}

/** Separate random streams, so that different contents leave the walls unchanged. */
export interface WorldRandom {
  /** Walls and connections. */
  readonly world: RandomSource;
  readonly items: RandomSource;
  readonly mobs: RandomSource;
}

/** Generates a world of one kind. */
export type Generator = (size: WorldSize, content: Content, random: WorldRandom) => WorldPlan;

/** Default size of random worlds in the menu. */
export const SIZE: WorldSize = { width: 6, height: 5, depth: 5, doors: 1, armed: true };

/** Random streams of a seed. */
export function worldRandom(seed: Seed): WorldRandom {
  const stream = (name: string) => sourceOf(makeStream(seed, name));
  return { world: stream('world'), items: stream('items'), mobs: stream('mobs') };
}

/** Maximum and minimum of each number. */
const MAX_NUMBERS = {
  width: 40,
  height: 40,
  depth: 60,
  doors: 4,
  itemsPerRoom: 100,
  mobsPerRoom: 100,
};
const MIN_NUMBERS = { width: 1, height: 1, depth: 0, doors: 0, itemsPerRoom: 0, mobsPerRoom: 0 };

/** Throws a RangeError for numbers out of range. */
export function assertSettings(size: WorldSize, content: Content): void {
  const { width, height, depth, doors } = size;
  const { itemsPerRoom, mobsPerRoom } = content;
  const numbers = { width, height, depth, doors, itemsPerRoom, mobsPerRoom };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const value = numbers[name];
    if (!Number.isInteger(value) || value < MIN_NUMBERS[name] || value > MAX_NUMBERS[name]) {
      throw new RangeError(
        `${name} ${value}: expected ${MIN_NUMBERS[name]} to ${MAX_NUMBERS[name]}`,
      );
    }
  }
}
