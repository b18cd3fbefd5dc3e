import { assertDefined } from '#core';
import type { Handling, Way } from '#games/zrf/puzzles/index.ts';

/**
 * Knows each block again from one position to the next, tiles that look alike too: such a tile is the
 * one that did not stay.
 */
export class Tracker {
  readonly #handling: Handling;
  readonly #cells: readonly number[];
  #anchors: readonly number[];

  /** `cells`: those that the game begins with. */
  constructor(handling: Handling, cells: readonly number[]) {
    this.#handling = handling;
    this.#cells = cells;
    this.#anchors = handling.puzzle.blocks.map(({ anchor }) => anchor);
  }

  /** For each block where its first tile is now. */
  follow(cells: readonly number[]): readonly number[] {
    const { blocks } = this.#handling.puzzle;
    const free = this.#handling.anchorsIn(cells);
    const isAlike = (one: number, other: number) =>
      one === other ||
      (blocks[one]?.isSingle === true &&
        blocks[other]?.isSingle === true &&
        this.#cells[assertDefined(blocks[one]).anchor] ===
          this.#cells[assertDefined(blocks[other]).anchor]);
    const before = this.#anchors;
    const found = before.map((anchor, block) => {
      const stays = free.findIndex((now, other) => now === anchor && isAlike(block, other));
      if (stays < 0) return -1;
      free[stays] = -1;
      return anchor;
    });
    this.#anchors = found.map((anchor, block) => {
      if (anchor >= 0) return anchor;
      const moved = free.findIndex((now, other) => now >= 0 && isAlike(block, other));
      const now = free[moved] ?? assertDefined(before[block]);
      free[moved] = -1;
      return now;
    });
    return this.#anchors;
  }
}

/** Every place that the block whose first tile is on `anchor` can be slid to, the nearest first. */
export function waysFrom(handling: Handling, cells: readonly number[], anchor: number): Way[] {
  const block = handling.anchorsIn(cells).indexOf(anchor);
  return block < 0 ? [] : handling.waysOf(cells, block);
}
