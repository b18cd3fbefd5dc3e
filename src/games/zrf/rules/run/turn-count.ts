import { countTurnsWithin } from './count-turns.ts';
import type { Machine } from './machine.ts';

/** Turns below each part of the tree that is counted in one go. */
const PART = 2;
/** Steps of such a part: where turns of many steps make more, its parts are counted one by one. */
const STEPS = 300_000;

/**
 * Counts the ways to play 1, 2, 3 ... whole turns in slices: a slice is so many turns or a little
 * more, so that whoever counts can look at the clock.
 */
export class TurnCount {
  readonly #machine: Machine;
  readonly #depth: number;
  readonly #counts: number[] = [];
  #walk: Generator<number, number> | undefined;
  #share = 0;

  constructor(machine: Machine, depth: number) {
    if (!Number.isInteger(depth) || depth < 1) {
      throw new RangeError(`depth ${depth}: expected a whole number of 1 or more`);
    }
    this.#machine = machine;
    this.#depth = depth;
  }

  /** The counts of the depths that are finished, depth 1 first. */
  get nodes(): readonly number[] {
    return this.#counts;
  }

  /** How much of the depth being counted is done, from 0 to 1, by the steps at the root. */
  get share(): number {
    return this.#share;
  }

  /** Counts so many turns more; true once every depth is counted. */
  run(turns: number): boolean {
    let left = turns;
    while (left > 0 && this.#counts.length < this.#depth) {
      this.#walk ??= this.#count(this.#counts.length + 1, true);
      const { value, done } = this.#walk.next();
      left -= value + 1;
      if (done !== true) continue;
      this.#counts.push(value);
      this.#walk = undefined;
      this.#share = 0;
    }
    return this.#counts.length === this.#depth;
  }

  /** Yields how many turns each part had, and returns their sum. */
  *#count(depth: number, isRoot = false): Generator<number, number> {
    const machine = this.#machine;
    if (depth === 0) return 1;
    if (depth <= PART) {
      const turns = countTurnsWithin(machine, depth, STEPS);
      yield turns ?? STEPS;
      if (turns !== undefined) return turns;
    }
    if (machine.conclusion() !== undefined) return 0;
    const steps = machine.count();
    let turns = 0;
    for (let index = 0; index < steps; index += 1) {
      if (isRoot) this.#share = index / steps;
      machine.make(machine.step(index));
      // A chain that goes on is still the same turn.
      turns += yield* this.#count(machine.chainAt < 0 ? depth - 1 : depth);
      machine.unmake();
    }
    return turns;
  }
}
