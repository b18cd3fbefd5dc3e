import { assertDefined } from '#core';
import type { ZrfState } from '../../rules/index.ts';
import { Play } from '../../rules/index.ts';
import type { Answer, Solver } from './answer.ts';
import { BidirectionalSearch } from './bidirectional-search.ts';
import { isOfLeaps, LeapSearch } from './leap-search.ts';
import { puzzleOf } from '../model/model.ts';
import type { Metric } from '../space/state-space.ts';
import { TileSearch } from './tile-search.ts';
import { tilePuzzleOf } from '../model/tiles.ts';
import { RulesSearch } from './rules-search.ts';

/** Boards of this many places are searched breadth-first, even with all tiles different. */
export const MAX_BIDIRECTIONAL = 9;

/** Positions that a search may look at before it gives up; most bytes are those of the tables. */
export const SOLVE_LIMITS = {
  /** Positions of blocks, of which ten million take some 300 megabytes. */
  blocks: 50_000_000,
  /** Positions whose distances from the goal are all kept; a million takes some 40 megabytes. */
  distances: 4_000_000,
  /** Steps of tiles tried, which take no memory: a quarter of an hour or so. */
  tiles: 10_000_000_000,
  /** Positions of any other rules. */
  rules: 50_000_000,
  /** Positions of rules in which pieces only leave: 16 bytes each. */
  leaps: 60_000_000,
  /** Bytes that the tables of one search may take: a worker of a page has as many on most machines. */
  memory: 1_000_000_000,
} as const;

/** Whether rules are a puzzle: one player, and no dice. */
export function isPuzzle(play: Play): boolean {
  return play.seats.length === 1 && play.hasNoChance;
}

/** Peg solitaire, or what looked like it and must be searched breadth-first after all. */
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

/** Rules whose positions are distinguished by all of their pieces. */
function exact(play: Play): Play {
  const { rules } = play;
  if (!rules.options.uniqueShapes) return play;
  return new Play({ ...rules, options: { ...rules.options, uniqueShapes: false } });
}

/**
 * A solver for a position of a puzzle. `steps`, `straight` and `moves` differ for blocks only:
 * `isOfBlocks` tells; all other puzzles are counted by the steps of their rules. `most` replaces the
 * limit on positions, `memory` that on bytes.
 */
export function solverOf(
  play: Play,
  state: ZrfState,
  metric: Metric,
  most?: number,
  memory: number = SOLVE_LIMITS.memory,
): { readonly solver: Solver; readonly isOfBlocks: boolean } {
  const { rules } = play;
  const nameOf = (position: number) => assertDefined(rules.board.positions[position]).name;
  const puzzle = state.ending === undefined ? puzzleOf(rules, state.cells) : undefined;
  const tiles = puzzle === undefined ? undefined : tilePuzzleOf(puzzle);
  if (tiles !== undefined && tiles.neighbours.length > MAX_BIDIRECTIONAL) {
    const solver = new TileSearch(tiles, play, most ?? SOLVE_LIMITS.tiles, nameOf);
    return { solver, isOfBlocks: true };
  }
  if (puzzle !== undefined) {
    const limit = most ?? SOLVE_LIMITS.blocks;
    const solver = new BidirectionalSearch(puzzle, metric, limit, nameOf, { memory });
    return { solver, isOfBlocks: true };
  }
  const own = exact(play);
  const inBreadth = () => new RulesSearch(own, state, { most: most ?? SOLVE_LIMITS.rules, memory });
  if (!isOfLeaps(play) || state.ending !== undefined) {
    return { solver: inBreadth(), isOfBlocks: false };
  }
  const leaps = new LeapSearch(own, state, most ?? SOLVE_LIMITS.leaps, memory);
  return { solver: new LeapsFirst(leaps, inBreadth), isOfBlocks: false };
}
