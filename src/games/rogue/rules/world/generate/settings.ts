import { makeStream } from '#core';
import type { Seed } from '#core';

import type { Content } from '../content.ts';
import type { WorldPlan } from '../plan.ts';
import { sourceOf } from './random-source.ts';
import type { RandomSource } from './random-source.ts';

/** How large a world is. */
export interface WorldSize {
  /** The inner size of a room; other kinds of worlds take it as the measure of their places. */
  readonly width: number;
  readonly height: number;
  /** How many rooms it is from the first to the last at most. */
  readonly depth: number;
  /** How many doors the first room has at least. */
  readonly doors: number;
  /** Whether there is a sword in the first room, or close to where the player starts. */
  readonly armed: boolean;
}

/** Where generators take their chance from: a change of what lies or stands in a world leaves its walls as they are. */
export interface WorldRandom {
  /** Walls, and what joins them. */
  readonly world: RandomSource;
  readonly items: RandomSource;
  readonly mobs: RandomSource;
}

/** Makes a world of one kind. */
export type Generator = (size: WorldSize, content: Content, random: WorldRandom) => WorldPlan;

/** As in the random worlds of the menu. */
export const SIZE: WorldSize = { width: 6, height: 5, depth: 5, doors: 1, armed: true };

/** The streams of a seed. */
export function worldRandom(seed: Seed): WorldRandom {
  const stream = (name: string) => sourceOf(makeStream(seed, name));
  return { world: stream('world'), items: stream('items'), mobs: stream('mobs') };
}

/** The least and the most of each number. */
const MOST = { width: 40, height: 40, depth: 60, doors: 4, itemsPerRoom: 100, mobsPerRoom: 100 };
const LEAST = { width: 1, height: 1, depth: 0, doors: 0, itemsPerRoom: 0, mobsPerRoom: 0 };

/** Throws RangeError for a number that generators do not take. */
export function assertSettings(size: WorldSize, content: Content): void {
  const { width, height, depth, doors } = size;
  const { itemsPerRoom, mobsPerRoom } = content;
  const numbers = { width, height, depth, doors, itemsPerRoom, mobsPerRoom };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const value = numbers[name];
    if (!Number.isInteger(value) || value < LEAST[name] || value > MOST[name]) {
      throw new RangeError(`${name} ${value}: expected ${LEAST[name]} to ${MOST[name]}`);
    }
  }
}
