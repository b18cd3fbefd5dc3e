import { assertDefined } from '#core';
import type { BlockPuzzle } from '../model/model.ts';

/** Maximum number of partly filled boards whose completions are counted. */
const MAX_BOARDS = 300_000;

/** Blocks with the same placements: those that differ only in looks count as one outline. */
interface Outline {
  /** Covered positions by the first of them. */
  readonly covers: ReadonlyMap<number, readonly number[]>;
  /** Blocks by shape; those of one shape are indistinguishable. */
  readonly shapes: readonly (readonly number[])[];
  readonly blocks: number;
}

/** Groups shapes that can cover the same positions. */
function outlinesOf({ shapes }: BlockPuzzle): Outline[] {
  const groups = new Map<string, Outline & { readonly shapes: (readonly number[])[] }>();
  for (const { blocks, covers } of shapes) {
    const sorted = [...covers].sort(([a = 0], [b = 0]) => a - b);
    const key = JSON.stringify(sorted);
    const { shapes: others, blocks: count } = groups.get(key) ?? { shapes: [], blocks: 0 };
    groups.set(key, {
      covers: new Map(sorted.map((cover) => [assertDefined(cover[0]), cover])),
      shapes: [...others, blocks],
      blocks: count + blocks.length,
    });
  }
  return [...groups.values()];
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let factor = 2; factor <= n; factor++) product *= BigInt(factor);
  return product;
}

/** Number of orders of a multiset. */
function ordersOf(counts: readonly number[]): bigint {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((orders, count) => orders / factorial(count), factorial(all));
}

/** Order of a multiset by its number, from 0 to `ordersOf(counts) - 1`. */
function orderAt(counts: readonly number[], rank: bigint): number[] {
  const left = [...counts];
  const length = counts.reduce((sum, count) => sum + count, 0);
  let orders = ordersOf(counts);
  let rest = rank;
  return Array.from({ length }, (_, at) => {
    for (const [kind, count] of left.entries()) {
      const own = (orders * BigInt(count)) / BigInt(length - at);
      if (rest < own) {
        orders = own;
        left[kind] = count - 1;
        return kind;
      }
      rest -= own;
    }
    throw new RangeError(`a multiset has no order ${rank}`);
  });
}

/** Partly filled board: everything before `cell` is decided. */
interface Board {
  readonly cell: number;
  /** Bit i is set if `cell + i` is covered. */
  readonly covered: bigint;
  /** Blocks left to place, by outline. */
  readonly left: readonly number[];
  /** Positions left to leave empty. */
  readonly empty: number;
}

/** Use of a position: the outline of the block that begins there, or -1 for anything else. */
interface Choice<T> {
  readonly outline: number;
  readonly next: T;
}

/** Completions of a partly filled board. */
interface Completions {
  readonly count: bigint;
  readonly choices: readonly Choice<Completions>[];
}

const COMPLETE: Completions = { count: 1n, choices: [] };

class TooManyBoards extends Error {}

/** Lists the completions of boards; equal boards share them. */
class Completer {
  readonly #positions: number;
  readonly #outlines: readonly Outline[];
  readonly #known = new Map<string, Completions>();

  constructor({ positions }: BlockPuzzle, outlines: readonly Outline[]) {
    this.#positions = positions;
    this.#outlines = outlines;
  }

