import { assertDefined } from '../../../core/index.ts';
import { EMPTY, typeOf } from '../compile/cell.ts';
import { COMPLETE, makeRecord, RECORD, RECORD_KIND } from '../compile/record.ts';
import type { Rules } from '../rules/index.ts';
import type { Board } from './board.ts';

/** The number of a tile that belongs to no block. */
const SINGLE = 0;

/** The step of a tile moves that tile alone. */
export const ALONE = 'alone';

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
  /** The number of the block for each cell. */
  readonly #numbers: Int32Array;

  constructor(rules: Rules, board: Board) {
    const { cells } = board;
    this.#board = board;
    this.#differences = rules.board.positions.map((_, from) => differencesFrom(rules, from));
    this.#numbers = Int32Array.from({ length: cells.count }, (_, cell) =>
      cell === EMPTY
        ? SINGLE
        : (assertDefined(rules.pieces[typeOf(cells, cell)]).values[0] ?? SINGLE),
    );
  }

  /** The record of the whole block's step for that of one tile; undefined where it cannot go. */
  move(words: Int32Array, record: number): number[] | typeof ALONE | undefined {
    const kind = words[record + RECORD.kind] as number;
    if (kind !== RECORD_KIND.plain && kind !== RECORD_KIND.marking) return ALONE;
    const from = words[record + RECORD.first] as number;
    const difference = (words[record + RECORD.first + 1] as number) - from;
    const block = this.#numbers[this.#board.cell[from] as number] as number;
    if (block === SINGLE) return ALONE;
    const tiles = this.#tilesOf(block);
    if (!tiles.every((tile) => this.#canGo(tile, difference, block))) return undefined;
    if (tiles.length === 1) return ALONE;
    const end = record + (words[record + RECORD.size] as number);
    return makeRecord({
      next: COMPLETE,
      becomes: -1,
      drop: EMPTY,
      copies: false,
      movers: tiles.flatMap((tile) => [tile, tile + difference]),
      effects: [...words.subarray(record + RECORD.first + 2, end)],
    });
  }

  #tilesOf(block: number): number[] {
    const tiles: number[] = [];
    for (const [position, cell] of this.#board.cell.entries()) {
      if (cell !== EMPTY && this.#numbers[cell] === block) tiles.push(position);
    }
    return tiles;
  }

  #canGo(tile: number, difference: number, block: number): boolean {
    if (this.#differences[tile]?.has(difference) !== true) return false;
    const cell = this.#board.cell[tile + difference] as number;
    return cell === EMPTY || this.#numbers[cell] === block;
  }
}

function differencesFrom({ board: { links } }: Rules, from: number): ReadonlySet<number> {
  const targets = links.map((link) => assertDefined(link[from])).filter((to) => to >= 0);
  return new Set(targets.map((to) => to - from));
}
