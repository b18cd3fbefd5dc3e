import { int32At, assertDefined } from '#core';
import { testOf } from '../model/formula.ts';
import type { Numbering } from './numbering.ts';
import { positionEncoding } from './position-encoding.ts';
import { Reflection } from './reflection.ts';
import type { Symmetry } from './symmetry.ts';
import { PositionWriter } from './position-writer.ts';

/** Units for counting moves: one step; any distance in one direction; any path of one block. */
export const METRICS = ['steps', 'straight', 'moves'] as const;
export type Metric = (typeof METRICS)[number];

const NEXT_FIRST = 256;

/** Single steps from each placement. */
interface Edges {
  readonly start: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

function edgesOf(links: Int32Array, directions: number, placements: number): Edges {
  const start = new Int32Array(placements + 1);
  const from: number[] = [];
  const to: number[] = [];
  for (let placement = 0; placement < placements; placement += 1) {
    for (let direction = 0; direction < directions; direction += 1) {
      const next = assertDefined(links[direction * placements + placement]);
      if (next < 0) continue;
      from.push(placement);
      to.push(next);
    }
    start[placement + 1] = to.length;
  }
  return { start, from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** Positions newly entered along each edge. */
function needsOf({ from, to }: Edges, covers: Int32Array, words: number): Int32Array {
  return Int32Array.from({ length: to.length * words }, (_, index) => {
    const [edge, word] = [Math.floor(index / words), index % words];
    const left = assertDefined(covers[assertDefined(from[edge]) * words + word]);
    return assertDefined(covers[assertDefined(to[edge]) * words + word]) & ~left;
  });
}

/** Positions newly entered along any edge of each placement. */
function rimsOf({ from }: Edges, needs: Int32Array, placements: number, words: number): Int32Array {
  const rims = new Int32Array(placements * words);
  for (const [index, need] of needs.entries()) {
    const at = assertDefined(from[Math.floor(index / words)]) * words + (index % words);
    rims[at] = assertDefined(rims[at]) | need;
  }
  return rims;
}

/**
 * Positions of a puzzle and the moves between them. A position is a few words (see `encoding.ts`);
 * `read` decodes one, and `expand` lists the positions one move away.
 *
 * With a symmetry (see `symmetry.ts`), only the lesser of each pair of mirror images is listed or
 * written. Moves of the other are images of its moves.
 */
export class StateSpace {
  readonly width: number;
  /** Placement of each slot's block. */
  readonly places: Int32Array;
  /** Positions one move away, stored consecutively, with the moved slot and its new placement. */
  next = new Int32Array(NEXT_FIRST);
  nextSlots = new Int32Array(NEXT_FIRST);
  nextPlaces = new Int32Array(NEXT_FIRST);
  /** Number of positions that each represents: 2 if its image differs. */
  nextWeights = new Int32Array(NEXT_FIRST).fill(1);
  nextCount = 0;
  /** Same for the position written last. */
  weight = 1;
  readonly isGoal: (places: Int32Array) => boolean;
  readonly directions: number;
  readonly #numbering: Numbering;
  readonly #own: PositionWriter;
  readonly #reflection: Reflection | undefined;
  /**
   * Placements one step away, starting at `#edgeStart[placement]`, and the positions that must be
   * empty.
   */
  readonly #edgeStart: Int32Array;
  readonly #edgeTo: Int32Array;
  readonly #edgeNeeds: Int32Array;
  readonly #rims: Int32Array;
  /** Index: `#links[direction * placements + placement]`. */
  readonly #links: Int32Array;
  readonly #placements: number;
  /** Words per board. */
  readonly #boardWords: number;
  readonly #covers: Int32Array;
  readonly #occupied: Int32Array;
  readonly #others: Int32Array;
  /** Slots of movable blocks. */
  readonly #movable: Int32Array;
  /** Marks of reached placements, and the current mark. */
  readonly #reached: Int32Array;
  readonly #queue: Int32Array;
  #mark = 0;

  constructor(numbering: Numbering, symmetry?: Symmetry) {
    const { puzzle, firsts } = numbering;
    const encoding = positionEncoding(numbering);
    this.#numbering = numbering;
    this.width = encoding.width;
    this.#own = new PositionWriter(
      encoding,
      numbering.placesAt(puzzle.blocks.map(({ anchor }) => anchor)),
    );
    this.places = this.#own.places;
    this.#reflection = symmetry && new Reflection(encoding, this.#own, symmetry);
    this.directions = puzzle.differences.length;
    this.#boardWords = numbering.boardWords;
    this.#covers = numbering.covers;
    this.#placements = numbering.placements;
    this.#links = Int32Array.from(numbering.links.flatMap((link) => [...link]));
    const edges = edgesOf(this.#links, this.directions, this.#placements);
    this.#edgeStart = edges.start;
    this.#edgeTo = edges.to;
    this.#edgeNeeds = needsOf(edges, this.#covers, this.#boardWords);
    this.#rims = rimsOf(edges, this.#edgeNeeds, this.#placements, this.#boardWords);
    this.#occupied = new Int32Array(this.#boardWords);
    this.#others = new Int32Array(this.#boardWords);
    this.#movable = Int32Array.from(
      puzzle.shapes.flatMap(({ blocks, next }, shape) =>
        next.some((link) => link.some((to) => to >= 0))
          ? [...blocks.keys()].map((index) => assertDefined(firsts[shape]) + index)
          : [],
      ),
    );
    this.#reached = new Int32Array(this.#placements);
    this.#queue = new Int32Array(this.#placements);
    this.isGoal = testOf(
      puzzle.goal,
      (block) => numbering.slotOf(block),
      (block, anchor) => numbering.placementOf(block, anchor),
    );
  }

  /** Encodes a position from its anchors and reads it. */
  write(anchors: readonly number[]): Int32Array {
    return this.writePlaces(this.#numbering.placesAt(anchors));
  }

  /**
   * Encodes a position from placements by slot and reads it; equal blocks must be in ascending
   * order.
   */
  writePlaces(places: Int32Array): Int32Array {
    this.places.set(places);
    this.#own.write();
    this.#settle();
    const words = Int32Array.from(this.#own.words);
    this.weight = this.#reflection?.choose(words, 0) ?? 1;
    return words;
  }

  /** Words of the current position after a move, without replacing it by its image. */
  moved(slot: number, to: number): Int32Array {
    const words = new Int32Array(this.width);
    this.#own.writeMoved(words, 0, slot, int32At(this.places, slot), to);
    return words;
  }

  /** Decodes the position at `at`. */
  read(words: Int32Array, at: number): void {
    this.#own.read(words, at);
    this.#settle();
  }

  /** Updates all derived data to the current places. */
  #settle(): void {
    this.#reflection?.follow();
    const occupied = this.#occupied;
    const { places } = this;
    const words = this.#boardWords;
    occupied.fill(0);
    const count = places.length;
    for (let slot = 0; slot < count; slot += 1) {
      const cover = int32At(places, slot) * words;
      for (let word = 0; word < words; word += 1) {
        occupied[word] = int32At(occupied, word) | int32At(this.#covers, cover + word);
      }
    }
  }

  /** Lists in `next` the positions one move from the current one. */
  expand(metric: Metric): void {
    this.nextCount = 0;
    const { places } = this;
    const movable = this.#movable;
    const edgeStart = this.#edgeStart;
    const count = movable.length;
    for (let index = 0; index < count; index += 1) {
      const slot = int32At(movable, index);
      const place = int32At(places, slot);
      if (!this.#hasRoom(place)) continue;
      const end = int32At(edgeStart, place + 1);
      for (let edge = int32At(edgeStart, place); edge < end; edge += 1) {
        if (!this.#isOpen(edge)) continue;
        if (metric === 'steps') {
          this.#list(slot, place, int32At(this.#edgeTo, edge));
          continue;
        }
        // Most blocks cannot move, so the full search runs only for the others.
        this.#lift(place);
        if (metric === 'straight') this.#slide(slot, place);
        else this.#roam(slot, place);
        break;
      }
    }
  }

  /** True if any position that a step of the block could enter is empty. */
  #hasRoom(place: number): boolean {
    const words = this.#boardWords;
    const rims = this.#rims;
    const occupied = this.#occupied;
    if (words === 1) return (int32At(rims, place) & ~int32At(occupied, 0)) !== 0;
    for (let word = 0; word < words; word += 1) {
      if ((int32At(rims, place * words + word) & ~int32At(occupied, word)) !== 0) return true;
    }
    return false;
  }

  /** True if all positions entered along an edge are empty. */
  #isOpen(edge: number): boolean {
    const words = this.#boardWords;
    const needs = this.#edgeNeeds;
    const occupied = this.#occupied;
    if (words === 1) return (int32At(needs, edge) & int32At(occupied, 0)) === 0;
    for (let word = 0; word < words; word += 1) {
      if ((int32At(needs, edge * words + word) & int32At(occupied, word)) !== 0) return false;
    }
    return true;
  }

  /** Removes a block from the board. */
  #lift(place: number): void {
    const words = this.#boardWords;
    for (let word = 0; word < words; word += 1) {
      this.#others[word] =
        int32At(this.#occupied, word) ^ int32At(this.#covers, place * words + word);
    }
  }

  #isFree(place: number): boolean {
    const words = this.#boardWords;
    for (let word = 0; word < words; word += 1) {
      const cover = int32At(this.#covers, place * words + word);
      if ((cover & int32At(this.#others, word)) !== 0) return false;
    }
    return true;
  }

  #slide(slot: number, place: number): void {
    const { directions } = this;
    for (let direction = 0; direction < directions; direction += 1) {
      const links = direction * this.#placements;
      let to = int32At(this.#links, links + place);
      while (to >= 0 && to !== place && this.#isFree(to)) {
        this.#list(slot, place, to);
        to = int32At(this.#links, links + to);
      }
    }
  }

  #roam(slot: number, place: number): void {
    const { directions } = this;
    this.#mark += 1;
    this.#reached[place] = this.#mark;
    this.#queue[0] = place;
    let end = 1;
    for (let begin = 0; begin < end; begin += 1) {
      const from = int32At(this.#queue, begin);
      for (let direction = 0; direction < directions; direction += 1) {
        const to = int32At(this.#links, direction * this.#placements + from);
        if (to < 0 || this.#reached[to] === this.#mark || !this.#isFree(to)) continue;
        this.#reached[to] = this.#mark;
        this.#queue[end] = to;
        end += 1;
        this.#list(slot, place, to);
      }
    }
  }

  /** Path of single steps of a block to a placement in the current position. */
  wayTo(slot: number, to: number, metric: Metric): readonly number[] {
    const place = int32At(this.places, slot);
    this.#lift(place);
    return metric === 'moves' ? this.#winding(place, to) : this.#straight(place, to);
  }

  #straight(place: number, to: number): readonly number[] {
    for (let direction = 0; direction < this.directions; direction += 1) {
      const way = [place];
      let at = int32At(this.#links, direction * this.#placements + place);
      while (at >= 0 && at !== place && this.#isFree(at)) {
        way.push(at);
        if (at === to) return way;
        at = int32At(this.#links, direction * this.#placements + at);
      }
    }
    throw new RangeError(`no straight path from ${place} to ${to}`);
  }

  #winding(place: number, to: number): readonly number[] {
    const before = new Map<number, number>([[place, place]]);
    for (const from of before.keys()) {
      for (let direction = 0; direction < this.directions; direction += 1) {
        const at = int32At(this.#links, direction * this.#placements + from);
        if (at >= 0 && !before.has(at) && this.#isFree(at)) before.set(at, from);
      }
    }
    const way = [to];
    for (let at = to; at !== place; way.unshift(at)) at = assertDefined(before.get(at));
    return way;
  }

  #list(slot: number, from: number, to: number): void {
    const { width, nextCount } = this;
    const end = nextCount * width;
    if (end + width > this.next.length) this.next = longer(this.next);
    if (nextCount === this.nextSlots.length) {
      this.nextSlots = longer(this.nextSlots);
      this.nextPlaces = longer(this.nextPlaces);
      this.nextWeights = longer(this.nextWeights).fill(1, nextCount);
    }
    this.nextSlots[nextCount] = slot;
    this.nextPlaces[nextCount] = to;
    this.nextCount = nextCount + 1;
    this.#own.writeMoved(this.next, end, slot, from, to);
    if (this.#reflection === undefined) return;
    this.nextWeights[nextCount] = this.#reflection.chooseMoved(this.next, end, slot, from, to);
  }
}

function longer(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
