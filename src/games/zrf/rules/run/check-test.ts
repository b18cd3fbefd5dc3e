import { int32At } from '#core';
import { cellOf } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import type { Board, BoardMark } from './board.ts';
import type { Safety } from './safety.ts';

/** Detects direct checks before a step is made. Discovered checks are not seen. */
export class CheckTest {
  readonly #board: Board;
  readonly #safety: Safety;
  readonly #trial: BoardMark = { logged: 0, captured: 0, hashHigh: 0, hashLow: 0 };

  constructor(board: Board, safety: Safety) {
    this.#board = board;
    this.#safety = safety;
  }

  /** True if the piece that a player moves or drops attacks the royal piece of the opponent. */
  isGiven(player: number, words: Int32Array, record: number): boolean {
    const board = this.#board;
    const opponent = this.#safety.royalOpponent(player);
    if (opponent < 0) return false;
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    const becomes = int32At(words, record + RECORD.becomes);
    const mover = from < 0 ? int32At(words, record + RECORD.drop) : int32At(board.cell, from);
    const cell = becomes < 0 ? mover : cellOf(board.cells, becomes, player);
    if (!this.#safety.canHit(opponent, to, cell)) return false;
    board.mark(this.#trial);
    board.play(words, record);
    const isHit = this.#safety.isHitFrom(opponent, to);
    board.rewind(this.#trial);
    return isHit;
  }
}
