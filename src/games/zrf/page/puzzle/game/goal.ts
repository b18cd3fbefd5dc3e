import { assertDefined } from '#core';
import type { BlockPuzzle, Formula } from '#games/zrf/puzzles/index.ts';

/** Where blocks stand in a position that reaches the goal: the positions of their first tiles. */
export type GoalPlaces = ReadonlyMap<number, number>;

/** Ways of placing blocks that are tried before a goal counts as too tangled to be shown. */
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

  /** Fulfils a formula and then what follows; takes back what it placed where that fails. */
  fulfil(formula: Formula, then: () => boolean): boolean {
    switch (formula.kind) {
      case 'at':
        return this.#place(formula.block, formula.anchors, then);
      case 'and':
        return this.#fulfilAll(formula.parts, 0, then);
      case 'or':
        return formula.parts.some((part) => this.fulfil(part, then));
      case 'not':
        // Where a block must not stand is nothing to be shown.
        return then();
    }
  }

  #fulfilAll(parts: readonly Formula[], index: number, then: () => boolean): boolean {
    const part = parts[index];
    if (part === undefined) return then();
    return this.fulfil(part, () => this.#fulfilAll(parts, index + 1, then));
  }

  #place(block: number, anchors: readonly number[], then: () => boolean): boolean {
    const known = this.#found.get(block);
    if (known !== undefined) return anchors.includes(known) && then();
    return anchors.some((anchor) => this.#tryAt(block, anchor, then));
  }

  #tryAt(block: number, anchor: number, then: () => boolean): boolean {
    const { blocks, shapes } = this.#puzzle;
    const shape = shapes.find((one) => one.blocks.includes(block));
    if (shape?.anchors.includes(anchor) !== true || ++this.#tries > MAX_TRIES) return false;
    const tiles = assertDefined(blocks[block]).tiles.map(({ offset }) => anchor + offset);
    if (tiles.some((tile) => this.#used.has(tile))) return false;
    this.#found.set(block, anchor);
    for (const tile of tiles) this.#used.add(tile);
    if (then()) return true;
    this.#found.delete(block);
    for (const tile of tiles) this.#used.delete(tile);
    return false;
  }
}

/** One way to fulfil the goal; undefined if there is none, or it says nothing of places. */
export function goalPlacesOf(puzzle: BlockPuzzle): GoalPlaces | undefined {
  const placing = new Placing(puzzle);
  const isFulfilled = placing.fulfil(puzzle.goal, () => true);
  const { found } = placing;
  return isFulfilled && found.size > 0 ? found : undefined;
}

/** Whether a goal is about some blocks among many, which can be shown on the board itself. */
export function isAboutSome(places: GoalPlaces, { blocks }: BlockPuzzle): boolean {
  return places.size <= Math.max(1, blocks.length / 2);
}
