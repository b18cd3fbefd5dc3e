import { int32At, assertDefined } from '#core';
import type { Play } from '../../rules/index.ts';
import type { TilePuzzle } from '../model/tiles.ts';

/** Maximum number of table entries during construction, including the empty place. */
const MAX_ENTRIES = 17_000_000;
const UNSEEN = 255;

/**
 * Table of lower bounds: for each arrangement of a few tiles, the minimum number of steps of these
 * tiles to their targets, ignoring all other tiles. Different tables count steps of different
 * tiles, so their sums are also lower bounds.
 */
export interface PatternDatabase {
  readonly tiles: readonly number[];
  /** Weight of each tile's place in the table index. */
  readonly factors: readonly number[];
  readonly steps: Uint8Array;
}

/** Maximum number of tiles in a table. */
function sizeFor(places: number): number {
  let size = 1;
  for (let entries = places * places * places; entries <= MAX_ENTRIES; entries *= places) size += 1;
  return size;
}

/** Targets of the fifteen puzzle's tiles in three compact parts; other boards are split by rows. */
const PARTS_OF_16 = [
  [0, 1, 2, 4, 5],
  [3, 6, 7, 10, 11],
  [8, 9, 12, 13, 14, 15],
];

function partsOf({ targets, neighbours }: TilePuzzle): number[][] {
  const count = neighbours.length;
  const size = sizeFor(count);
  const places = Array.from({ length: count }, (_, place) => place);
  const cut = Array.from({ length: Math.ceil(count / size) }, (_, part) =>
    places.slice(part * size, (part + 1) * size),
  );
  const toTiles = (part: readonly number[]) =>
    part.map((place) => targets.indexOf(place)).filter((tile) => tile >= 0);
  const compact = PARTS_OF_16.map(toTiles);
  const isCompact = count === 16 && compact.every((tiles) => tiles.length <= size);
  return (isCompact ? compact : cut.map(toTiles)).filter((tiles) => tiles.length > 0);
}

/** A growable stack of 32-bit integers. */
class Stack {
  #words = new Int32Array(1 << 16);
  count = 0;

  push(word: number): void {
    if (this.count === this.#words.length) {
      const longer = new Int32Array(this.#words.length * 2);
      longer.set(this.#words);
      this.#words = longer;
    }
    this.#words[this.count] = word;
    this.count += 1;
  }

  pop(): number {
    this.count -= 1;
    return int32At(this.#words, this.count);
  }
}

class Spread {
  readonly #places: number;
  readonly #neighbours: readonly (readonly number[])[];
  readonly #count: number;
  /** Visited flags by arrangement and empty place. */
  readonly #seen: Uint8Array;
  readonly #steps: Uint8Array;
  readonly #factors: readonly number[];
  /** Tile at each place of the current arrangement, or -1. */
  readonly #tileAt: Int32Array;
  #now = new Stack();
  #later = new Stack();

  constructor({ neighbours }: TilePuzzle, tiles: number, factors: readonly number[]) {
    this.#places = neighbours.length;
    this.#neighbours = neighbours;
    this.#count = tiles;
    this.#factors = factors;
    const entries = assertDefined(factors[0]) * this.#places;
    this.#steps = new Uint8Array(entries).fill(UNSEEN);
    this.#seen = new Uint8Array(entries * this.#places);
    this.#tileAt = new Int32Array(this.#places).fill(-1);
  }

  /**
   * Breadth-first search backwards from the goal; steps of tiles outside the table cost nothing.
   */
  run(home: number, blank: number): Uint8Array {
    this.#now.push(home * this.#places + blank);
    for (let steps = 0; this.#now.count > 0; steps += 1) {
      while (this.#now.count > 0) {
        const key = this.#now.pop();
        if (this.#seen[key] === 1) continue;
        this.#flood(key, steps);
      }
      [this.#now, this.#later] = [this.#later, this.#now];
    }
    return this.#steps;
  }

  /** Visits all places the empty square can reach within one arrangement. */
  #flood(key: number, steps: number): void {
    const places = this.#places;
    const index = Math.floor(key / places);
    if (this.#steps[index] === UNSEEN) this.#steps[index] = steps;
    this.#put(index, true);
    const begin = this.#now.count;
    this.#now.push(key);
    while (this.#now.count > begin) {
      const at = this.#now.pop();
      if (this.#seen[at] === 1) continue;
      this.#seen[at] = 1;
      const blank = at - index * places;
      for (const next of this.#neighbours[blank] as readonly number[]) {
        const tile = int32At(this.#tileAt, next);
        if (tile < 0) {
          const free = index * places + next;
          if (this.#seen[free] === 0) this.#now.push(free);
          continue;
        }
        const moved = index + (blank - next) * (this.#factors[tile] as number);
        const further = moved * places + next;
        if (this.#seen[further] === 0) this.#later.push(further);
      }
    }
    this.#put(index, false);
  }

  #put(index: number, isThere: boolean): void {
    let rest = index;
    for (let tile = this.#count - 1; tile >= 0; tile -= 1) {
      const left = Math.floor(rest / this.#places);
      this.#tileAt[rest - left * this.#places] = isThere ? tile : -1;
      rest = left;
    }
  }
}

function patternOf(puzzle: TilePuzzle, tiles: readonly number[]): PatternDatabase {
  const count = puzzle.neighbours.length;
  const factors = tiles.map(() => 1);
  for (let tile = tiles.length - 2; tile >= 0; tile -= 1) {
    factors[tile] = assertDefined(factors[tile + 1]) * count;
  }
  const home = tiles.reduce(
    (sum, tile, index) => sum + assertDefined(puzzle.targets[tile]) * assertDefined(factors[index]),
    0,
  );
  const spread = new Spread(puzzle, tiles.length, factors);
  return { tiles, factors, steps: spread.run(home, puzzle.blankTarget) };
}

/** Last tables used per set of rules, since building them takes about a second. */
const cache = new WeakMap<Play, { readonly key: string; readonly tables: PatternDatabase[] }>();

/** Tables of a puzzle, cached by board and goal. */
export function patternDatabases(play: Play, puzzle: TilePuzzle): readonly PatternDatabase[] {
  const key = JSON.stringify([puzzle.neighbours, puzzle.targets]);
  const found = cache.get(play);
  if (found?.key === key) return found.tables;
  const tables = partsOf(puzzle).map((tiles) => patternOf(puzzle, tiles));
  cache.set(play, { key, tables });
  return tables;
}
