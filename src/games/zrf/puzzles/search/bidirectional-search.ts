import { int32At, assertDefined } from '#core';
import type { Answer, SolutionMove, Solver } from './answer.ts';
import { eachGoal } from '../space/goals.ts';
import type { BlockPuzzle } from '../model/model.ts';
import { Numbering } from '../space/numbering.ts';
import { PositionTable } from './position-table.ts';
import { Room } from './room.ts';
import { StateSpace } from '../space/state-space.ts';
import type { Metric } from '../space/state-space.ts';
import { symmetryOf } from '../space/symmetry.ts';

/** Name of a position on the board. */
type NameOf = (position: number) => string;

/** Range of position numbers in the table, end exclusive. */
interface Layer {
  readonly begin: number;
  readonly end: number;
}

/** Positions found from the start, or from the goals. */
class Side {
  /** Positions by their distance in moves, from 0. */
  readonly layers: Layer[] = [];
  positions = 0;

  get last(): Layer {
    return assertDefined(this.layers.at(-1));
  }

  get size(): number {
    const { begin, end } = this.last;
    return end - begin;
  }
}

export interface BidirectionalOptions {
  /** Number of positions at which the search from the goals begins. */
  readonly bothFrom?: number;
  /** Maximum number of block placements for listing the goals, per known position. */
  readonly putShare?: number;
  /** Memory limit in bytes. */
  readonly memory?: number;
  /** True to store only one of two mirror-image positions. */
  readonly usesSymmetry?: boolean;
}

/** Smaller puzzles are solved faster than their goals can be listed. */
const DEFAULT_BOTH_FROM = 1 << 18;
/** Keeps the listing of goals cheap compared with the search. */
const DEFAULT_PLACEMENT_SHARE = 0.25;
/** Growth factor of positions between attempts to list the goals, up to `MAX_PLACEMENTS`. */
const RETRY_FACTOR = 2;
const MAX_PLACEMENTS = 1 << 21;

/**
 * Bidirectional breadth-first search of a block puzzle. In large puzzles with few enough goals, it
 * also searches backwards from all goals, always expanding the side with the smaller layer until
 * both meet. The first meeting gives an optimal solution. No predecessors are stored: moves are
 * reversible, so the solution is reconstructed backwards, layer by layer.
 */
export class BidirectionalSearch implements Solver {
  readonly #numbering: Numbering;
  readonly #space: StateSpace;
  /** Positions of both sides; each layer is a contiguous range. */
  readonly #table: PositionTable;
  readonly #metric: Metric;
  readonly #limit: number;
  readonly #memory: number;
  readonly #room: Room;
  readonly #nameOf: NameOf;
  readonly #forward = new Side();
  readonly #backward = new Side();
  readonly #putShare: number;
  #bothFrom: number;
  /** Side being expanded, the next position to expand, and the end of its layer. */
  #side = this.#forward;
  #at = 0;
  #end = 0;
  /** First position of the new layer. */
  #begin = 0;
  /** Last layer of the other side. */
  #facing: Layer = { begin: 0, end: 0 };
  /** Adjacent positions found from the start and from the goals; equal if no move is needed. */
  #meeting: { readonly before: number; readonly after: number } | undefined;