  /** Completions of the empty board. Throws `TooManyBoards`. */
  run(): Completions {
    const area = this.#outlines.reduce((sum, { covers, blocks }) => {
      const [cover = []] = covers.values();
      return sum + blocks * cover.length;
    }, 0);
    const left = this.#outlines.map(({ blocks }) => blocks);
    return this.#complete({ cell: 0, covered: 0n, left, empty: this.#positions - area });
  }

  #complete(board: Board): Completions {
    // All blocks are placed by then, since the positions left empty are counted.
    if (board.cell === this.#positions) return COMPLETE;
    const key = `${board.cell} ${board.covered.toString(36)} ${board.left.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let count = 0n;
    const choices: Choice<Completions>[] = [];
    for (const { outline, next } of this.#choices(board)) {
      const completions = this.#complete(next);
      if (completions.count === 0n) continue;
      choices.push({ outline, next: completions });
      count += completions.count;
    }
    if (this.#known.size >= MAX_BOARDS) throw new TooManyBoards();
    const completions = { count, choices };
    this.#known.set(key, completions);
    return completions;
  }

  *#choices({ cell, covered, left, empty }: Board): Generator<Choice<Board>> {
    const next = { cell: cell + 1, covered: covered >> 1n, left, empty };
    if ((covered & 1n) === 1n) {
      yield { outline: -1, next };
      return;
    }
    if (empty > 0) yield { outline: -1, next: { ...next, empty: empty - 1 } };
    for (const [outline, { covers }] of this.#outlines.entries()) {
      const cover = covers.get(cell);
      const count = left[outline] ?? 0;
      if (cover === undefined || count === 0) continue;
      const own = cover.reduce((bits, position) => bits | (1n << BigInt(position - cell)), 0n);
      if ((own & covered) !== 0n) continue;
      const fewer = left.map((others, at) => (at === outline ? count - 1 : others));
      yield { outline, next: { ...next, covered: (covered | own) >> 1n, left: fewer } };
    }
  }
}

/**
 * All arrangements of a puzzle's blocks that fit on its board, reachable or not, numbered from 0.
 * Indistinguishable blocks count once. Positions are filled in order, and the completions of equal
 * partly filled boards are listed once, which finds any arrangement by its number.
 */
export class Packings {
  readonly count: bigint;
  readonly #outlines: readonly Outline[];
  /** Number of blocks of each shape, by outline, and of ways to choose among the shapes. */
  readonly #shapes: readonly (readonly number[])[];
  readonly #orders: readonly bigint[];
  readonly #completions: Completions;

  private constructor(outlines: readonly Outline[], completions: Completions) {
    this.#outlines = outlines;
    this.#shapes = outlines.map(({ shapes }) => shapes.map((blocks) => blocks.length));
    this.#orders = this.#shapes.map(ordersOf);
    this.#completions = completions;
    this.count = this.#orders.reduce((product, orders) => product * orders, completions.count);
  }

  /** Arrangements of a puzzle; undefined if there are too many partly filled boards. */
  static of(puzzle: BlockPuzzle): Packings | undefined {
    const outlines = outlinesOf(puzzle);
    try {
      return new Packings(outlines, new Completer(puzzle, outlines).run());
    } catch (error) {
      if (error instanceof TooManyBoards) return undefined;
      throw error;
    }
  }

  /** Anchor of each block in an arrangement. */
  anchorsAt(rank: bigint): number[] {
    if (rank < 0n || rank >= this.count) {
      throw new RangeError(`arrangement ${rank} of ${this.count}`);
    }
    let rest = rank;
    const orders = this.#shapes.map((counts, outline) => {
      const all = assertDefined(this.#orders[outline]);
      const own = rest % all;
      rest /= all;
      return orderAt(counts, own);
    });
    const filled = this.#fill(rest);
    const anchors: number[] = [];
    for (const [outline, { shapes }] of this.#outlines.entries()) {
      const used = shapes.map(() => 0);
      for (const [at, shape] of assertDefined(orders[outline]).entries()) {
        const index = assertDefined(used[shape]);
        const block = assertDefined(assertDefined(shapes[shape])[index]);
        used[shape] = index + 1;
        anchors[block] = assertDefined(assertDefined(filled[outline])[at]);
      }
    }
    return anchors;
  }

  /** Anchors by outline, in ascending order. */
  #fill(rank: bigint): number[][] {
    const anchors: number[][] = this.#outlines.map(() => []);
    let rest = rank;
    let completions = this.#completions;
    for (let cell = 0; completions !== COMPLETE; cell++) {
      const { choices } = completions;
      let at = 0;
      while (rest >= assertDefined(choices[at]).next.count) {
        rest -= assertDefined(choices[at]).next.count;
        at += 1;
      }
      const { outline, next } = assertDefined(choices[at]);
      if (outline >= 0) assertDefined(anchors[outline]).push(cell);
      completions = next;
    }
    return anchors;
  }
}
