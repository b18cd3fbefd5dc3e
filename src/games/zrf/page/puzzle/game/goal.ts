import { assertDefined } from '#core';
import type { BlockPuzzle, Formula } from '#games/zrf/puzzles/index.ts';

/** Anchors of blocks in a position that satisfies the goal, by block. */
export type GoalPlaces = ReadonlyMap<number, number>;

/** Maximum number of placements tried before a goal counts as too complex to show. */
const MAX_TRIES = 20_000;

class Placing {
  readonly #puzzle: BlockPuzzle;
  readonly #found = new Map<number, number>();
  readonly #used = new Set<number>();
  #tries = 0;

  constructor(puzzle: BlockPuzzle) {
    this.#puzzle = puzzle;
  }

  get found(): GoalPlaces {
    return new Map(this.#found);
  }

  /** Satisfies a formula and its continuation; backtracks if that fails. */
  fulfil(formula: Formula, proceed: () => boolean): boolean {
    switch (formula.kind) {
      case 'at':
        return this.#place(formula.block, formula.anchors, proceed);
      case 'and':
        return this.#fulfilAll(formula.parts, 0, proceed);
      case 'or':
        return formula.parts.some((part) => this.fulfil(part, proceed));
      case 'not':
        // Forbidden places are not shown.
        return proceed();
    }
  }

  #fulfilAll(parts: readonly Formula[], index: number, proceed: () => boolean): boolean {
    const part = parts[index];
    if (part === undefined) return proceed();
    return this.fulfil(part, () => this.#fulfilAll(parts, index + 1, proceed));
  }

  #place(block: number, anchors: readonly number[], proceed: () => boolean): boolean {
    const assigned = this.#found.get(block);
    if (assigned !== undefined) return anchors.includes(assigned) && proceed();
    return anchors.some((anchor) => this.#tryAt(block, anchor, proceed));
  }

  #tryAt(block: number, anchor: number, proceed: () => boolean): boolean {
    const { blocks, shapes } = this.#puzzle;
    const shape = shapes.find((one) => one.blocks.includes(block));
    if (shape?.anchors.includes(anchor) !== true || ++this.#tries > MAX_TRIES) return false;
    const tiles = assertDefined(blocks[block]).tiles.map(({ offset }) => anchor + offset);
    if (tiles.some((tile) => this.#used.has(tile))) return false;
    this.#found.set(block, anchor);
    for (const tile of tiles) this.#used.add(tile);
    if (proceed()) return true;
    this.#found.delete(block);
    for (const tile of tiles) this.#used.delete(tile);
    return false;
  }
}

/** Block places that satisfy the goal; undefined if none are found or the goal names no places. */
export function goalPlacesOf(puzzle: BlockPuzzle): GoalPlaces | undefined {
  const placing = new Placing(puzzle);
  const isFulfilled = placing.fulfil(puzzle.goal, () => true);
  const { found } = placing;
  return isFulfilled && found.size > 0 ? found : undefined;
}

/** True if a goal concerns only some of the blocks and can be shown on the board itself. */
export function isAboutSome(places: GoalPlaces, { blocks }: BlockPuzzle): boolean {
  return places.size <= Math.max(1, blocks.length / 2);
}
