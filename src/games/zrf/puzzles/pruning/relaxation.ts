import { assertDefined } from '#core';
import { cellOf, EMPTY } from '../../rules/index.ts';
import type { Machine, Play, ZrfState } from '../../rules/index.ts';
import { footprintOf } from './footprint.ts';

/** What a move does to the few squares that it depends on. */
export interface Transition {
  readonly squares: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** What may stand where in any position that can be reached, and every move that may be made there. */
export interface Relaxation {
  /** For each square and cell whether it may stand there: `square * cells + cell`. */
  readonly possible: Uint8Array;
  readonly cells: number;
  readonly transitions: readonly Transition[];
  /** What the piece that moves may be. */
  readonly movers: ReadonlySet<number>;
}

/** A block of the piece that moves, on one square. */
interface Task {
  readonly mover: number;
  readonly squares: readonly number[];
  /** What it was tried with. */
  readonly tried: Set<string>;
}

/** Contents of a block's squares that are tried, and tries in all: rules that look at more are left alone. */
const MAX_CONTENTS = 512;
const MAX_TRIES = 300_000;

/** Whether the one player wins by the goals of that player alone, and without royal pieces. */
function isWonByGoals({ rules, seats }: Play): boolean {
  return rules.goals.every(
    ({ kind, players, test }) =>
      kind !== 'count' &&
      (kind !== 'loss' || players.every((player) => player === seats[0])) &&
      !JSON.stringify(test).includes('checkmated'),
  );
}

/** Rules in which one player moves one piece after the other, and a move is all there is to a turn. */
function isPlain(play: Play, { attributes }: ZrfState): boolean {
  const { rules } = play;
  const { options, turnOrder, pieces } = rules;
  const isUsual =
    options.slidingPuzzle === 'off' &&
    options.maximalCaptures === 'off' &&
    !options.recyclePromotions &&
    rules.priorities.length === 0;
  const isAlone = turnOrder.entries.length === 1 && turnOrder.entries[0]?.moveType === -1;
  const hasMoversOnly = pieces.every(({ drops }) => drops.length === 0);
  return (
    isUsual &&
    isAlone &&
    hasMoversOnly &&
    isWonByGoals(play) &&
    attributes.every((bits) => bits === 0) &&
    pieces.every((piece) => piece.attributes === 0)
  );
}

/**
 * Tries every block of the one piece that moves with everything that may stand on the squares that
 * the block depends on, until nothing new can come to stand anywhere. What may stand on one square is
 * taken to be independent of the others: so there are more positions than can really be reached, never
 * fewer.
 */
class Relaxing {
  readonly #machine: Machine;
  readonly #cells: number;
  readonly #possible: Uint8Array;
  readonly #movers: ReadonlySet<number>;
  /** For each square the tasks that depend on it. */
  readonly #tasksOf: readonly Task[][];
  readonly #waiting: Set<Task>;
  readonly #transitions = new Map<string, Transition>();
  #tries = 0;

  constructor(play: Play, state: ZrfState, movers: ReadonlySet<number>, tasks: readonly Task[]) {
    this.#machine = play.machineOf(state);
    this.#cells = play.program.classes.cells.count;
    this.#possible = new Uint8Array(state.cells.length * this.#cells);
    this.#movers = movers;
    this.#tasksOf = state.cells.map((_, square) =>
      tasks.filter(({ squares }) => squares.includes(square)),
    );
    for (const [square, cell] of state.cells.entries()) {
      this.#possible[square * this.#cells + cell] = 1;
    }
    this.#waiting = new Set(tasks);
  }

