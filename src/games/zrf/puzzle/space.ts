import { sure } from '../../../core/index.ts';
import { testOf } from './formula.ts';
import type { BlockPuzzle, Shape } from './model.ts';
import { packingOf } from './packing.ts';
import type { Field, Packing } from './packing.ts';

/**
 * What counts as one move: a block goes one step; a block goes any distance in one direction; a
 * block goes any way.
 */
export const METRICS = ['steps', 'straight', 'moves'] as const;
export type Metric = (typeof METRICS)[number];

const CELLS = 32;
const NEXT_FIRST = 256;

/** Sums before each of some counts. */
function startsOf(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count) - count);
}

/** What stands where in every placement, as bits of the board's positions. */
function coversOf(shapes: readonly Shape[], words: number): Int32Array {
  const covers = shapes.flatMap((shape) => shape.covers);
  const bits = new Int32Array(covers.length * words);
  for (const [placement, cover] of covers.entries()) {
    for (const position of cover) {
      const at = placement * words + Math.floor(position / CELLS);
      bits[at] = sure(bits[at]) | (1 << (position % CELLS));
    }
  }
  return bits;
}

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
      const next = sure(links[direction * placements + placement]);
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
    const left = sure(covers[sure(from[edge]) * words + word]);
    return sure(covers[sure(to[edge]) * words + word]) & ~left;
  });
}

/**
 * The positions of a puzzle and the ways between them. A position is some words (see `packing.ts`);
 * `read` unfolds one, and `expand` lists those that are one move away.
 */
export class Space {
  readonly width: number;
  /** For each slot the placement of its block. */
  readonly places: Int32Array;
  /** The positions one move away, one after the other, and by which block's arrival where. */
  next = new Int32Array(NEXT_FIRST);
  nextSlots = new Int32Array(NEXT_FIRST);
  nextPlaces = new Int32Array(NEXT_FIRST);
  nextCount = 0;
  readonly isGoal: (places: Int32Array) => boolean;
  readonly directions: number;
  readonly #puzzle: BlockPuzzle;
  readonly #packing: Packing;
  readonly #firsts: readonly number[];
  readonly #bases: readonly number[];
  /** The placements one step from each, from `#edgeStart[placement]` on, and what must be empty. */
  readonly #edgeStart: Int32Array;
  readonly #edgeTo: Int32Array;
  readonly #edgeNeeds: Int32Array;
  /** `#links[direction * placements + placement]`. */
  readonly #links: Int32Array;
  readonly #placements: number;
  /** Words of the board's bits. */
  readonly #boardWords: number;
  readonly #covers: Int32Array;
  readonly #taken: Int32Array;
  readonly #others: Int32Array;
  readonly #words: Int32Array;
  readonly #fieldOfSlot: (Field | undefined)[];
  /** Slots whose blocks can move at all. */
  readonly #movable: Int32Array;
  /** Placements that a block was seen to reach, and the mark they have then. */
  readonly #reached: Int32Array;
  readonly #queue: Int32Array;
  #mark = 0;

