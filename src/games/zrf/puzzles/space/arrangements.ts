import { assertDefined, below, makeStream } from '#core';
import type { BlockPuzzle, Shape } from '../model/model.ts';

const SAMPLES = 100;

/** Large shapes first: they leave least to the others, so that samples differ less. */
function largestFirst(shapes: readonly Shape[]): readonly Shape[] {
  const size = ({ covers }: Shape) => covers[0]?.length ?? 0;
  return [...shapes].sort((a, b) => size(b) - size(a));
}

/**
 * About how many arrangements of the blocks there are, whether or not one leads to the other: blocks
 * are put down at random, and the choices that there were are multiplied (Knuth's estimate).
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
        // Blocks that nothing tells apart may be put down in any order.
        product *= free.length / rank;
        if (free.length === 0) continue;
        for (const square of assertDefined(free[below(random, free.length)])) isTaken[square] = 1;
      }
    }
    sum += product;
  }
  return Math.round(sum / SAMPLES);
}
