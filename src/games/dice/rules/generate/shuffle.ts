import { below } from '#core';
import type { Random } from '#core';

/** The items in random order (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = below(random, last + 1);
    const item = shuffled[at] as T;
    shuffled[at] = shuffled[last] as T;
    shuffled[last] = item;
  }
  return shuffled;
}

/** A shuffled deck from a pool, limited to `limit` cards if given. */
export function generateDeck<T>(
  pool: readonly T[],
  limit: number | undefined,
  random: Random,
): T[] {
  return shuffle(pool, random).slice(0, limit ?? pool.length);
}
