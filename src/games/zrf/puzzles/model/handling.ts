import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, typeOf } from '../../rules/index.ts';
import { puzzleOf } from './model.ts';
import type { BlockPuzzle } from './model.ts';

/** A way to slide a block: the positions of its first tile, from start to end. */
export interface Way {
  readonly anchors: readonly number[];
}

/**
 * The blocks of a puzzle and the ways they can slide in a position. Blocks are numbered as in
 * `puzzle` throughout a game; identical single tiles may swap numbers.
 */
export class Handling {
  readonly puzzle: BlockPuzzle;
  readonly #rules: Rules;
  /** Cell value of each block's first tile. */
  readonly #cells: readonly number[];

  private constructor(rules: Rules, puzzle: BlockPuzzle, cells: readonly number[]) {
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#cells = puzzle.blocks.map(({ anchor }) => assertDefined(cells[anchor]));
  }

  /** Handling for a game that starts with `cells`; undefined if its pieces do more than slide. */
  static of(rules: Rules, cells: readonly number[]): Handling | undefined {
    const puzzle = puzzleOf(rules, cells);
    return puzzle === undefined ? undefined : new Handling(rules, puzzle, cells);
  }

  /** Position of each block's first tile. */
  anchorsIn(cells: readonly number[]): number[] {
    const used = new Set<number>();
    return this.puzzle.blocks.map(({ isSingle }, block) => {
      const own = assertDefined(this.#cells[block]);
      const number = this.#numberOf(own);
      const anchor = cells.findIndex((cell, position) =>
        isSingle
          ? cell === own && !used.has(position)
          : cell !== EMPTY && this.#numberOf(cell) === number,
      );
      used.add(anchor);
      return anchor;
    });
  }

  /** Positions covered by a block with its first tile on `anchor`. */
  tilesOf(block: number, anchor: number): number[] {
    return assertDefined(this.puzzle.blocks[block]).tiles.map(({ offset }) => anchor + offset);
  }

  /** Block on a position, or -1. */
  blockAt(cells: readonly number[], position: number): number {
    if (cells[position] === undefined || cells[position] === EMPTY) return -1;
    return this.anchorsIn(cells).findIndex((anchor, block) =>
      this.tilesOf(block, anchor).includes(position),
    );
  }

  /** Ways to every place a block can reach, nearest first; the first is to stay. */
  waysOf(cells: readonly number[], block: number): Way[] {
    const anchor = assertDefined(this.anchorsIn(cells)[block]);
    const { anchors, next, covers } = assertDefined(
      this.puzzle.shapes.find(({ blocks }) => blocks.includes(block)),
    );
    const own = new Set(this.tilesOf(block, anchor));
    const isFree = (place: number) =>
      assertDefined(covers[place]).every(
        (position) => cells[position] === EMPTY || own.has(position),
      );
    const seen = new Set([anchors.indexOf(anchor)]);
    const ways: Way[] = [{ anchors: [anchor] }];
    // The loop also visits ways added during iteration.
    for (const way of ways) {
      const at = anchors.indexOf(assertDefined(way.anchors.at(-1)));
      for (const link of next) {
        const to = assertDefined(link[at]);
        if (to < 0 || seen.has(to) || !isFree(to)) continue;
        seen.add(to);
        ways.push({ anchors: [...way.anchors, assertDefined(anchors[to])] });
      }
    }
    return ways;
  }

  /** Typed text of each step of a way. */
  stepsOf({ anchors }: Way): string[] {
    const { positions } = this.#rules.board;
    const names = anchors.map((anchor) => assertDefined(positions[anchor]).name);
    return names.slice(1).map((name, index) => `${assertDefined(names[index])}-${name}`);
  }

  #numberOf(cell: number): number {
    return assertDefined(this.#rules.pieces[typeOf(cellsOf(this.#rules), cell)]).values[0] ?? 0;
  }
}
