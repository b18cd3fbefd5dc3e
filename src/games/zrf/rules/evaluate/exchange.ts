import { int32At } from '#core';
import { EMPTY } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import type { Machine } from '../run/machine.ts';

/** Largest number of captures considered on one square. */
const MAX_CAPTURES = 32;

/**
 * Static exchange evaluation for any rules: both sides capture on one square with their least
 * valuable piece first, and stop when that pays. Pieces behind others are not considered.
 */
export class Exchange {
  readonly #machine: Machine;
  /** Value of capturing each cell. */
  readonly #worth: Int32Array;
  readonly #places: Int32Array;
  /** Values of the capturing pieces of each side, ascending. */
  readonly #defenders = new Int32Array(MAX_CAPTURES);
  readonly #attackers = new Int32Array(MAX_CAPTURES);
  readonly #gains = new Int32Array(2 * MAX_CAPTURES);

  constructor(machine: Machine, worth: Int32Array) {
    this.#machine = machine;
    this.#worth = worth;
    this.#places = new Int32Array(machine.board.cell.length);
  }

  /**
   * Material balance for the mover of a record that captures where it lands. 0 for other records:
   * they risk nothing that is known.
   */
  balanceOf(words: Int32Array, record: number): number {
    const { cell } = this.#machine.board;
    const from = int32At(words, record + RECORD.first);
    const to = int32At(words, record + RECORD.first + 1);
    const victim = int32At(cell, to);
    if (from < 0 || victim === EMPTY || from === to) return 0;
    const mover = int32At(cell, from);
    const won = int32At(this.#worth, victim);
    const risk = int32At(this.#worth, mover);
    if (won >= risk) return won - risk;
    const defenders = this.#collect(to, mover, -1, this.#defenders);
    if (defenders === 0) return won;
    if (won + int32At(this.#defenders, 0) < risk) return won - risk;
    const attackers = this.#collect(to, victim, from, this.#attackers);
    return this.#settle(won, risk, defenders, attackers);
  }

  /** Values of the pieces that could capture a piece on a square, ascending. */
  #collect(to: number, cell: number, except: number, values: Int32Array): number {
    const count = this.#machine.findHitters(to, cell, this.#places);
    let kept = 0;
    for (let index = 0; index < count && kept < MAX_CAPTURES; index += 1) {
      const from = int32At(this.#places, index);
      if (from === except) continue;
      const value = int32At(this.#worth, int32At(this.#machine.board.cell, from));
      let at = kept;
      while (at > 0 && int32At(values, at - 1) > value) {
        values[at] = int32At(values, at - 1);
        at -= 1;
      }
      values[at] = value;
      kept += 1;
    }
    return kept;
  }

  /** Balance of alternate captures, each side stopping when it likes. */
  #settle(won: number, risk: number, defenders: number, attackers: number): number {
    const gains = this.#gains;
    gains[0] = won;
    let count = 1;
    let standing = risk;
    for (;;) {
      const isDefender = count % 2 === 1;
      const at = (count - 1) >> 1;
      if (at >= (isDefender ? defenders : attackers)) break;
      gains[count] = standing - int32At(gains, count - 1);
      standing = int32At(isDefender ? this.#defenders : this.#attackers, at);
      count += 1;
    }
    for (let index = count - 1; index > 0; index -= 1) {
      gains[index - 1] = Math.min(int32At(gains, index - 1), -int32At(gains, index));
    }
    return int32At(gains, 0);
  }
}
