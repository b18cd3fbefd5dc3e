import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, typeOf } from '../../rules/index.ts';
import { puzzleOf } from './model.ts';
import type { BlockPuzzle } from './model.ts';

/** Where a block can be slid to: the positions of its first tile, from where it stands to there. */
export interface Way {
  readonly anchors: readonly number[];
}

/**
 * The blocks of a puzzle as hands see them: which one lies where, and along which free ways each can
 * be slid. Blocks are numbered as in `puzzle`, in every position of the same game alike; of single
 * tiles that look the same, which is which may change.
 */
export class Handling {
  readonly puzzle: BlockPuzzle;
  readonly #rules: Rules;
  /** What the first tile of each block is. */
  readonly #cells: readonly number[];

  private constructor(rules: Rules, puzzle: BlockPuzzle, cells: readonly number[]) {
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#cells = puzzle.blocks.map(({ anchor }) => assertDefined(cells[anchor]));
  }

  /** For a game that begins with `cells`; undefined where its pieces do more than slide. */
  static of(rules: Rules, cells: readonly number[]): Handling | undefined {
    const puzzle = puzzleOf(rules, cells);
    return puzzle === undefined ? undefined : new Handling(rules, puzzle, cells);
  }

  /** For each block the position of its first tile. */
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

  /** The positions that a block covers where its first tile stands on `anchor`. */
  tilesOf(block: number, anchor: number): number[] {
    return assertDefined(this.puzzle.blocks[block]).tiles.map(({ offset }) => anchor + offset);
  }

  /** The block that covers a position; -1 for none. */
  blockAt(cells: readonly number[], position: number): number {
    if (cells[position] === undefined || cells[position] === EMPTY) return -1;
    return this.anchorsIn(cells).findIndex((anchor, block) =>
      this.tilesOf(block, anchor).includes(position),
    );
  }

  /** Every place that a block can be slid to, the nearest first; the first way is to stay. */
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
    // Ways that are found on the way are gone on from, too.
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

  /** What a player would type for each step of a way. */
  stepsOf({ anchors }: Way): string[] {
    const { positions } = this.#rules.board;
    const names = anchors.map((anchor) => assertDefined(positions[anchor]).name);
    return names.slice(1).map((name, index) => `${assertDefined(names[index])}-${name}`);
  }

  #numberOf(cell: number): number {
    return assertDefined(this.#rules.pieces[typeOf(cellsOf(this.#rules), cell)]).values[0] ?? 0;
  }
}
