import { assertDefined } from '#core';
import { arranged, Distances, solverOf } from '../puzzles/index.ts';
import type { Answer, BlockPuzzle, Metric } from '../puzzles/index.ts';
import type { Play, ZrfState } from '../rules/index.ts';

/** Minimum number of moves from a start. `open`: the limit was reached; it needs at least that many. */
export type StartResult =
  | { readonly kind: 'solved'; readonly moves: number }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'open'; readonly moves: number };

/** A puzzle and one of its positions. */
export interface PosedPuzzle {
  readonly play: Play;
  readonly state: ZrfState;
  readonly puzzle: BlockPuzzle;
}

/** Positions searched for a start, by default, before it counts as not solved; a few seconds. */
export const START_LIMITS = {
  /** Up to 60 megabytes. */
  blocks: 2_000_000,
  /** Steps of the search in depth, which needs no memory. */
  tiles: 100_000_000,
} as const;

/** Puzzles with at most this many arrangements get tables of distances, of about 40 megabytes. */
const MAX_TABULATED = 1_000_000;

/** True if the distances of all arrangements of a puzzle fit into memory. */
export function canTabulate(arrangements: number): boolean {
  return arrangements <= MAX_TABULATED;
}

/** Small tables cost more than their positions: only the largest are kept. */
const MAX_TABLES = 32;
/** Positions searched between two slices. */
const SLICE = 20_000;

/**
 * Solves starts of one puzzle. Results do not depend on earlier ones: tables only save time. With
 * `isTabulated`, all positions that can be reached from a start are tabulated, without a limit.
 */
export class StartSolver {
  readonly #posed: PosedPuzzle;
  readonly #metric: Metric;
  readonly #limit: number;
  readonly #isTabulated: boolean;
  #tables: readonly Distances[] = [];

  constructor(posed: PosedPuzzle, metric: Metric, limit: number, isTabulated: boolean) {
    this.#posed = posed;
    this.#metric = metric;
    this.#limit = limit;
    this.#isTabulated = isTabulated;
  }

  /** Solves the arrangement with blocks at these anchors, in slices. */
  *solve(anchors: readonly number[]): Generator<undefined, StartResult> {
    return this.#isTabulated ? yield* this.#lookUp(anchors) : yield* this.#search(anchors);
  }

  *#lookUp(anchors: readonly number[]): Generator<undefined, StartResult> {
    for (const table of this.#tables) {
      const known = resultIn(table, anchors);
      if (known !== undefined) return known;
    }
    const { puzzle } = this.#posed;
    const blocks = puzzle.blocks.map((block, at) => {
      return { ...block, anchor: assertDefined(anchors[at]) };
    });
    const table = new Distances({ ...puzzle, blocks }, this.#metric, Infinity);
    while (table.run(SLICE) === undefined) yield;
    this.#tables = [...this.#tables, table]
      .sort((a, b) => b.positions - a.positions)
      .slice(0, MAX_TABLES);
    return assertDefined(resultIn(table, anchors));
  }

  *#search(anchors: readonly number[]): Generator<undefined, StartResult> {
    const { play, state, puzzle } = this.#posed;
    const start = arranged(state, puzzle, anchors);
    const { solver } = solverOf(play, start, this.#metric, this.#limit);
    let answer: Answer | undefined;
    while (answer === undefined) {
      answer = solver.run(SLICE);
      yield;
    }
    if (answer.kind === 'solved') return { kind: 'solved', moves: answer.optimum };
    return answer.kind === 'unsolvable' ? answer : { kind: 'open', moves: solver.depth };
  }
}

/** Result of a start that a table contains. */
function resultIn(table: Distances, anchors: readonly number[]): StartResult | undefined {
  const distance = table.hint(anchors)?.distance;
  if (distance === undefined) return undefined;
  return distance < 0 ? { kind: 'unsolvable' } : { kind: 'solved', moves: distance };
}