  run(): Relaxation | undefined {
    // What no block depends on holds something that may stand there, but not the piece that moves.
    for (const square of this.#machine.board.cell.keys()) {
      this.#put(square, this.#contentsOf(square)[0]);
    }
    for (const task of this.#waiting) {
      this.#waiting.delete(task);
      if (!this.#try(task)) return undefined;
    }
    return {
      possible: this.#possible,
      cells: this.#cells,
      transitions: [...this.#transitions.values()],
      movers: this.#movers,
    };
  }

  /** What may stand on a square beside the piece that moves. */
  #contentsOf(square: number): number[] {
    const base = square * this.#cells;
    const all = Array.from({ length: this.#cells }, (_, cell) => cell);
    return all.filter((cell) => this.#possible[base + cell] === 1 && !this.#movers.has(cell));
  }

  /** Makes all moves with all contents that are new; false where there are too many. */
  #try(task: Task): boolean {
    const [square = 0, ...others] = task.squares;
    if (this.#possible[square * this.#cells + task.mover] !== 1) return true;
    let contents: number[][] = [[task.mover]];
    for (const other of others) {
      const options = this.#contentsOf(other);
      contents = contents.flatMap((before) => options.map((cell) => [...before, cell]));
      if (contents.length > MAX_CONTENTS) return false;
    }
    for (const before of contents) {
      const key = before.join();
      if (task.tried.has(key)) continue;
      task.tried.add(key);
      this.#tries += 1;
      if (this.#tries > MAX_TRIES || !this.#make(task.squares, before)) return false;
    }
    return true;
  }

  /** Makes all moves where these squares hold this; false where a move is not of the kind expected. */
  #make(squares: readonly number[], before: readonly number[]): boolean {
    const machine = this.#machine;
    const { cell } = machine.board;
    for (const [index, square] of squares.entries()) this.#put(square, before[index]);
    machine.settle([], [], []);
    const count = machine.count();
    for (let index = 0; index < count; index += 1) {
      const step = machine.step(index);
      const start = [...cell];
      machine.make(step);
      const isFarther = start.some(
        (content, square) => cell[square] !== content && !squares.includes(square),
      );
      const after = squares.map((square) => assertDefined(cell[square]));
      machine.unmake();
      // A move by another block is tried where that one is.
      if (!isFarther && !this.#note({ squares, before, after })) return false;
    }
    for (const square of squares) this.#put(square, this.#contentsOf(square)[0]);
    return true;
  }

  #put(square: number, content = EMPTY): void {
    const { board } = this.#machine;
    if (board.cell[square] !== content) board.set(square, content, 0);
  }

  #note(transition: Transition): boolean {
    const { squares, before, after } = transition;
    if (after.filter((cell) => this.#movers.has(cell)).length !== 1) return false;
    const key = [squares, before, after].join(' ');
    if (this.#transitions.has(key)) return true;
    this.#transitions.set(key, transition);
    for (const [index, square] of squares.entries()) {
      const at = square * this.#cells + assertDefined(after[index]);
      if (this.#possible[at] === 1) continue;
      this.#possible[at] = 1;
      for (const task of assertDefined(this.#tasksOf[square])) this.#waiting.add(task);
    }
    return true;
  }
}

/** The relaxation of a puzzle in which one piece moves all others; undefined for any other rules. */
export function relax(play: Play, state: ZrfState): Relaxation | undefined {
  if (!isPlain(play, state)) return undefined;
  const { rules, program } = play;
  const { player, as } = assertDefined(rules.turnOrder.entries[0]);
  const { cells } = program.classes;
  const types = [...rules.pieces.keys()].filter((type) => rules.pieces[type]?.moves.length !== 0);
  const movers = new Set(types.map((type) => cellOf(cells, type, player)));
  if (state.cells.filter((cell) => movers.has(cell)).length !== 1) return undefined;
  const tasks: Task[] = [];
  for (const type of types) {
    for (const block of assertDefined(rules.pieces[type]).moves) {
      for (const square of state.cells.keys()) {
        const squares = footprintOf(rules, block, square, as);
        if (squares === undefined) return undefined;
        tasks.push({ mover: cellOf(cells, type, player), squares, tried: new Set() });
      }
    }
  }
  return new Relaxing(play, state, movers, tasks).run();
}
