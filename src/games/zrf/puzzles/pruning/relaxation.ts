import { assertDefined } from '#core';
import { cellOf, EMPTY } from '../../rules/index.ts';
import type { Machine, Play, ZrfState } from '../../rules/index.ts';
import { footprintOf } from './footprint.ts';

/** Effect of a move on the few squares it depends on. */
export interface Transition {
  readonly squares: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Possible contents of each square in reachable positions, with every possible move. */
export interface Relaxation {
  /** By square and cell, 1 if the cell may occur there: `square * cells + cell`. */
  readonly possible: Uint8Array;
  readonly cells: number;
  readonly transitions: readonly Transition[];
  /** Possible cell values of the moving piece. */
  readonly movers: ReadonlySet<number>;
}

/** A block of the moving piece on one square. */
interface Task {
  readonly mover: number;
  readonly squares: readonly number[];
  /** Contents already tried. */
  readonly tried: Set<string>;
}

/** Limits on contents per block and on tries in total; rules that exceed them are not analysed. */
const MAX_CONTENTS = 512;
const MAX_TRIES = 300_000;

/** True if the single player wins only by goals of that player, without royal pieces. */
function isWonByGoals({ rules, seats }: Play): boolean {
  return rules.goals.every(
    ({ kind, players, test }) =>
      kind !== 'count' &&
      (kind !== 'loss' || players.every((player) => player === seats[0])) &&
      !JSON.stringify(test).includes('checkmated'),
  );
}

/** True for rules where one player makes one ordinary move per turn. */
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
 * Tries every block of the single moving piece with all possible contents of the squares it depends
 * on, up to a fixed point. Squares are treated as independent, which overestimates the reachable
 * positions and never underestimates them.
 */
class Relaxing {
  readonly #machine: Machine;
  readonly #cells: number;
  readonly #possible: Uint8Array;
  readonly #movers: ReadonlySet<number>;
  /** Tasks that depend on each square. */
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
    // Squares that no block depends on get a possible content, but not the moving piece.
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

  /** Possible contents of a square, without the moving piece. */
  #contentsOf(square: number): number[] {
    const base = square * this.#cells;
    const all = Array.from({ length: this.#cells }, (_, cell) => cell);
    return all.filter((cell) => this.#possible[base + cell] === 1 && !this.#movers.has(cell));
  }

  /** Makes all moves with untried contents; returns false if there are too many. */
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

  /** Makes all moves with these contents; returns false for a move of an unexpected kind. */
  #make(squares: readonly number[], before: readonly number[]): boolean {
    const machine = this.#machine;
    const { cell } = machine.board;
    for (const [index, square] of squares.entries()) this.#put(square, before[index]);
    machine.settle();
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
      // A move by another block belongs to that block's task.
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

/** Relaxation of a puzzle with a single moving piece; undefined for any other rules. */
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
