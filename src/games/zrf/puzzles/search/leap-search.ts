import { assertDefined } from '#core';
import type { GoalTest, Machine, Play, ZrfState } from '../../rules/index.ts';
import { EMPTY } from '../../rules/index.ts';
import type { Answer, Solver } from './answer.ts';
import { PositionTable } from './position-table.ts';
import { Room } from './room.ts';
import { usesLastMove, endOf, movesThrough, putHash } from './replay.ts';

/** True if a goal requires a certain total number of pieces. */
function requiresCount(test: GoalTest): boolean {
  if (test.kind === 'and') return test.parts.some(requiresCount);
  if (test.kind === 'or') return test.parts.length > 0 && test.parts.every(requiresCount);
  return (test.kind === 'remaining' || test.kind === 'total') && test.type < 0;
}

function pieceCount({ board }: Machine): number {
  return board.cell.reduce((sum, cell) => sum + (cell === EMPTY ? 0 : 1), 0);
}

/** True if the player wins by leaving a certain number of pieces. */
export function isOfLeaps({ rules }: Play): boolean {
  const wins = rules.goals.filter(({ kind }) => kind === 'win');
  return wins.length === 1 && wins.every(({ test }) => requiresCount(test));
}

/**
 * Depth-first solver for puzzles where every step removes one piece, such as peg solitaire. All
 * solutions have the same length, so any is optimal. Never visits a position twice.
 */
export class LeapSearch implements Solver {
  readonly #play: Play;
  readonly #start: ZrfState;
  readonly #maxPositions: number;
  readonly #memory: number;
  readonly #machine: Machine;
  readonly #table: PositionTable;
  readonly #room: Room;
  readonly #words: Int32Array;
  readonly #usesLast: boolean;
  /** Index of the step made at each depth. */
  readonly #made: number[] = [-1];
  #goal = false;
  #isUneven = false;
  #pieces: number;

  constructor(play: Play, start: ZrfState, maxPositions: number, memory: number) {
    this.#play = play;
    this.#start = start;
    this.#maxPositions = maxPositions;
    this.#memory = memory;
    this.#machine = play.machineOf(start);
    this.#usesLast = usesLastMove(play);
    this.#words = new Int32Array(this.#usesLast ? 3 : 2);
    this.#table = new PositionTable(this.#words.length);
    this.#room = new Room(this.#table, memory);
    this.#pieces = pieceCount(this.#machine);
  }

  get positions(): number {
    return this.#table.count;
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  get depth(): number {
    return this.#made.length - 1;
  }

  /** True if a step did not remove exactly one piece; another search is needed then. */
  get isUneven(): boolean {
    return this.#isUneven;
  }

  run(positions: number): Answer | undefined {
    for (let remaining = positions; remaining > 0 && !this.#isUneven; remaining -= 1) {
      if (this.#goal) return this.#solution();
      if (this.#made.length === 0) {
        return { kind: 'unsolvable', positions: this.positions, reason: 'searched' };
      }
      if (this.positions >= this.#maxPositions)
        return { kind: 'unknown', positions: this.positions };
      if (!this.#room.isLeft) {
        return { kind: 'unknown', positions: this.positions, memory: this.#memory };
      }
      this.#advance();
    }
    return undefined;
  }

  #advance(): void {
    const machine = this.#machine;
    const last = this.#made.length - 1;
    const index = assertDefined(this.#made[last]) + 1;
    if (index >= machine.count()) {
      this.#made.pop();
      if (this.#made.length > 0) this.#takeBack();
      return;
    }
    this.#made[last] = index;
    machine.make(machine.step(index));
    this.#pieces -= 1;
    if (pieceCount(machine) !== this.#pieces) this.#isUneven = true;
    putHash(machine, this.#words, this.#usesLast);
    const isNew = this.#table.add(this.#words, 0);
    const end = isNew ? endOf(this.#play, machine) : 'over';
    this.#goal = end === 'won';
    if (end === undefined) this.#made.push(-1);
    else if (!this.#goal) this.#takeBack();
  }

  #takeBack(): void {
    this.#machine.unmake();
    this.#pieces += 1;
  }

  #solution(): Answer {
    const moves = movesThrough(this.#play, this.#start, this.#made);
    return { kind: 'solved', optimum: moves.length, positions: this.positions, moves };
  }
}