  constructor(puzzle: BlockPuzzle) {
    const { shapes, positions } = puzzle;
    this.#puzzle = puzzle;
    this.#firsts = startsOf(shapes.map(({ blocks }) => blocks.length));
    this.#bases = startsOf(shapes.map(({ anchors }) => anchors.length));
    this.#packing = packingOf(shapes, this.#firsts, this.#bases);
    this.width = this.#packing.width;
    this.places = new Int32Array(puzzle.blocks.length);
    this.directions = puzzle.differences.length;
    this.#boardWords = Math.max(1, Math.ceil(positions / CELLS));
    this.#covers = coversOf(shapes, this.#boardWords);
    this.#placements = shapes.reduce((sum, { anchors }) => sum + anchors.length, 0);
    this.#links = this.#makeLinks();
    const edges = edgesOf(this.#links, this.directions, this.#placements);
    this.#edgeStart = edges.start;
    this.#edgeTo = edges.to;
    this.#edgeNeeds = needsOf(edges, this.#covers, this.#boardWords);
    this.#taken = new Int32Array(this.#boardWords);
    this.#others = new Int32Array(this.#boardWords);
    this.#words = new Int32Array(this.width);
    this.#fieldOfSlot = Array.from(this.places, (_, slot) =>
      this.#packing.fields.find((field) => field.slot === slot),
    );
    this.#movable = Int32Array.from(
      shapes.flatMap(({ blocks, next }, shape) =>
        next.some((link) => link.some((to) => to >= 0))
          ? [...blocks.keys()].map((index) => sure(this.#firsts[shape]) + index)
          : [],
      ),
    );
    this.#reached = new Int32Array(this.#placements);
    this.#queue = new Int32Array(this.#placements);
    this.isGoal = testOf(
      puzzle.goal,
      (block) => this.slotOf(block),
      (block, anchor) => this.placementOf(block, anchor),
    );
    this.#putFixed();
  }

  #makeLinks(): Int32Array {
    const links = new Int32Array(this.directions * this.#placements).fill(-1);
    for (const [shape, { next }] of this.#puzzle.shapes.entries()) {
      const base = sure(this.#bases[shape]);
      for (const [direction, link] of next.entries()) {
        for (const [from, to] of link.entries()) {
          links[direction * this.#placements + base + from] = to < 0 ? -1 : base + to;
        }
      }
    }
    return links;
  }

  /** Blocks of a shape that fill all its placements stay where they are. */
  #putFixed(): void {
    for (const [shape, { blocks }] of this.#puzzle.shapes.entries()) {
      for (const index of blocks.keys()) {
        this.places[sure(this.#firsts[shape]) + index] = sure(this.#bases[shape]) + index;
      }
    }
  }

  slotOf(block: number): number {
    const shape = this.#puzzle.shapes.findIndex(({ blocks }) => blocks.includes(block));
    return sure(this.#firsts[shape]) + sure(this.#puzzle.shapes[shape]).blocks.indexOf(block);
  }

  /** The placement of a block whose first tile is at an anchor; -1 where it cannot come. */
  placementOf(block: number, anchor: number): number {
    const shape = this.#puzzle.shapes.findIndex(({ blocks }) => blocks.includes(block));
    const index = sure(this.#puzzle.shapes[shape]).anchors.indexOf(anchor);
    return index < 0 ? -1 : sure(this.#bases[shape]) + index;
  }

  /** The positions that are covered by a placement, the anchor first. */
  coverOf(placement: number): readonly number[] {
    const shape = this.#bases.findLastIndex((base) => base <= placement);
    return sure(sure(this.#puzzle.shapes[shape]).covers[placement - sure(this.#bases[shape])]);
  }

  /** The words of a position, of whose blocks the anchors are given. */
  write(anchors: readonly number[]): Int32Array {
    const words = new Int32Array(this.width);
    const { wordOf, bitsOf, fields } = this.#packing;
    for (const [index, { blocks }] of this.#puzzle.shapes.entries()) {
      const first = sure(this.#firsts[index]);
      const own = blocks.map((block) => this.placementOf(block, sure(anchors[block])));
      if (own.includes(-1)) throw new RangeError('a block where it cannot come');
      own.sort((a, b) => a - b);
      for (const [at, placement] of own.entries()) {
        const slot = first + at;
        const field = fields.find((one) => one.slot === slot);
        const word = field?.word ?? sure(wordOf[placement]);
        const bits =
          field === undefined ? sure(bitsOf[placement]) : (placement - field.base) << field.shift;
        words[word] = sure(words[word]) | bits;
      }
    }
    return words;
  }

  /** Unfolds the position that is written at `at`: where blocks stand. */
  read(words: Int32Array, at: number): void {
    const { places } = this;
    const { fields, chunks } = this.#packing;
    for (const { slot, word, shift, mask, base } of fields) {
      places[slot] = base + (((words[at + word] as number) >>> shift) & mask);
    }
    let shape = -1;
    let slot = 0;
    for (const chunk of chunks) {
      if (chunk.shape !== shape) {
        ({ shape } = chunk);
        slot = chunk.first;
      }
      let bits = ((words[at + chunk.word] as number) >>> chunk.shift) & chunk.mask;
      while (bits !== 0) {
        places[slot] = chunk.base + 31 - Math.clz32(bits & -bits);
        slot += 1;
        bits &= bits - 1;
      }
    }
    for (let word = 0; word < this.width; word += 1) {
      this.#words[word] = words[at + word] as number;
    }
    this.#fill();
  }

  #fill(): void {
    const taken = this.#taken;
    const { places } = this;
    const words = this.#boardWords;
    taken.fill(0);
    const count = places.length;
    for (let slot = 0; slot < count; slot += 1) {
      const cover = (places[slot] as number) * words;
      for (let word = 0; word < words; word += 1) {
        taken[word] = (taken[word] as number) | (this.#covers[cover + word] as number);
      }
    }
  }

  /** Lists in `next` what is one move from the position that was read. */
  expand(metric: Metric): void {
    this.nextCount = 0;
    const movable = this.#movable;
    const count = movable.length;
    for (let index = 0; index < count; index += 1) {
      const slot = movable[index] as number;
      const place = this.places[slot] as number;
      const end = this.#edgeStart[place + 1] as number;
      for (let edge = this.#edgeStart[place] as number; edge < end; edge += 1) {
        if (!this.#isOpen(edge)) continue;
        if (metric === 'steps') {
          this.#list(slot, place, this.#edgeTo[edge] as number);
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

  /** Whether nothing stands where a block would come by a step. */
  #isOpen(edge: number): boolean {
    const words = this.#boardWords;
    const needs = this.#edgeNeeds;
    const taken = this.#taken;
    if (words === 1) return ((needs[edge] as number) & (taken[0] as number)) === 0;
    for (let word = 0; word < words; word += 1) {
      if (((needs[edge * words + word] as number) & (taken[word] as number)) !== 0) return false;
    }
    return true;
  }

  /** The board as it is without a block. */
  #lift(place: number): void {
    const words = this.#boardWords;
    for (let word = 0; word < words; word += 1) {
      this.#others[word] =
        (this.#taken[word] as number) ^ (this.#covers[place * words + word] as number);
    }
  }

  #isFree(place: number): boolean {
    const words = this.#boardWords;
    for (let word = 0; word < words; word += 1) {
      const cover = this.#covers[place * words + word] as number;
      if ((cover & (this.#others[word] as number)) !== 0) return false;
    }
    return true;
  }

  #slide(slot: number, place: number): void {
    const { directions } = this;
    for (let direction = 0; direction < directions; direction += 1) {
      const links = direction * this.#placements;
      let to = this.#links[links + place] as number;
      while (to >= 0 && to !== place && this.#isFree(to)) {
        this.#list(slot, place, to);
        to = this.#links[links + to] as number;
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
      const from = this.#queue[begin] as number;
      for (let direction = 0; direction < directions; direction += 1) {
        const to = this.#links[direction * this.#placements + from] as number;
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
    const place = this.places[slot] as number;
    this.#lift(place);
    return metric === 'moves' ? this.#winding(place, to) : this.#straight(place, to);
  }

  #straight(place: number, to: number): readonly number[] {
    for (let direction = 0; direction < this.directions; direction += 1) {
      const way = [place];
      let at = this.#links[direction * this.#placements + place] as number;
      while (at >= 0 && at !== place && this.#isFree(at)) {
        way.push(at);
        if (at === to) return way;
        at = this.#links[direction * this.#placements + at] as number;
      }
    }
    throw new RangeError(`no straight way from ${place} to ${to}`);
  }

  #winding(place: number, to: number): readonly number[] {
    const before = new Map<number, number>([[place, place]]);
    for (const from of before.keys()) {
      for (let direction = 0; direction < this.directions; direction += 1) {
        const at = this.#links[direction * this.#placements + from] as number;
        if (at >= 0 && !before.has(at) && this.#isFree(at)) before.set(at, from);
      }
    }
    const way = [to];
    for (let at = to; at !== place; way.unshift(at)) at = sure(before.get(at));
    return way;
  }

  #list(slot: number, from: number, to: number): void {
    const { width } = this;
    const end = this.nextCount * width;
    if (end + width > this.next.length) this.next = longer(this.next);
    if (this.nextCount === this.nextSlots.length) {
      this.nextSlots = longer(this.nextSlots);
      this.nextPlaces = longer(this.nextPlaces);
    }
    const { next } = this;
    for (let word = 0; word < width; word += 1) next[end + word] = this.#words[word] as number;
    this.nextSlots[this.nextCount] = slot;
    this.nextPlaces[this.nextCount] = to;
    this.nextCount += 1;
    if (this.#packing.orderFirst[slot] !== -1) {
      this.#reorder(end, slot, to);
      return;
    }
    const { wordOf, bitsOf } = this.#packing;
    const [left, entered] = [end + (wordOf[from] as number), end + (wordOf[to] as number)];
    next[left] = (next[left] as number) ^ (bitsOf[from] as number);
    next[entered] = (next[entered] as number) ^ (bitsOf[to] as number);
  }

  /** Fields of equal blocks stay in order: those between the old and the new rank move up. */
  #reorder(end: number, slot: number, to: number): void {
    const { places } = this;
    const first = this.#packing.orderFirst[slot] as number;
    const last = (this.#packing.orderEnd[slot] as number) - 1;
    let rank = slot;
    while (rank < last && (places[rank + 1] as number) < to) {
      this.#put(end, rank, places[rank + 1] as number);
      rank += 1;
    }
    while (rank > first && (places[rank - 1] as number) > to) {
      this.#put(end, rank, places[rank - 1] as number);
      rank -= 1;
    }
    this.#put(end, rank, to);
  }

  #put(end: number, slot: number, place: number): void {
    const { word, shift, mask, base } = sure(this.#fieldOfSlot[slot]);
    const old = (this.next[end + word] as number) & ~(mask << shift);
    this.next[end + word] = old | ((place - base) << shift);
  }
}

function longer(array: Int32Array): Int32Array<ArrayBuffer> {
  const made = new Int32Array(array.length * 2);
  made.set(array);
  return made;
}
