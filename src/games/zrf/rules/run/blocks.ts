import { int32At, assertDefined } from '#core';
import { EMPTY, typeOf } from '../compile/cell.ts';
import { COMPLETE, makeRecord, RECORD, RECORD_KIND } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { Board } from './board.ts';
import type { Budget } from './budget.ts';

/** The number of a tile that belongs to no block. */
const SINGLE = 0;

/** The step of a tile moves that tile alone. */
export const ALONE = 'alone';

/** Where the tiles of a block stand, and whether it can go by differences that were asked. */
interface Block {
  readonly tiles: readonly number[];
  readonly ways: Map<number, boolean>;
  /** The differences by which it is listed to go, with nothing else happening. */
  readonly listed: Set<number>;
}

/**
 * Sliding blocks. All tiles whose first number is equal, and not 0, are one block, wherever they
 * stand: where the rules move one of them, all move at once by the same difference of position
 * indexes. Every one must be linked with its target, which must be empty or held by the block.
 *
 * A step says where each tile goes, in the order of positions. So it makes no difference by which
 * tile a block is dragged: equal steps are listed once, and stand for every tile of the block.
 */
export class Blocks {
  readonly #board: Board;
  /** For each position the differences to the positions that it is linked with. */
  readonly #differences: readonly ReadonlySet<number>[];
  readonly #budget: Budget;
  #keepsEqual = false;
  /** What the blocks of a listing can do, by their numbers. */
  readonly #known = new Map<number, Block>();
  /** The number of the block for each cell. */
  readonly #numbers: Int32Array;

  constructor(rules: Rules, board: Board, budget: Budget) {
    const { cells } = board;
    this.#board = board;
    this.#budget = budget;
    this.#differences = rules.board.positions.map((_, from) => differencesFrom(rules, from));
    this.#numbers = Int32Array.from({ length: cells.count }, (_, cell) =>
      cell === EMPTY
        ? SINGLE
        : (assertDefined(rules.pieces[typeOf(cells, cell)]).values[0] ?? SINGLE),
    );
  }

  /** Begins a listing, in which equal steps are wanted once or as often as they come. */
  begin(keepsEqual: boolean): void {
    this.#keepsEqual = keepsEqual;
    this.#known.clear();
  }

  /** The record of the whole block's step for that of one tile; undefined where it cannot go, or is listed. */
  move(words: Int32Array, record: number): number[] | typeof ALONE | undefined {
    const kind = int32At(words, record + RECORD.kind);
    if (kind !== RECORD_KIND.plain && kind !== RECORD_KIND.marking) return ALONE;
    const from = int32At(words, record + RECORD.first);
    const difference = int32At(words, record + RECORD.first + 1) - from;
    const block = int32At(this.#numbers, this.#board.cell[from] as number);
    if (block === SINGLE) return ALONE;
    const { tiles, listed } = this.#blockOf(block);
    if (!this.#isOpen(block, difference)) return undefined;
    if (tiles.length === 1) return ALONE;
    const isBare = words[record + RECORD.size] === RECORD.first + 2;
    if (isBare && listed.has(difference) && !this.#keepsEqual) return undefined;
    if (isBare) listed.add(difference);
    this.#budget.left -= tiles.length;
    const end = record + int32At(words, record + RECORD.size);
    return makeRecord({
      next: COMPLETE,
      becomes: -1,
      drop: EMPTY,
      copies: false,
      movers: tiles.flatMap((tile) => [tile, tile + difference]),
      effects: [...words.subarray(record + RECORD.first + 2, end)],
    });
  }

  #blockOf(number: number): Block {
    const known = this.#known.get(number);
    if (known !== undefined) return known;
    const block = { tiles: this.#tilesOf(number), ways: new Map(), listed: new Set<number>() };
    this.#known.set(number, block);
    return block;
  }

  /** Whether all tiles of a block can go by a difference. */
  #isOpen(number: number, difference: number): boolean {
    const { tiles, ways } = this.#blockOf(number);
    let isOpen = ways.get(difference);
    if (isOpen === undefined) {
      this.#budget.left -= tiles.length;
      isOpen = tiles.every((tile) => this.#canGo(tile, difference, number));
      ways.set(difference, isOpen);
    }
    return isOpen;
  }

  #tilesOf(block: number): number[] {
    this.#budget.left -= this.#board.cell.length;
    const tiles: number[] = [];
    for (const [position, cell] of this.#board.cell.entries()) {
      if (cell !== EMPTY && this.#numbers[cell] === block) tiles.push(position);
    }
    return tiles;
  }

  #canGo(tile: number, difference: number, block: number): boolean {
    if (this.#differences[tile]?.has(difference) !== true) return false;
    const cell = int32At(this.#board.cell, tile + difference);
    return cell === EMPTY || this.#numbers[cell] === block;
  }
}

function differencesFrom({ board: { links } }: Rules, from: number): ReadonlySet<number> {
  const targets = links.map((link) => assertDefined(link[from])).filter((to) => to >= 0);
  return new Set(targets.map((to) => to - from));
}
