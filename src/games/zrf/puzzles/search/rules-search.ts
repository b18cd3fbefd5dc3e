import { assertDefined } from '#core';
import type { Machine, Play, ZrfState } from '../../rules/index.ts';
import { DeadEnds } from '../pruning/dead-ends.ts';
import type { Answer, Solver } from './answer.ts';
import { Packing } from './packing.ts';
import { PositionTable } from './position-table.ts';
import { endOf, movesThrough } from './replay.ts';
import { Room } from './room.ts';

const FIRST = 1 << 10;
/** Bytes per position outside the table: predecessor and step. */
const EXTRA_BYTES = 6;

export interface RulesSearchOptions {
  /** Limits of positions and bytes. */
  readonly most: number;
  readonly memory: number;
  /** True to skip positions from which the goal is unreachable. */
  readonly prunes?: boolean;
}

/**
 * Breadth-first solver for any single-player game; each step of the rules counts as one. In push
 * puzzles, lost positions are skipped (see `DeadEnds`).
 */
export class RulesSearch implements Solver {
  readonly #play: Play;
  readonly #start: ZrfState;
  readonly #options: RulesSearchOptions;
  readonly #machine: Machine;
  readonly #deadEnds: DeadEnds | undefined;
  readonly #packing: Packing;
  readonly #table: PositionTable;
  readonly #room: Room;
  #parents: Int32Array<ArrayBuffer> = new Int32Array(FIRST);
  #steps: Uint16Array<ArrayBuffer> = new Uint16Array(FIRST);
  readonly #over = new Set<number>();
  #at = 0;
  #end = 1;
  #goal = -1;
  /** True if a lost position was skipped. */
  #hasPruned = false;
  depth = 0;

  constructor(play: Play, start: ZrfState, options: RulesSearchOptions) {
    this.#play = play;
    this.#start = start;
    this.#options = options;
    this.#machine = play.machineOf(start);
    const isOver = start.ending !== undefined;
    this.#deadEnds = isOver || options.prunes === false ? undefined : DeadEnds.of(play, start);
    this.#packing = new Packing(play, this.#machine, this.#deadEnds?.possible);
    this.#table = new PositionTable(this.#packing.width);
    // The lists outside the table also double, with the old and new arrays in memory together.
    this.#room = new Room(this.#table, options.memory, EXTRA_BYTES * 3);
    this.#add(-1, -1);
    if (isOver) this.#over.add(0);
    if (start.ending?.winners.includes(0) === true) this.#goal = 0;
    // A lost start needs no search.
    if (this.#isDead()) this.#over.add(0);
  }

  get positions(): number {
    return this.#table.count;
  }

  get bytes(): number {
    return this.#table.bytes + this.#parents.length * EXTRA_BYTES;
  }

  run(positions: number): Answer | undefined {
    for (let remaining = positions; this.#goal < 0 && remaining > 0; remaining -= 1) {
      if (this.#at === this.#end) {
        if (this.#table.count === this.#end) {
          const reason = this.#hasPruned ? 'pruned' : 'searched';
          return { kind: 'unsolvable', positions: this.positions, reason };
        }
        this.#end = this.#table.count;
        this.depth += 1;
      }
      const { most, memory } = this.#options;
      if (this.positions >= most) return { kind: 'unknown', positions: this.positions };
      if (!this.#over.has(this.#at) && !this.#advance()) {
        return { kind: 'unknown', positions: this.positions, memory };
      }
      this.#at += 1;
    }
    return this.#goal < 0 ? undefined : this.#solution();
  }

  /** Expands the next position; returns false if memory runs out. */
  #advance(): boolean {
    const machine = this.#machine;
    this.#packing.unpack(this.#table.words, this.#at * this.#packing.width, machine);
    const count = machine.count();
    if (!this.#room.isLeft) return false;
    for (let index = 0; index < count && this.#goal < 0; index += 1) {
      machine.make(machine.step(index));
      if (!this.#isDead() && this.#add(this.#at, index)) {
        const end = endOf(this.#play, machine);
        if (end !== undefined) this.#over.add(this.#table.count - 1);
        if (end === 'won') this.#goal = this.#table.count - 1;
      }
      machine.unmake();
    }
    return true;
  }

  /** True if the machine's position is recognised as lost; records that something was skipped. */
  #isDead(): boolean {
    const isDead = this.#deadEnds?.isDead(this.#machine.board.cell) === true;
    if (isDead) this.#hasPruned = true;
    return isDead;
  }

  /** Stores the machine's position if it is new. */
  #add(parent: number, step: number): boolean {
    this.#packing.pack(this.#machine);
    if (!this.#table.add(this.#packing.words, 0)) return false;
    const index = this.#table.count - 1;
    if (index === this.#parents.length) this.#lengthen();
    this.#parents[index] = parent;
    this.#steps[index] = step;
    return true;
  }

  #lengthen(): void {
    const size = this.#parents.length * 2;
    const [parents, steps] = [new Int32Array(size), new Uint16Array(size)];
    parents.set(this.#parents);
    steps.set(this.#steps);
    [this.#parents, this.#steps] = [parents, steps];
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