  constructor(
    puzzle: BlockPuzzle,
    metric: Metric,
    limit: number,
    nameOf: NameOf,
    {
      bothFrom = DEFAULT_BOTH_FROM,
      putShare = DEFAULT_PLACEMENT_SHARE,
      usesSymmetry = true,
      memory = Infinity,
    }: BidirectionalOptions = {},
  ) {
    this.#numbering = new Numbering(puzzle);
    this.#space = new StateSpace(
      this.#numbering,
      usesSymmetry ? symmetryOf(this.#numbering) : undefined,
    );
    this.#table = new PositionTable(this.#space.width);
    this.#metric = metric;
    this.#limit = limit;
    this.#memory = memory;
    this.#room = new Room(this.#table, memory);
    this.#nameOf = nameOf;
    this.#bothFrom = bothFrom;
    this.#putShare = putShare;
    this.#table.add(this.#start(), 0);
    this.#forward.positions = this.#space.weight;
    if (this.#space.isGoal(this.#space.places)) this.#meeting = { before: 0, after: 0 };
  }

  get positions(): number {
    return this.#forward.positions + this.#backward.positions;
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  /** Proven lower bound on the number of moves, minus one. */
  get depth(): number {
    const sides = [this.#forward, this.#backward];
    return sides.reduce((sum, { layers }) => sum + Math.max(0, layers.length - 1), 0);
  }

  run(positions: number): Answer | undefined {
    for (let remaining = positions; remaining > 0 && this.#meeting === undefined; remaining -= 1) {
      if (this.#at === this.#end && !this.#nextLayer()) {
        return { kind: 'unsolvable', positions: this.#forward.positions, reason: 'searched' };
      }
      if (this.positions >= this.#limit) return { kind: 'unknown', positions: this.positions };
      if (!this.#room.isLeft) {
        return { kind: 'unknown', positions: this.positions, memory: this.#memory };
      }
      this.#advance();
      this.#at += 1;
    }
    return this.#meeting === undefined ? undefined : this.#solution(this.#meeting);
  }

  #start(): Int32Array {
    const { blocks } = this.#numbering.puzzle;
    return this.#space.write(blocks.map(({ anchor }) => anchor));
  }

  /** Ends a layer and starts the next; returns false once all reachable positions are known. */
  #nextLayer(): boolean {
    this.#side.layers.push({ begin: this.#begin, end: this.#table.count });
    const [forward, backward] = [this.#forward, this.#backward];
    if (forward.size === 0) return false;
    if (this.#table.count >= this.#bothFrom && backward.layers.length === 0) this.#findGoals();
    const isBack = backward.layers.length > 0 && backward.size > 0 && backward.size < forward.size;
    this.#side = isBack ? backward : forward;
    const other = isBack ? forward : backward;
    this.#facing = other.layers.length === 0 ? { begin: 0, end: 0 } : other.last;
    ({ begin: this.#at, end: this.#end } = this.#side.last);
    this.#begin = this.#table.count;
    return true;
  }

  /** Puts all goals into the backward side's first layer, unless there are too many for now. */
  #findGoals(): void {
    const { count, width } = this.#table;
    const found = new PositionTable(width);
    let positions = 0;
    const limit = Math.min(
      Math.ceil(count * this.#putShare),
      MAX_PLACEMENTS,
      this.#limit - this.positions,
    );
    const isDone = eachGoal(this.#numbering, limit, (places) => {
      if (found.add(this.#space.writePlaces(places), 0)) positions += this.#space.weight;
    });
    if (!isDone) {
      this.#bothFrom = limit < MAX_PLACEMENTS ? this.#bothFrom * RETRY_FACTOR : Infinity;
      return;
    }
    for (let at = 0; at < found.count; at += 1) this.#table.add(found.words, at * width);
    this.#backward.positions = positions;
    this.#backward.layers.push({ begin: count, end: this.#table.count });
  }

  /** Adds the successors of the next position until the sides meet. */
  #advance(): void {
    const space = this.#space;
    const table = this.#table;
    const side = this.#side;
    const { begin, end } = this.#facing;
    space.read(table.words, this.#at * space.width);
    space.expand(this.#metric);
    const { next, nextWeights, nextCount } = space;
    table.prefetch(next, nextCount);
    for (let index = 0; index < nextCount; index += 1) {
      const knownIndex = table.addPrefetched(next, index);
      if (knownIndex < 0) {
        side.positions += int32At(nextWeights, index);
        // Once the goals are in the table, the sides meet through the table.
        if (end > 0 || !this.#leadsToGoal(index)) continue;
        this.#meeting = { before: this.#at, after: table.count - 1 };
        return;
      }
      if (knownIndex < begin || knownIndex >= end) continue;
      const isForward = side === this.#forward;
      this.#meeting = {
        before: isForward ? this.#at : knownIndex,
        after: isForward ? knownIndex : this.#at,
      };
      return;
    }
  }

  #leadsToGoal(index: number): boolean {
    const { places, nextSlots, nextPlaces } = this.#space;
    const slot = int32At(nextSlots, index);
    const place = int32At(places, slot);
    places[slot] = int32At(nextPlaces, index);
    const isGoal = this.#space.isGoal(places);
    places[slot] = place;
    return isGoal;
  }

  #solution({ before, after }: { readonly before: number; readonly after: number }): Answer {
    const there = this.#chain(this.#forward.layers, before).reverse();
    const back = after === before ? [] : this.#chain(this.#backward.layers, after);
    const way = [...there, ...back];
    const moves: SolutionMove[] = [];
    let words = this.#start();
    for (const to of way.slice(1)) {
      const { slot, place } = this.#move(words, to);
      words = this.#space.moved(slot, place);
      moves.push(this.#moveOf(slot, place));
    }
    return { kind: 'solved', optimum: moves.length, positions: this.positions, moves };
  }

  /** Path through all layers, from a position in the last to one in the first. */
  #chain(layers: readonly Layer[], last: number): number[] {
    const chain = [last];
    for (let index = layers.length - 2; index >= 0; index -= 1) {
      chain.push(this.#before(assertDefined(chain.at(-1)), assertDefined(layers[index])));
    }
    return chain;
  }

  /** Position of a layer that is one move from a given position. */
  #before(at: number, { begin, end }: Layer): number {
    const space = this.#space;
    space.read(this.#table.words, at * space.width);
    space.expand(this.#metric);
    for (let index = 0; index < space.nextCount; index += 1) {
      const found = this.#table.find(space.next, index * space.width);
      if (found >= begin && found < end) return found;
    }
    throw new RangeError(`no position from ${begin} to ${end} leads to position ${at}`);
  }

  /** Move from a position to one in the table, or to its mirror image. */
  #move(words: Int32Array, to: number): { readonly slot: number; readonly place: number } {
    const space = this.#space;
    space.read(words, 0);
    space.expand(this.#metric);
    for (let index = 0; index < space.nextCount; index += 1) {
      if (this.#table.find(space.next, index * space.width) !== to) continue;
      return {
        slot: assertDefined(space.nextSlots[index]),
        place: assertDefined(space.nextPlaces[index]),
      };
    }
    throw new RangeError(`no move leads to position ${to}`);
  }

  #moveOf(slot: number, place: number): SolutionMove {
    const space = this.#space;
    const way = space.wayTo(slot, place, this.#metric);
    const names: string[] = [];
    for (const at of way) {
      names.push(this.#nameOf(this.#numbering.anchorOf(at)));
      space.places[slot] = at;
      if (names.length > 1 && space.isGoal(space.places)) break;
    }
    return moveThrough(names);
  }
}

/** Move through positions with these names. */
export function moveThrough(names: readonly string[]): SolutionMove {
  const steps = names.slice(1).map((name, index) => `${assertDefined(names[index])}-${name}`);
  return { text: names.join('-'), steps };
}
