import { int32At, assertDefined } from '#core';
import { EMPTY, typeOf } from '../compile/cell.ts';
import { COMPLETE, makeRecord, RECORD, RECORD_KIND } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { Board } from './board.ts';
import type { Budget } from './budget.ts';

/** Number of a tile outside any block. */
const SINGLE = 0;

/** Result for a step that moves a tile alone. */
export const ALONE = 'alone';

/** Positions of a block's tiles, with cached results of attempted moves. */
interface Block {
  readonly tiles: readonly number[];
  readonly ways: Map<number, boolean>;
  /** Differences already listed without other effects. */
  readonly listed: Set<number>;
}

/**
 * Sliding blocks. All tiles with the same first number, unless it is 0, form one block, even if
 * they are not adjacent. When the rules move one of them, all move by the same difference of
 * position indexes. Every tile must be linked to its target, which must be empty or part of the
 * block.
 *
 * A step lists the targets of all tiles in order of position. The result is independent of the tile
 * dragged: equal steps are listed once and apply to every tile of the block.
 */
export class Blocks {
  readonly #board: Board;
  /** For each position, the index differences to its linked positions. */
  readonly #differences: readonly ReadonlySet<number>[];
  readonly #budget: Budget;
  #keepsEqual = false;
  /** Blocks of the current listing, by number. */
  readonly #cached = new Map<number, Block>();
  /** Block number of each cell. */
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

  /** Begins a listing; `keepsEqual` retains duplicate steps. */
  begin(keepsEqual: boolean): void {
    this.#keepsEqual = keepsEqual;
    this.#cached.clear();
  }

  /**
   * Extends the step of one tile to its whole block; undefined if the block cannot move or the step
   * is already listed.
   */
  move(words: Int32Array, record: number): number[] | typeof ALONE | undefined {
    const kind = int32At(words, record + RECORD.kind);
    if (kind !== RECORD_KIND.plain && kind !== RECORD_KIND.marking) return ALONE;
    const from = int32At(words, record + RECORD.first);
    const difference = int32At(words, record + RECORD.first + 1) - from;
    const block = int32At(this.#numbers, this.#board.cell[from] as number);
    if (block === SINGLE) return ALONE;
    const { tiles, listed } = this.#blockOf(block);
    if (!this.#canMove(block, difference)) return undefined;
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
    const cached = this.#cached.get(number);
    if (cached !== undefined) return cached;
    const block = { tiles: this.#tilesOf(number), ways: new Map(), listed: new Set<number>() };
    this.#cached.set(number, block);
    return block;
  }

  /** True if all tiles of a block can move by a difference. */
  #canMove(number: number, difference: number): boolean {
    const { tiles, ways } = this.#blockOf(number);
    let canMove = ways.get(difference);
    if (canMove === undefined) {
      this.#budget.left -= tiles.length;
      canMove = tiles.every((tile) => this.#canGo(tile, difference, number));
      ways.set(difference, canMove);
    }
    return canMove;
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
