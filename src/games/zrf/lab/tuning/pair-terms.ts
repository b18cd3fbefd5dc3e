import { assertDefined } from '#core';
import type { Play } from '../../rules/index.ts';
import type { Symmetry } from './board-symmetry.ts';

/** First of two terms for pieces on two linked squares: their value, and the change of it. */
export interface PairTerms {
  readonly positions: readonly [number, number];
  /** For two pieces of a player. */
  readonly together: number;
  /** For a player's piece on the first square and an enemy on the second; -1 if that is worth nothing. */
  readonly against: number;
}

/**
 * Terms of all pairs of linked squares. Symmetric pairs share them. `add` adds two terms and returns
 * the first.
 */
export function pairTerms(
  { rules }: Play,
  symmetries: readonly Symmetry[],
  add: () => number,
): PairTerms[] {
  const { links, positions } = rules.board;
  const keyOf = (one: number, other: number) => one * positions.length + other;
  const found = new Map<number, PairTerms>();
  const maps = [positions.map((_, at) => at), ...symmetries.map(({ images }) => images)];
  for (const link of links) {
    for (const [one, other] of link.entries()) {
      if (other < 0 || found.has(keyOf(one, other)) || found.has(keyOf(other, one))) continue;
      const images = maps.map((map) => {
        return [assertDefined(map[one]), assertDefined(map[other])] as const;
      });
      // A pair that is the mirror of itself has no first square.
      const isEven = images.some(([first, second]) => first === other && second === one);
      const terms = { together: add(), against: isEven ? -1 : add() };
      for (const [first, second] of images) {
        if (found.has(keyOf(second, first))) continue;
        found.set(keyOf(first, second), { positions: [first, second], ...terms });
      }
    }
  }
  return [...found.values()];
}
