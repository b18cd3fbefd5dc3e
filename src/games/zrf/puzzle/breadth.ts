import { sure } from '../../../core/index.ts';
import type { Answer, SolutionMove, Solver } from './answer.ts';
import type { BlockPuzzle } from './model.ts';
import { PositionTable } from './position-table.ts';
import { Space } from './space.ts';
import type { Metric } from './space.ts';

/** How a position on the board is called. */
type NameOf = (position: number) => string;

/**
 * Searches a puzzle of blocks in breadth: all positions after one move, after two, and so on. The
 * first solution is as short as any. No predecessors are kept: every move can be taken back, so that
 * a way is found again from its end, layer by layer.
 */
export class BreadthSearch implements Solver {
  readonly #space: Space;
  readonly #table: PositionTable;
  readonly #metric: Metric;
  readonly #most: number;
  readonly #nameOf: NameOf;
  /** The first position of each layer. */
  readonly #layers: number[] = [0];
  #at = 0;
  #end = 1;
  #goal = -1;

  constructor(puzzle: BlockPuzzle, metric: Metric, most: number, nameOf: NameOf) {
    this.#space = new Space(puzzle);
    this.#table = new PositionTable(this.#space.width);
    this.#metric = metric;
    this.#most = most;
    this.#nameOf = nameOf;
    this.#table.add(this.#space.write(puzzle.blocks.map(({ anchor }) => anchor)), 0);
    this.#space.read(this.#table.words, 0);
    if (this.#space.isGoal(this.#space.places)) this.#goal = 0;
  }

  get positions(): number {
    return this.#table.count;
  }

  get depth(): number {
    return this.#layers.length - 1;
  }

  run(positions: number): Answer | undefined {
    const stop = Math.min(this.#at + positions, Number.MAX_SAFE_INTEGER);
    while (this.#goal < 0 && this.#at < stop) {
      if (this.#at === this.#end) {
        if (this.#table.count === this.#end) {
          return { kind: 'unsolvable', positions: this.positions, reason: 'searched' };
        }
        this.#layers.push(this.#end);
        this.#end = this.#table.count;
      }
      if (this.positions >= this.#most) return { kind: 'unknown', positions: this.positions };
      this.#goal = this.#advance();
      this.#at += 1;
    }
    return this.#goal < 0 ? undefined : this.#solution();
  }

  /** Takes in what follows the next position; the number of a goal, or -1. */
  #advance(): number {
    const space = this.#space;
    const table = this.#table;
    const { places, width } = space;
    space.read(table.words, this.#at * width);
    space.expand(this.#metric);
    const { next, nextSlots, nextPlaces, nextCount } = space;
    table.foresee(next, nextCount);
    for (let index = 0; index < nextCount; index += 1) {
      if (!table.addForeseen(next, index)) continue;
      const slot = nextSlots[index] as number;
      const place = places[slot] as number;
      places[slot] = nextPlaces[index] as number;
      const isGoal = space.isGoal(places);
      places[slot] = place;
      if (isGoal) return table.count - 1;
    }
    return -1;
  }

  #solution(): Answer {
    const moves: SolutionMove[] = [];
    let at = this.#goal;
    // A goal lies in the layer after the one that was looked at last.
    let layer = at === 0 ? 0 : this.#layers.length;
    for (; layer > 0; layer -= 1) {
      const before = this.#before(at, layer - 1);
      moves.unshift(this.#move(before, at));
      at = before;
    }
    const optimum = moves.length;
    return { kind: 'solved', optimum, positions: this.positions, moves };
  }

  /** A position of a layer from which one move leads to a position. */
  #before(at: number, layer: number): number {
    const space = this.#space;
    const begin = sure(this.#layers[layer]);
    const end = this.#layers[layer + 1] ?? this.#end;
    space.read(this.#table.words, at * space.width);
    space.expand(this.#metric);
    for (let index = 0; index < space.nextCount; index += 1) {
      const found = this.#table.find(space.next, index * space.width);
      if (found >= begin && found < end) return found;
    }
    throw new RangeError(`nothing of layer ${layer} leads to position ${at}`);
  }

  #move(from: number, to: number): SolutionMove {
    const space = this.#space;
    const { width } = space;
    space.read(this.#table.words, from * width);
    space.expand(this.#metric);
    for (let index = 0; index < space.nextCount; index += 1) {
      if (this.#table.find(space.next, index * width) !== to) continue;
      return this.#told(sure(space.nextSlots[index]), sure(space.nextPlaces[index]));
    }
    throw new RangeError(`no move from position ${from} to ${to}`);
  }

  #told(slot: number, place: number): SolutionMove {
    const space = this.#space;
    const way = space.wayTo(slot, place, this.#metric);
    const names: string[] = [];
    for (const at of way) {
      names.push(this.#nameOf(sure(space.coverOf(at)[0])));
      space.places[slot] = at;
      if (names.length > 1 && space.isGoal(space.places)) break;
    }
    return moveThrough(names);
  }
}

/** A move through positions of these names. */
export function moveThrough(names: readonly string[]): SolutionMove {
  const steps = names.slice(1).map((name, index) => `${sure(names[index])}-${name}`);
  return { text: names.join('-'), steps };
}
