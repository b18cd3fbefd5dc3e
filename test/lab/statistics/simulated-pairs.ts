import { below, nextWord } from '#core';
import type { Random } from '#core';

/** Uniform number between 0 and 1, never 0 or 1. */
export function uniform(random: Random): number {
  return (nextWord(random) + 0.5) / 0x1_0000_0000;
}

/** Points of a game in halves, from a uniform number: mean score `share`, with `draws`. */
export function halvesAt(place: number, share: number, draws: number): number {
  if (place < share - draws / 2) return 2;
  return place < share + draws / 2 ? 1 : 0;
}

/** Dependence of the second game of a pair on the first, by its uniform number. */
const SECOND = {
  independent: (_first: number, random: Random) => uniform(random),
  // The opening decides: in most pairs the same side of the board wins both games.
  opposite: (first: number, random: Random) => (below(random, 5) > 0 ? 1 - first : uniform(random)),
  // The opening suits one player: in most pairs he wins both games.
  alike: (first: number, random: Random) => (below(random, 5) > 0 ? first : uniform(random)),
} as const;

export type Relation = keyof typeof SECOND;
export const RELATIONS: readonly Relation[] = ['independent', 'opposite', 'alike'];

/** Points of a pair of games in halves, from 0 to 4. */
export function pairPoints(
  random: Random,
  share: number,
  draws: number,
  relation: Relation,
): number {
  const first = uniform(random);
  const second = SECOND[relation](first, random);
  return halvesAt(first, share, draws) + halvesAt(second, share, draws);
}
