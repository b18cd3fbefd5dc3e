import { sure } from '../../../core/index.ts';
import type { Position } from '../../../core/index.ts';
import { cellOf, EMPTY, typeOf } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import type { ZrfAction } from './action.ts';
import { PASS } from './machine.ts';
import type { Machine } from './machine.ts';
import type { Play } from './play.ts';
import type { ZrfState } from './state.ts';
import { pieceValues } from './values.ts';

/** What a win is worth; estimates stay below it. */
const WIN = 1_000_000;
const ESTIMATE_MOST = WIN - 1000;
/** The most steps that search looks at in a position. */
const WIDTH = 4096;
/** What a step that is nothing else promises. */
const PLAIN = 0;

/** A position for search. A move is the index of a step in the list of its position. */
export class RulesPosition implements Position<ZrfAction> {
  readonly bound = WIN;
  readonly width = WIDTH;
  readonly #play: Play;
  readonly #machine: Machine;
  /** For each cell what a piece is worth to the first seat. */
  readonly #worth: Int32Array;
  /** What a piece of each type is worth. */
  readonly #values: readonly number[];

  constructor(play: Play, state: ZrfState) {
    this.#play = play;
    this.#machine = play.machineOf(state);
    this.#values = pieceValues(play);
    const { cells } = this.#machine.board;
    this.#worth = new Int32Array(cells.count);
    for (const [seat, player] of play.seats.entries()) {
      for (const [type, value] of this.#values.entries()) {
        this.#worth[cellOf(cells, type, player)] = seat === 0 ? value : -value;
      }
    }
  }

  player(): number {
    if (this.#machine.conclusion() !== undefined) return -1;
    return this.#play.seats.indexOf(this.#machine.entry.player);
  }

  moves(into: Int32Array, from: number): number {
    const count = Math.min(this.#machine.count(), WIDTH);
    for (let index = 0; index < count; index += 1) into[from + index] = index;
    return count;
  }

  make(move: number): void {
    // The list must stand before its step is known.
    this.#machine.count();
    this.#machine.make(this.#machine.step(move));
  }

  unmake(): void {
    this.#machine.unmake();
  }

  hashHigh(): number {
    return this.#machine.hashHigh();
  }

  hashLow(): number {
    return this.#machine.hashLow();
  }

  settled(): number {
    return 0;
  }

  open(): number {
    return WIN;
  }

  result(): number {
    const conclusion = this.#machine.conclusion();
    if (conclusion === undefined) return 0;
    const { winners } = this.#play.endingOf(this.#machine, conclusion);
    if (winners.length !== 1) return 0;
    return winners[0] === 0 ? WIN : -WIN;
  }

  estimate(): number {
    const { counts, stock, cells } = this.#machine.board;
    let sum = 0;
    for (let cell = 1; cell < counts.length; cell += 1) {
      const count = counts[cell] as number;
      if (count !== 0) sum += count * (this.#worth[cell] as number);
    }
    for (let index = 0; index < stock.length; index += 1) {
      const count = stock[index] as number;
      if (count === 0) continue;
      const owner = Math.floor(index / cells.types);
      const worth = this.#worth[cellOf(cells, index % cells.types, owner)] as number;
      sum += Math.min(count, 100) * worth;
    }
    return Math.max(-ESTIMATE_MOST, Math.min(ESTIMATE_MOST, sum));
  }

  promise(move: number): number {
    const machine = this.#machine;
    machine.count();
    const step = machine.step(move);
    if (step === PASS) return PLAIN;
    const words = machine.wordsOf(step);
    const record = machine.recordOf(step);
    const from = words[record + RECORD.first] as number;
    const to = words[record + RECORD.first + 1] as number;
    const taken = this.#valueAt(to);
    const becomes = words[record + RECORD.becomes] as number;
    const gain = becomes < 0 ? 0 : sure(this.#values[becomes]);
    const effects = (words[record + RECORD.size] as number) - RECORD.first;
    if (taken === 0) return gain + effects;
    const mover = from < 0 ? 0 : this.#valueAt(from);
    return gain + effects + taken * 16 - mover;
  }

  #valueAt(position: number): number {
    const cell = this.#machine.board.cell[position] as number;
    return cell === EMPTY ? 0 : sure(this.#values[typeOf(this.#machine.board.cells, cell)]);
  }

  action(move: number): ZrfAction {
    this.#machine.count();
    return { record: this.#machine.copyOf(this.#machine.step(move)) };
  }
}
