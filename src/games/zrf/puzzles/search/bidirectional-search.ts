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

/** How a position on the board is called. */
type NameOf = (position: number) => string;

/** Positions by their numbers in the table, the end not included. */
interface Layer {
  readonly begin: number;
  readonly end: number;
}

/** What is found from the start on, or from the goals on. */
class Side {
  /** Positions no move away from where it began, one move, two. */
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
  /** From how many positions on the search goes on from the goals as well. */
  readonly bothFrom?: number;
  /** How many blocks may be put down to list the goals, for each position that is known then. */
  readonly putShare?: number;
  /** Bytes that may be used. */
  readonly memory?: number;
  /** Whether one of two positions that are images of one another may stand for both. */
  readonly usesSymmetry?: boolean;
}

/** Smaller puzzles are done before all their goals could be listed. */
const BOTH_FROM = 1 << 18;
/** Little time beside what is spent on the positions. */
const PUT_SHARE = 0.25;
/** It is tried again with so many times more positions, unless the goals are too many in any case. */
const LATER = 2;
const MAX_PUT = 1 << 21;

/**
 * Bidirectional breadth-first search of a puzzle of blocks: all positions after one move, after two, and so on. In
 * large puzzles the same is done from all goals on, where these are not too many: always one layer
 * of that side which has the smaller one to go on from, until both meet. Where they first meet, the
 * way is as short as any. No predecessors are kept: every move can be taken back, so that a way is
 * found again from its end, layer by layer.
 */
export class BidirectionalSearch implements Solver {
  readonly #numbering: Numbering;
  readonly #space: StateSpace;
  /** Both sides number their positions here; those of a layer are in succession. */
  readonly #table: PositionTable;
  readonly #metric: Metric;
  readonly #most: number;
  readonly #memory: number;
  readonly #room: Room;
  readonly #nameOf: NameOf;
  readonly #forward = new Side();
  readonly #backward = new Side();
  readonly #putShare: number;
  #bothFrom: number;
  /** The side that goes on now, the next position it goes on from, and the end of these. */
  #side = this.#forward;
  #at = 0;
  #end = 0;
  /** The first position of the layer that comes to be. */
  #begin = 0;
  /** The last layer of the other side. */
  #facing: Layer = { begin: 0, end: 0 };
  /** Two neighbours, found from the start on and from the goals on; the same where no move is needed. */
  #met: { readonly before: number; readonly after: number } | undefined;

  constructor(
    puzzle: BlockPuzzle,
    metric: Metric,
    most: number,
    nameOf: NameOf,
    {
      bothFrom = BOTH_FROM,
      putShare = PUT_SHARE,
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
    this.#most = most;
    this.#memory = memory;
    this.#room = new Room(this.#table, memory);
    this.#nameOf = nameOf;
    this.#bothFrom = bothFrom;
    this.#putShare = putShare;
    this.#table.add(this.#start(), 0);
    this.#forward.positions = this.#space.weight;
    if (this.#space.isGoal(this.#space.places)) this.#met = { before: 0, after: 0 };
  }

  get positions(): number {
    return this.#forward.positions + this.#backward.positions;
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  /** So many moves are not enough. */
  get depth(): number {
    const sides = [this.#forward, this.#backward];
    return sides.reduce((sum, { layers }) => sum + Math.max(0, layers.length - 1), 0);
  }

  run(positions: number): Answer | undefined {
    for (let left = positions; left > 0 && this.#met === undefined; left -= 1) {
      if (this.#at === this.#end && !this.#nextLayer()) {
        return { kind: 'unsolvable', positions: this.#forward.positions, reason: 'searched' };
      }
      if (this.positions >= this.#most) return { kind: 'unknown', positions: this.positions };
      if (!this.#room.isLeft) {
        return { kind: 'unknown', positions: this.positions, memory: this.#memory };
      }
      this.#advance();
      this.#at += 1;
    }
    return this.#met === undefined ? undefined : this.#solution(this.#met);
  }

  #start(): Int32Array {
    const { blocks } = this.#numbering.puzzle;
    return this.#space.write(blocks.map(({ anchor }) => anchor));
  }

  /** Ends a layer and begins the next; false where all was found that can be reached. */
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

  /** Puts all goals into the first layer of the other side, unless they are too many for now. */
  #findGoals(): void {
    const { count, width } = this.#table;
    const found = new PositionTable(width);
    let positions = 0;
    const most = Math.min(Math.ceil(count * this.#putShare), MAX_PUT, this.#most - this.positions);
    const isDone = eachGoal(this.#numbering, most, (places) => {
      if (found.add(this.#space.writePlaces(places), 0)) positions += this.#space.weight;
    });
    if (!isDone) {
      this.#bothFrom = most < MAX_PUT ? this.#bothFrom * LATER : Infinity;
      return;
    }
    for (let at = 0; at < found.count; at += 1) this.#table.add(found.words, at * width);
    this.#backward.positions = positions;
    this.#backward.layers.push({ begin: count, end: this.#table.count });
  }

  /** Takes in what follows the next position, up to where the sides meet. */
  #advance(): void {
    const space = this.#space;
    const table = this.#table;
    const side = this.#side;
    const { begin, end } = this.#facing;
    space.read(table.words, this.#at * space.width);
    space.expand(this.#metric);
    const { next, nextWeights, nextCount } = space;
    table.foresee(next, nextCount);
    for (let index = 0; index < nextCount; index += 1) {
      const known = table.addForeseen(next, index);
      if (known < 0) {
        side.positions += int32At(nextWeights, index);
        // Once the goals are in the table, they are met there.
        if (end > 0 || !this.#leadsToGoal(index)) continue;
        this.#met = { before: this.#at, after: table.count - 1 };
        return;
      }
      if (known < begin || known >= end) continue;
      const isForward = side === this.#forward;
      this.#met = { before: isForward ? this.#at : known, after: isForward ? known : this.#at };
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
      moves.push(this.#told(slot, place));
    }
    return { kind: 'solved', optimum: moves.length, positions: this.positions, moves };
  }

  /** Positions of all layers, from one of the last to one of the first. */
  #chain(layers: readonly Layer[], last: number): number[] {
    const chain = [last];
    for (let index = layers.length - 2; index >= 0; index -= 1) {
      chain.push(this.#before(assertDefined(chain.at(-1)), assertDefined(layers[index])));
    }
    return chain;
  }

  /** A position of a layer from which one move leads to a position. */
  #before(at: number, { begin, end }: Layer): number {
    const space = this.#space;
    space.read(this.#table.words, at * space.width);
    space.expand(this.#metric);
    for (let index = 0; index < space.nextCount; index += 1) {
      const found = this.#table.find(space.next, index * space.width);
      if (found >= begin && found < end) return found;
    }
    throw new RangeError(`nothing from ${begin} to ${end} leads to position ${at}`);
  }

  /** The move from a position to one of the table, or to its image. */
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

  #told(slot: number, place: number): SolutionMove {
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

/** A move through positions of these names. */
export function moveThrough(names: readonly string[]): SolutionMove {
  const steps = names.slice(1).map((name, index) => `${assertDefined(names[index])}-${name}`);
  return { text: names.join('-'), steps };
}
