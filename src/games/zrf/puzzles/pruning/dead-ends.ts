import { int32At, uint8At } from '#core';
import type { Play, ZrfState } from '../../rules/index.ts';
import { relax } from './relaxation.ts';
import type { Relaxation, Transition } from './relaxation.ts';
import { boxesOf } from './tokens.ts';
import type { Boxes } from './tokens.ts';

/**
 * Detects positions of a push puzzle from which the goal is unreachable.
 *
 * Boxes are pieces that only the moving piece can displace, that never increase in number, and
 * whose final squares or types the goal specifies. The rules are analysed by trying every move with
 * every possible content of the few squares it depends on.
 *
 * A square is dead for a box if no sequence of pushes from there reaches the goal, regardless of
 * other pieces. Boxes are frozen if each can only be pushed after another one of them has moved.
 * Both tests are conservative: no solvable position is rejected.
 */
export class DeadEnds {
  readonly possible: Uint8Array;
  readonly #cells: number;
  readonly #boxes: readonly Kind[];

  private constructor(relaxation: Relaxation, boxes: readonly Kind[]) {
    this.possible = relaxation.possible;
    this.#cells = relaxation.cells;
    this.#boxes = boxes;
  }

  /** Undefined if the rules are of another kind or too large to analyse. */
  static of(play: Play, state: ZrfState): DeadEnds | undefined {
    const relaxation = relax(play, state);
    if (relaxation === undefined) return undefined;
    const boxes = boxesOf(play, state.cells, relaxation);
    if (boxes.length === 0) return undefined;
    const kinds = boxes.map((one) => new Kind(relaxation, one));
    return new DeadEnds(relaxation, kinds);
  }

  /** True if the goal is unreachable from these cells. */
  isDead(cells: Int32Array): boolean {
    return this.#boxes.some((kind) => kind.isDead(cells));
  }

  /** Number of squares that are dead for some box. */
  get squares(): number {
    const dead = new Set(this.#boxes.flatMap((kind) => kind.deadSquares(this.#cells)));
    return dead.size;
  }
}

/** One set of cell values that count as boxes. */
class Kind {
  readonly #cells: number;
  readonly #isToken: Uint8Array;
  readonly #allowed: Uint8Array;
  /** By square and cell: 1 if a box there is lost. */
  readonly #lost: Uint8Array;
  /**
   * By square and box, the pushes that move it. Each is a list of pairs: a square, and the box
   * required there or -1.
   */
  readonly #pushes: readonly (readonly Int32Array[])[];
  readonly #squares: number[] = [];
  readonly #isFree: Uint8Array;

  constructor({ possible, cells, transitions }: Relaxation, { tokens, allowed }: Boxes) {
    this.#cells = cells;
    this.#allowed = allowed;
    this.#isToken = Uint8Array.from({ length: cells }, (_, cell) => (tokens.has(cell) ? 1 : 0));
    this.#isFree = new Uint8Array(possible.length / cells);
    this.#lost = this.#findLost(possible, transitions);
    this.#pushes = this.#findPushes(possible.length, transitions);
  }

  deadSquares(cells: number): number[] {
    return [...this.#lost.keys()]
      .filter((at) => this.#lost[at] === 1)
      .map((at) => Math.floor(at / cells));
  }

  /** Finds lost boxes by backward search from the goal. */
  #findLost(possible: Uint8Array, transitions: readonly Transition[]): Uint8Array {
    const lost = possible.map((one, at) => one & uint8At(this.#isToken, at % this.#cells));
    const from = new Map<number, Set<number>>();
    const saved: number[] = [];
    const save = (at: number) => {
      if (lost[at] !== 1) return;
      lost[at] = 0;
      saved.push(at);
    };
    for (const transition of transitions) {
      const { left, come } = this.#changed(transition);
      for (const end of come) from.set(end, new Set([...(from.get(end) ?? []), ...left]));
      // A removed box has no requirements.
      if (come.length < left.length) left.forEach(save);
    }
    for (const at of lost.keys()) if (this.#allowed[at] === 1) save(at);
    for (let at = saved.pop(); at !== undefined; at = saved.pop()) {
      for (const start of from.get(at) ?? []) save(start);
    }
    return lost;
  }

  /** Boxes that leave or change, and the resulting boxes. */
  #changed({ squares, before, after }: Transition): { left: number[]; come: number[] } {
    const left: number[] = [];
    const come: number[] = [];
    for (const [index, square] of squares.entries()) {
      const [old, now] = [before[index] as number, after[index] as number];
      if (old === now) continue;
      if (this.#isToken[old] === 1) left.push(square * this.#cells + old);
      if (this.#isToken[now] === 1) come.push(square * this.#cells + now);
    }
    return { left, come };
  }

  #findPushes(
    size: number,
    transitions: readonly Transition[],
  ): readonly (readonly Int32Array[])[] {
    const pushes = new Array<Map<string, Int32Array> | undefined>(size);
    for (const transition of transitions) {
      const { left, come } = this.#changed(transition);
      // A solution never makes a move that loses a box.
      if (come.some((at) => this.#lost[at] === 1)) continue;
      const { squares, before } = transition;
      for (const at of left) {
        const needs = squares.flatMap((square, index) => {
          const cell = before[index] as number;
          if (square * this.#cells + cell === at) return [];
          return [square, this.#isToken[cell] === 1 ? cell : -1];
        });
        const requirements = pushes[at] ?? new Map<string, Int32Array>();
        requirements.set(needs.join(), Int32Array.from(needs));
        pushes[at] = requirements;
      }
    }
    return Array.from({ length: size }, (_, at) => [...(pushes[at]?.values() ?? [])]);
  }

  isDead(cells: Int32Array): boolean {
    const squares = this.#squares;
    squares.length = 0;
    for (let square = 0; square < cells.length; square += 1) {
      const cell = int32At(cells, square);
      if (this.#isToken[cell] !== 1) continue;
      if (this.#lost[square * this.#cells + cell] === 1) return true;
      squares.push(square);
    }
    return this.#isFrozen(cells);
  }

  /** True if boxes outside their goals block one another permanently. */
  #isFrozen(cells: Int32Array): boolean {
    const isFree = this.#isFree;
    for (const square of this.#squares) isFree[square] = 0;
    for (let hasMore = true; hasMore;) {
      hasMore = false;
      for (const square of this.#squares) {
        if (isFree[square] === 1 || !this.#canMove(square, cells)) continue;
        isFree[square] = 1;
        hasMore = true;
      }
    }
    return this.#squares.some((square) => {
      const at = square * this.#cells + int32At(cells, square);
      return isFree[square] === 0 && this.#allowed[at] !== 1;
    });
  }

  /** True if a box can be pushed while all boxes not marked free stay in place. */
  #canMove(square: number, cells: Int32Array): boolean {
    const pushes = this.#pushes[square * this.#cells + int32At(cells, square)] ?? [];
    for (const needs of pushes) {
      let isPossible = true;
      for (let index = 0; index < needs.length && isPossible; index += 2) {
        const other = int32At(needs, index);
        const cell = int32At(cells, other);
        const isFixed = this.#isToken[cell] === 1 && this.#isFree[other] === 0;
        isPossible = !isFixed || needs[index + 1] === cell;
      }
      if (isPossible) return true;
    }
    return false;
  }
}
