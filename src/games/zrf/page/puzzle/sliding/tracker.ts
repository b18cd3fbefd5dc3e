import { assertDefined } from '#core';
import type { Handling, Way } from '#games/zrf/puzzles/index.ts';

/**
 * Tracks the identity of each block between positions. Among identical tiles, the one that changed
 * place has moved.
 */
export class Tracker {
  readonly #handling: Handling;
  readonly #cells: readonly number[];
  #anchors: readonly number[];

  /** `cells` is the start position. */
  constructor(handling: Handling, cells: readonly number[]) {
    this.#handling = handling;
    this.#cells = cells;
    this.#anchors = handling.puzzle.blocks.map(({ anchor }) => anchor);
  }

  /** Current anchor of each block. */
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

/** Ways to every place the block on `anchor` can reach, nearest first. */
export function waysFrom(handling: Handling, cells: readonly number[], anchor: number): Way[] {
  const block = handling.anchorsIn(cells).indexOf(anchor);
  return block < 0 ? [] : handling.waysOf(cells, block);
}
