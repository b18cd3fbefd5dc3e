import { assertDefined } from '#core';
import type { BlockPuzzle } from '../model/model.ts';

/** Sums before each of some counts. */
function startsOf(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count) - count);
}

const CELLS = 32;

/** What is covered in every placement, as bits of the board's positions. */
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
 * The blocks of a puzzle as slots, and where they can stand as placements: both are numbered through,
 * shape by shape.
 */
export class Numbering {
  readonly puzzle: BlockPuzzle;
  readonly slots: number;
  readonly placements: number;
  /** For each shape its first slot, and its first placement. */
  readonly firsts: readonly number[];
  readonly bases: readonly number[];
  /** Words of the board's bits, and for each placement so many, which say what it covers. */
  readonly boardWords: number;
  readonly covers: Int32Array;
  /** For each direction and placement the placement one step away, or -1. */
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

  /** The placement of a block whose first tile is at an anchor; -1 where it cannot come. */
  placementOf(block: number, anchor: number): number {
    const shape = this.shapeOf(block);
    const index = assertDefined(this.puzzle.shapes[shape]).anchors.indexOf(anchor);
    return index < 0 ? -1 : assertDefined(this.bases[shape]) + index;
  }

  /** The position of the first tile in a placement. */
  anchorOf(placement: number): number {
    const shape = this.bases.findLastIndex((base) => base <= placement);
    return assertDefined(
      assertDefined(this.puzzle.shapes[shape]).anchors[
        placement - assertDefined(this.bases[shape])
      ],
    );
  }

  /** The placements of blocks at anchors by slot: those of equal blocks in ascending order. */
  placesAt(anchors: readonly number[]): Int32Array {
    return Int32Array.from(
      this.puzzle.shapes.flatMap(({ blocks }) => {
        const own = blocks.map((block) => this.placementOf(block, assertDefined(anchors[block])));
        if (own.includes(-1)) throw new RangeError('a block where it cannot come');
        return own.sort((a, b) => a - b);
      }),
    );
  }
}
