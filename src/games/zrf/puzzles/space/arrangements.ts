import { assertDefined, below, makeStream } from '#core';
import type { BlockPuzzle, Shape } from '../model/model.ts';

const SAMPLES = 100;

/**
 * Sorts shapes by size, largest first: they restrict the others most, which reduces the variance of
 * samples.
 */
function largestFirst(shapes: readonly Shape[]): readonly Shape[] {
  const size = ({ covers }: Shape) => covers[0]?.length ?? 0;
  return [...shapes].sort((a, b) => size(b) - size(a));
}

/**
 * Estimates the number of block arrangements, reachable or not: places blocks at random and
 * multiplies the numbers of choices (Knuth's estimate).
 */
export function estimateArrangements({ shapes, positions }: BlockPuzzle): number {
  const random = makeStream('arrangements', 'blocks');
  const ordered = largestFirst(shapes);
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const isTaken = new Uint8Array(positions);
    let product = 1;
    for (const { blocks, covers } of ordered) {
      for (let rank = 1; rank <= blocks.length && product > 0; rank += 1) {
        const free = covers.filter((squares) => squares.every((square) => isTaken[square] === 0));
        // The order of indistinguishable blocks does not count.
        product *= free.length / rank;
        if (free.length === 0) continue;
        for (const square of assertDefined(free[below(random, free.length)])) isTaken[square] = 1;
      }
    }
    sum += product;
  }
  return Math.round(sum / SAMPLES);
}
