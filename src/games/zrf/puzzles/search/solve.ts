import { assertDefined } from '#core';
import type { ZrfState } from '../../rules/index.ts';
import { Play } from '../../rules/index.ts';
import type { Answer, Solver } from './answer.ts';
import { BidirectionalSearch } from './bidirectional-search.ts';
import { isOfLeaps, LeapSearch } from './leap-search.ts';
import { puzzleOf } from '../model/model.ts';
import type { BlockPuzzle } from '../model/model.ts';
import type { Metric } from '../space/state-space.ts';
import { TileSearch } from './tile-search.ts';
import { tilePuzzleOf } from '../model/tiles.ts';
import type { TilePuzzle } from '../model/tiles.ts';
import { RulesSearch } from './rules-search.ts';

/** Boards with at most this many places are searched breadth-first, even if all tiles differ. */
export const MAX_BIDIRECTIONAL = 9;

/**
 * Limits at which a search gives up, in positions unless stated otherwise; tables take most of the
 * memory.
 */
export const SOLVE_LIMITS = {
  /** Block puzzles; ten million positions take about 300 megabytes. */
  blocks: 50_000_000,
  /** Tables of distances; a million positions take about 40 megabytes. */
  distances: 4_000_000,
  /** Steps tried in tile puzzles, which need no memory; about a quarter of an hour. */
  tiles: 10_000_000_000,
  /** All other rules. */
  rules: 50_000_000,
  /** Puzzles whose steps only remove pieces; 16 bytes per position. */
  leaps: 60_000_000,
  /** Bytes for the tables of one search; a page's worker has this much on most machines. */
  memory: 1_000_000_000,
} as const;

/** True for a puzzle: one player and no dice. */
export function isPuzzle(play: Play): boolean {
  return play.seats.length === 1 && play.hasNoChance;
}

/** Tiles of a puzzle that is searched in depth, which needs no memory; undefined for any other. */
function deepTilesOf(puzzle: BlockPuzzle): TilePuzzle | undefined {
  const tiles = tilePuzzleOf(puzzle);
  return tiles !== undefined && tiles.neighbours.length > MAX_BIDIRECTIONAL ? tiles : undefined;
}

/** True if a puzzle is searched in depth: many quick steps that need no memory. */
export function isSearchedInDepth(puzzle: BlockPuzzle): boolean {
  return deepTilesOf(puzzle) !== undefined;
}

/** Tries peg solitaire first, then falls back to breadth-first search. */
class LeapsFirst implements Solver {
  readonly #leaps: LeapSearch;
  readonly #other: () => Solver;
  #now: Solver;

  constructor(leaps: LeapSearch, other: () => Solver) {
    this.#leaps = leaps;
    this.#other = other;
    this.#now = leaps;
  }

  get positions(): number {
    return this.#now.positions;
  }

  get depth(): number {
    return this.#now.depth;
  }

  get bytes(): number {
    return this.#now.bytes;
  }

  run(positions: number): Answer | undefined {
    const answer = this.#now.run(positions);
    if (answer === undefined && this.#now === this.#leaps && this.#leaps.isUneven) {
      this.#now = this.#other();
    }
    return answer;
  }
}

/** Rules that distinguish positions by all of their pieces. */
function withDistinctPieces(play: Play): Play {
  const { rules } = play;
  if (!rules.options.uniqueShapes) return play;
  return new Play({ ...rules, options: { ...rules.options, uniqueShapes: false } });
}

/**
 * Solver for a position of a puzzle. The metrics differ only for blocks, as flagged by
 * `isOfBlocks`; other puzzles count steps of their rules. `most` and `memory` override the limits
 * on positions and bytes.
 */
export function solverOf(
  play: Play,
  state: ZrfState,
  metric: Metric,
  maxPositions?: number,
  memory: number = SOLVE_LIMITS.memory,
): { readonly solver: Solver; readonly isOfBlocks: boolean } {
  const { rules } = play;
  const nameOf = (position: number) => assertDefined(rules.board.positions[position]).name;
  const puzzle = state.ending === undefined ? puzzleOf(rules, state.cells) : undefined;
  const tiles = puzzle && deepTilesOf(puzzle);
  if (tiles !== undefined) {
    const solver = new TileSearch(tiles, play, maxPositions ?? SOLVE_LIMITS.tiles, nameOf);
    return { solver, isOfBlocks: true };
  }
  if (puzzle !== undefined) {
    const limit = maxPositions ?? SOLVE_LIMITS.blocks;
    const solver = new BidirectionalSearch(puzzle, metric, limit, nameOf, { memory });
    return { solver, isOfBlocks: true };
  }
  const own = withDistinctPieces(play);
  const inBreadth = () =>
    new RulesSearch(own, state, { most: maxPositions ?? SOLVE_LIMITS.rules, memory });
  if (!isOfLeaps(play) || state.ending !== undefined) {
    return { solver: inBreadth(), isOfBlocks: false };
  }
  const leaps = new LeapSearch(own, state, maxPositions ?? SOLVE_LIMITS.leaps, memory);
  return { solver: new LeapsFirst(leaps, inBreadth), isOfBlocks: false };
}
