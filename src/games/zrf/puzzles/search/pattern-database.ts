import { int32At, assertDefined } from '#core';
import type { Play } from '../../rules/index.ts';
import type { TilePuzzle } from '../model/tiles.ts';

/** Entries that a table may have while it is made: tiles and the empty place. */
const MAX_ENTRIES = 17_000_000;
const UNSEEN = 255;

/**
 * A table that says for every arrangement of a few tiles how many steps of these tiles it takes at
 * least to bring them home, whatever the others do. Steps of different tables are steps of different
 * tiles, so that their sums are lower bounds too.
 */
export interface PatternDatabase {
  readonly tiles: readonly number[];
  /** What a tile's place is multiplied by in the index of the table. */
  readonly factors: readonly number[];
  readonly steps: Uint8Array;
}

/** How many tiles a table can be of. */
function sizeFor(places: number): number {
  let size = 1;
  for (let entries = places * places * places; entries <= MAX_ENTRIES; entries *= places) size += 1;
  return size;
}

/** Homes of the fifteen puzzle's tiles in three compact parts; other boards are cut row by row. */
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

/** A stack of numbers that are small enough for one word. */
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
  /** For each arrangement and place of the emptiness whether it was visited. */
  readonly #seen: Uint8Array;
  readonly #steps: Uint8Array;
  readonly #factors: readonly number[];
  /** The tile at each place of the arrangement that is visited, or -1. */
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

  /** Goes back from home, first by steps that are free: those of tiles the table is not about. */
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

  /** All places that the emptiness comes to while the arrangement stays the same. */
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

/** The tables of the puzzle asked for last under each set of rules: to make them takes a second or so. */
const known = new WeakMap<Play, { readonly key: string; readonly tables: PatternDatabase[] }>();

/** The tables of a puzzle, made once for each board and goal of its rules. */
export function patternDatabases(play: Play, puzzle: TilePuzzle): readonly PatternDatabase[] {
  const key = JSON.stringify([puzzle.neighbours, puzzle.targets]);
  const found = known.get(play);
  if (found?.key === key) return found.tables;
  const tables = partsOf(puzzle).map((tiles) => patternOf(puzzle, tiles));
  known.set(play, { key, tables });
  return tables;
}
