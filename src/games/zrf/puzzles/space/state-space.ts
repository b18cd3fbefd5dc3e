import { int32At, assertDefined } from '#core';
import { testOf } from '../model/formula.ts';
import type { Numbering } from './numbering.ts';
import { positionEncoding } from './position-encoding.ts';
import { Reflection } from './reflection.ts';
import type { Symmetry } from './symmetry.ts';
import { PositionWriter } from './position-writer.ts';

/**
 * What counts as one move: a block goes one step; a block goes any distance in one direction; a
 * block goes any way.
 */
export const METRICS = ['steps', 'straight', 'moves'] as const;
export type Metric = (typeof METRICS)[number];

const NEXT_FIRST = 256;

/** Where single steps lead to, placement by placement. */
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

/** For each edge the positions that the block enters by it. */
function needsOf({ from, to }: Edges, covers: Int32Array, words: number): Int32Array {
  return Int32Array.from({ length: to.length * words }, (_, index) => {
    const [edge, word] = [Math.floor(index / words), index % words];
    const left = assertDefined(covers[assertDefined(from[edge]) * words + word]);
    return assertDefined(covers[assertDefined(to[edge]) * words + word]) & ~left;
  });
}

/** For each placement the positions that the block enters by any edge. */
function rimsOf({ from }: Edges, needs: Int32Array, placements: number, words: number): Int32Array {
  const rims = new Int32Array(placements * words);
  for (const [index, need] of needs.entries()) {
    const at = assertDefined(from[Math.floor(index / words)]) * words + (index % words);
    rims[at] = assertDefined(rims[at]) | need;
  }
  return rims;
}

/**
 * The positions of a puzzle and the ways between them. A position is some words (see `encoding.ts`);
 * `read` unfolds one, and `expand` lists those that are one move away.
 *
 * With a symmetry (see `symmetry.ts`) only one of each pair of images is ever listed or written: the
 * one whose words are less. A move of the other is the image of one of its moves.
 */
export class StateSpace {
  readonly width: number;
  /** For each slot the placement of its block. */
  readonly places: Int32Array;
  /** The positions one move away, one after the other, and by which block's arrival where. */
  next = new Int32Array(NEXT_FIRST);
  nextSlots = new Int32Array(NEXT_FIRST);
  nextPlaces = new Int32Array(NEXT_FIRST);
  /** How many positions each of them stands for: 2 where it has an image other than itself. */
  nextWeights = new Int32Array(NEXT_FIRST).fill(1);
  nextCount = 0;
  /** The same of the position that was written last. */
  weight = 1;
  readonly isGoal: (places: Int32Array) => boolean;
  readonly directions: number;
  readonly #numbering: Numbering;
  readonly #own: PositionWriter;
  readonly #reflection: Reflection | undefined;
  /** The placements one step from each, from `#edgeStart[placement]` on, and what must be empty. */
  readonly #edgeStart: Int32Array;
  readonly #edgeTo: Int32Array;
  readonly #edgeNeeds: Int32Array;
  readonly #rims: Int32Array;
  /** `#links[direction * placements + placement]`. */
  readonly #links: Int32Array;
  readonly #placements: number;
  /** Words of the board's bits. */
  readonly #boardWords: number;
  readonly #covers: Int32Array;
  readonly #taken: Int32Array;
  readonly #others: Int32Array;
  /** Slots whose blocks can move at all. */
  readonly #movable: Int32Array;
  /** Placements that a block was seen to reach, and the mark they have then. */
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
    this.#taken = new Int32Array(this.#boardWords);
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

  /** The words of a position, of whose blocks the anchors are given; it is read, too. */
  write(anchors: readonly number[]): Int32Array {
    return this.writePlaces(this.#numbering.placesAt(anchors));
  }

  /** The same for placements by slot, equal blocks in ascending order. */
  writePlaces(places: Int32Array): Int32Array {
    this.places.set(places);
    this.#own.write();
    this.#settle();
    const words = Int32Array.from(this.#own.words);
    this.weight = this.#reflection?.choose(words, 0) ?? 1;
    return words;
  }

  /** The words of the position that was read after a move: itself, even if its image is less. */
  moved(slot: number, to: number): Int32Array {
    const words = new Int32Array(this.width);
    this.#own.writeMoved(words, 0, slot, int32At(this.places, slot), to);
    return words;
  }

  /** Unfolds the position that is written at `at`: where blocks stand. */
  read(words: Int32Array, at: number): void {
    this.#own.read(words, at);
    this.#settle();
  }

  /** Brings everything else in line with where blocks stand now. */
  #settle(): void {
    this.#reflection?.follow();
    const taken = this.#taken;
    const { places } = this;
    const words = this.#boardWords;
    taken.fill(0);
    const count = places.length;
    for (let slot = 0; slot < count; slot += 1) {
      const cover = int32At(places, slot) * words;
      for (let word = 0; word < words; word += 1) {
        taken[word] = int32At(taken, word) | int32At(this.#covers, cover + word);
      }
    }
  }

  /** Lists in `next` what is one move from the position that was read. */
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
        // Most blocks cannot move at all: only for the others it is worth to look farther.
        this.#lift(place);
        if (metric === 'straight') this.#slide(slot, place);
        else this.#roam(slot, place);
        break;
      }
    }
  }

  /** Whether any position is empty that a block would come to by a step. */
  #hasRoom(place: number): boolean {
    const words = this.#boardWords;
    const rims = this.#rims;
    const taken = this.#taken;
    if (words === 1) return (int32At(rims, place) & ~int32At(taken, 0)) !== 0;
    for (let word = 0; word < words; word += 1) {
      if ((int32At(rims, place * words + word) & ~int32At(taken, word)) !== 0) return true;
    }
    return false;
  }

  /** Whether nothing stands where a block would come by a step. */
  #isOpen(edge: number): boolean {
    const words = this.#boardWords;
    const needs = this.#edgeNeeds;
    const taken = this.#taken;
    if (words === 1) return (int32At(needs, edge) & int32At(taken, 0)) === 0;
    for (let word = 0; word < words; word += 1) {
      if ((int32At(needs, edge * words + word) & int32At(taken, word)) !== 0) return false;
    }
    return true;
  }

  /** The board as it is without a block. */
  #lift(place: number): void {
    const words = this.#boardWords;
    for (let word = 0; word < words; word += 1) {
      this.#others[word] = int32At(this.#taken, word) ^ int32At(this.#covers, place * words + word);
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

  /** The step by step way of one block to a placement, in the position that was read. */
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
    throw new RangeError(`no straight way from ${place} to ${to}`);
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
  const made = new Int32Array(array.length * 2);
  made.set(array);
  return made;
}
