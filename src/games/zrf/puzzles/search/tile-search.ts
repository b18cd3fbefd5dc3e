import { int32At, uint8At, assertDefined } from '#core';
import type { Answer, SolutionMove, Solver } from './answer.ts';
import { moveThrough } from './bidirectional-search.ts';
import { patternDatabases } from './pattern-database.ts';
import type { PatternDatabase } from './pattern-database.ts';
import { isOdd, mirrorOf } from '../model/tiles.ts';
import type { Play } from '../../rules/index.ts';
import type { TilePuzzle } from '../model/tiles.ts';

const NONE = -1;
const MAX_DEPTH = 1024;

/**
 * Solves single-tile puzzles by iterative deepening with the lower bounds of `pattern-database.ts`.
 * Memory use is constant.
 */
export class TileSearch implements Solver {
  positions = 0;
  readonly #puzzle: TilePuzzle;
  readonly #play: Play;
  readonly #maxPositions: number;
  readonly #nameOf: (position: number) => string;
  #databases: readonly PatternDatabase[] = [];
  /** Table of each tile, and its factor there. */
  readonly #tableOf: Int32Array;
  readonly #factorOf: Int32Array;
  /** Tile at each place, or -1, and the index of each table. */
  readonly #tileAt: Int32Array;
  readonly #indexes: Int32Array;
  /** Empty place at each depth, and its next neighbour to try. */
  readonly #blanks = new Int32Array(MAX_DEPTH);
  readonly #tries = new Int32Array(MAX_DEPTH);
  #level = 0;
  #bound = NONE;
  #nextBound = 0;
  /** Mirror image of each place, and the tile that corresponds to each tile there. */
  readonly #mirror: Int32Array;
  readonly #twins: Int32Array;
  /** Table indexes of the mirror image, which may give a higher bound. */
  readonly #mirrored: Int32Array;
  #estimate = 0;
  #mirroredEstimate = 0;

  constructor(
    puzzle: TilePuzzle,
    play: Play,
    maxPositions: number,
    nameOf: (position: number) => string,
  ) {
    this.#puzzle = puzzle;
    this.#play = play;
    this.#maxPositions = maxPositions;
    this.#nameOf = nameOf;
    this.#tileAt = new Int32Array(puzzle.neighbours.length).fill(NONE);
    this.#tableOf = new Int32Array(puzzle.places.length);
    this.#factorOf = new Int32Array(puzzle.places.length);
    this.#indexes = new Int32Array(puzzle.places.length);
    this.#mirrored = new Int32Array(puzzle.places.length);
    this.#mirror = Int32Array.from(mirrorOf(puzzle));
    this.#twins = Int32Array.from(puzzle.targets, (target) =>
      puzzle.targets.indexOf(assertDefined(this.#mirror[target])),
    );
    for (const [tile, place] of puzzle.places.entries()) this.#tileAt[place] = tile;
  }

  get bytes(): number {
    return this.#databases.reduce((sum, { steps }) => sum + steps.length, 0);
  }

  get depth(): number {
    return Math.max(0, this.#bound);
  }

  run(positions: number): Answer | undefined {
    if (this.#bound === NONE) {
      if (isOdd(this.#puzzle)) return { kind: 'unsolvable', positions: 0, reason: 'parity' };
      this.#begin();
    }
    for (let remaining = positions; remaining > 0; remaining -= 1) {
      if (this.#estimate === 0) return this.#solution();
      this.#advance();
    }
    if (this.positions >= this.#maxPositions) return { kind: 'unknown', positions: this.positions };
    return undefined;
  }

  #begin(): void {
    this.#databases = patternDatabases(this.#play, this.#puzzle);
    for (const [table, { tiles, factors }] of this.#databases.entries()) {
      for (const [index, tile] of tiles.entries()) {
        this.#tableOf[tile] = table;
        this.#factorOf[tile] = assertDefined(factors[index]);
      }
    }
    for (const [tile, place] of this.#puzzle.places.entries()) {
      this.#shift(this.#indexes, tile, place);
      this.#shift(
        this.#mirrored,
        assertDefined(this.#twins[tile]),
        assertDefined(this.#mirror[place]),
      );
    }
    for (const [table, { steps }] of this.#databases.entries()) {
      this.#estimate += assertDefined(steps[assertDefined(this.#indexes[table])]);
      this.#mirroredEstimate += assertDefined(steps[assertDefined(this.#mirrored[table])]);
    }
    this.#bound = Math.max(this.#estimate, this.#mirroredEstimate);
    this.#nextBound = Number.MAX_SAFE_INTEGER;
    this.#blanks[0] = this.#puzzle.blank;
    this.#tries[0] = 0;
  }

  /** Tries the next step at the current depth, or backtracks. */
  #advance(): void {
    const level = this.#level;
    const blank = int32At(this.#blanks, level);
    const neighbours = this.#puzzle.neighbours[blank] as readonly number[];
    const index = int32At(this.#tries, level);
    if (index === neighbours.length) {
      this.#goBack();
      return;
    }
    this.#tries[level] = index + 1;
    const from = neighbours[index] as number;
    if (level > 0 && from === this.#blanks[level - 1]) return;
    this.positions += 1;
    this.#move(from, blank);
    const length = level + 1 + Math.max(this.#estimate, this.#mirroredEstimate);
    if (length > this.#bound || level + 2 >= MAX_DEPTH) {
      if (length < this.#nextBound) this.#nextBound = length;
      this.#move(blank, from);
      return;
    }
    this.#level = level + 1;
    this.#blanks[level + 1] = from;
    this.#tries[level + 1] = 0;
  }

  #goBack(): void {
    const level = this.#level;
    if (level === 0) {
      this.#bound = this.#nextBound;
      this.#nextBound = Number.MAX_SAFE_INTEGER;
      this.#tries[0] = 0;
      return;
    }
    this.#level = level - 1;
    this.#move(int32At(this.#blanks, level - 1), int32At(this.#blanks, level));
  }

  /** Moves the tile at a place to the empty place. */
  #move(from: number, to: number): void {
    const tile = int32At(this.#tileAt, from);
    this.#tileAt[to] = tile;
    this.#tileAt[from] = NONE;
    this.#estimate += this.#shift(this.#indexes, tile, to - from);
    const twin = int32At(this.#twins, tile);
    const way = int32At(this.#mirror, to) - int32At(this.#mirror, from);
    this.#mirroredEstimate += this.#shift(this.#mirrored, twin, way);
  }

  /** Moves a tile in its table's index; returns the change of the table's value. */
  #shift(indexes: Int32Array, tile: number, way: number): number {
    const table = int32At(this.#tableOf, tile);
    const { steps } = this.#databases[table] as PatternDatabase;
    const old = int32At(indexes, table);
    const now = old + way * int32At(this.#factorOf, tile);
    indexes[table] = now;
    return uint8At(steps, now) - uint8At(steps, old);
  }

  #solution(): Answer {
    const moves: SolutionMove[] = [];
    for (let level = 1; level <= this.#level; level += 1) {
      const [from, to] = [
        assertDefined(this.#blanks[level]),
        assertDefined(this.#blanks[level - 1]),
      ];
      moves.push(moveThrough([this.#nameOf(from), this.#nameOf(to)]));
    }
    return { kind: 'solved', optimum: moves.length, positions: this.positions, moves };
  }
}
