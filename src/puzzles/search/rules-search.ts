import { assertDefined } from '../../core/index.ts';
import type { Machine, Play, ZrfState } from '../../games/zrf/index.ts';
import type { Answer, Solver } from './answer.ts';
import { PositionTable } from './position-table.ts';
import { asksLastMove, endOf, movesThrough, putHash } from './replay.ts';

const FIRST = 1 << 10;
/** Words of a position beside cells, attributes and stock. */
const REST = 5;

/**
 * Solves any game of one player by breadth-first search, known again by their hash of
 * 64 bits. Each step of the rules counts as one.
 */
export class RulesSearch implements Solver {
  readonly #play: Play;
  readonly #start: ZrfState;
  readonly #most: number;
  readonly #machine: Machine;
  readonly #table: PositionTable;
  readonly #words: Int32Array;
  readonly #asksLast: boolean;
  /** What stands where in each position, and how the game stands beside that. */
  readonly #size: number;
  #kept: Int16Array<ArrayBuffer>;
  #parents: Int32Array<ArrayBuffer> = new Int32Array(FIRST);
  #steps: Int32Array<ArrayBuffer> = new Int32Array(FIRST);
  readonly #over = new Set<number>();
  #at = 0;
  #end = 1;
  #goal = -1;
  depth = 0;

  constructor(play: Play, start: ZrfState, most: number) {
    this.#play = play;
    this.#start = start;
    this.#most = most;
    this.#machine = play.machineOf(start);
    this.#asksLast = asksLastMove(play);
    const { board } = this.#machine;
    this.#size = board.cell.length * 2 + board.stock.length + REST;
    this.#kept = new Int16Array(FIRST * this.#size);
    this.#words = new Int32Array(this.#asksLast ? 3 : 2);
    this.#table = new PositionTable(this.#words.length);
    this.#add(-1, -1);
    if (start.ending !== undefined) {
      this.#over.add(0);
      if (start.ending.winners.includes(0)) this.#goal = 0;
    }
  }

  get positions(): number {
    return this.#table.count;
  }

  run(positions: number): Answer | undefined {
    for (let left = positions; this.#goal < 0 && left > 0; left -= 1) {
      if (this.#at === this.#end) {
        if (this.#table.count === this.#end) {
          return { kind: 'unsolvable', positions: this.positions, reason: 'searched' };
        }
        this.#end = this.#table.count;
        this.depth += 1;
      }
      if (this.positions >= this.#most) return { kind: 'unknown', positions: this.positions };
      if (!this.#over.has(this.#at)) this.#advance();
      this.#at += 1;
    }
    return this.#goal < 0 ? undefined : this.#solution();
  }

  #advance(): void {
    const machine = this.#machine;
    this.#load(this.#at);
    const count = machine.count();
    for (let index = 0; index < count && this.#goal < 0; index += 1) {
      machine.make(machine.step(index));
      if (this.#add(this.#at, index)) {
        const end = endOf(this.#play, machine);
        if (end !== undefined) this.#over.add(this.#table.count - 1);
        if (end === 'won') this.#goal = this.#table.count - 1;
      }
      machine.unmake();
    }
  }

  /** Keeps the machine's position if it is new. */
  #add(parent: number, step: number): boolean {
    putHash(this.#machine, this.#words, this.#asksLast);
    if (!this.#table.add(this.#words, 0)) return false;
    const index = this.#table.count - 1;
    if (index === this.#parents.length) this.#lengthen();
    this.#parents[index] = parent;
    this.#steps[index] = step;
    this.#keep(index * this.#size);
    return true;
  }

  #lengthen(): void {
    const size = this.#parents.length * 2;
    const [parents, steps] = [new Int32Array(size), new Int32Array(size)];
    parents.set(this.#parents);
    steps.set(this.#steps);
    const kept = new Int16Array(size * this.#size);
    kept.set(this.#kept);
    [this.#parents, this.#steps, this.#kept] = [parents, steps, kept];
  }

  #keep(at: number): void {
    const { board, turn, chainAt, chainType, lastFrom, lastTo } = this.#machine;
    const { cell, attributes, stock } = board;
    const kept = this.#kept;
    kept.set(cell, at);
    kept.set(attributes, at + cell.length);
    kept.set(stock, at + cell.length * 2);
    kept.set([turn, chainAt, chainType, lastFrom, lastTo], at + this.#size - REST);
  }

  #load(index: number): void {
    const machine = this.#machine;
    const { board } = machine;
    const kept = this.#kept;
    const at = index * this.#size;
    const cells = board.cell.length;
    for (let position = 0; position < cells; position += 1) {
      const cell = kept[at + position] as number;
      const attributes = kept[at + cells + position] as number;
      const isSame = board.cell[position] === cell && board.attributes[position] === attributes;
      if (!isSame) board.set(position, cell, attributes);
    }
    for (let one = 0; one < board.stock.length; one += 1) {
      const count = kept[at + cells * 2 + one] as number;
      if (board.stock[one] !== count) board.setStock(one, count);
    }
    const rest = at + this.#size - REST;
    machine.turn = kept[rest] as number;
    machine.chainAt = kept[rest + 1] as number;
    machine.chainType = kept[rest + 2] as number;
    machine.lastFrom = kept[rest + 3] as number;
    machine.lastTo = kept[rest + 4] as number;
    machine.settle([], [], []);
  }

  #solution(): Answer {
    const indexes: number[] = [];
    for (let at = this.#goal; at > 0; at = assertDefined(this.#parents[at])) {
      indexes.unshift(assertDefined(this.#steps[at]));
    }
    const moves = movesThrough(this.#play, this.#start, indexes);
    return { kind: 'solved', optimum: moves.length, positions: this.positions, moves };
  }
}
