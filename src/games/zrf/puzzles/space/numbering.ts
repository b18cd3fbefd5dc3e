import { assertDefined } from '#core';
import type { BlockPuzzle } from '../model/model.ts';

/** Prefix sums of counts, starting at 0. */
function startsOf(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count) - count);
}

const CELLS = 32;

/** Covered positions of every placement, as bits. */
function coversOf({ shapes }: BlockPuzzle, words: number): Int32Array {
  const covers = shapes.flatMap((shape) => shape.covers);
  const bits = new Int32Array(covers.length * words);
  for (const [placement, cover] of covers.entries()) {
    for (const position of cover) {
      const at = placement * words + Math.floor(position / CELLS);
      bits[at] = assertDefined(bits[at]) | (1 << (position % CELLS));
    }
  }
  return bits;
}

/**
 * Numbers the blocks of a puzzle as slots and their possible places as placements, both
 * consecutively across shapes.
 */
export class Numbering {
  readonly puzzle: BlockPuzzle;
  readonly slots: number;
  readonly placements: number;
  /** First slot and first placement of each shape. */
  readonly firsts: readonly number[];
  readonly bases: readonly number[];
  /** Words per board, and for each placement that many words of covered positions. */
  readonly boardWords: number;
  readonly covers: Int32Array;
  /** By direction and placement: the placement one step away, or -1. */
  readonly links: readonly Int32Array[];

  constructor(puzzle: BlockPuzzle) {
    const { shapes } = puzzle;
    this.puzzle = puzzle;
    this.slots = shapes.reduce((sum, { blocks }) => sum + blocks.length, 0);
    this.placements = shapes.reduce((sum, { anchors }) => sum + anchors.length, 0);
    this.firsts = startsOf(shapes.map(({ blocks }) => blocks.length));
    this.bases = startsOf(shapes.map(({ anchors }) => anchors.length));
    this.boardWords = Math.max(1, Math.ceil(puzzle.positions / CELLS));
    this.covers = coversOf(puzzle, this.boardWords);
    this.links = puzzle.differences.map((_, direction) => this.#linksIn(direction));
  }

  #linksIn(direction: number): Int32Array {
    return Int32Array.from(
      this.puzzle.shapes.flatMap(({ next }, shape) =>
        [...assertDefined(next[direction])].map((to) =>
          to < 0 ? -1 : assertDefined(this.bases[shape]) + to,
        ),
      ),
    );
  }

  shapeOf(block: number): number {
    return this.puzzle.shapes.findIndex(({ blocks }) => blocks.includes(block));
  }

  slotOf(block: number): number {
    const shape = this.shapeOf(block);
    return (
      assertDefined(this.firsts[shape]) +
      assertDefined(this.puzzle.shapes[shape]).blocks.indexOf(block)
    );
  }

  /** Placement of a block with its first tile on an anchor, or -1 if unreachable. */
  placementOf(block: number, anchor: number): number {
    const shape = this.shapeOf(block);
    const index = assertDefined(this.puzzle.shapes[shape]).anchors.indexOf(anchor);
    return index < 0 ? -1 : assertDefined(this.bases[shape]) + index;
  }

  /** Position of a placement's first tile. */
  anchorOf(placement: number): number {
    const shape = this.bases.findLastIndex((base) => base <= placement);
    return assertDefined(
      assertDefined(this.puzzle.shapes[shape]).anchors[
        placement - assertDefined(this.bases[shape])
      ],
    );
  }

  /** Placements by slot for blocks at these anchors; equal blocks in ascending order. */
  placesAt(anchors: readonly number[]): Int32Array {
    return Int32Array.from(
      this.puzzle.shapes.flatMap(({ blocks }) => {
        const own = blocks.map((block) => this.placementOf(block, assertDefined(anchors[block])));
        if (own.includes(-1)) throw new RangeError('a block has an unreachable anchor');
        return own.sort((a, b) => a - b);
      }),
    );
  }
}
