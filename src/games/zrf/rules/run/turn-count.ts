import { countTurnsWithin } from './count-turns.ts';
import type { Machine } from './machine.ts';

/** Depth of the subtrees counted as a unit. */
const UNIT_DEPTH = 2;
/** Maximum number of steps of such a subtree; larger ones are counted in parts. */
const MAX_STEPS = 300_000;

/**
 * Counts sequences of 1, 2, 3 ... complete turns in slices. A slice may exceed its number of turns
 * slightly. The caller can check the clock in between.
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

  /** Counts of completed depths, starting at depth 1. */
  get nodes(): readonly number[] {
    return this.#counts;
  }

  /** Completed fraction of the current depth, from 0 to 1, measured by steps at the root. */
  get share(): number {
    return this.#share;
  }

  /** Counts a slice of turns; true once every depth is complete. */
  run(turns: number): boolean {
    let remaining = turns;
    while (remaining > 0 && this.#counts.length < this.#depth) {
      this.#walk ??= this.#count(this.#counts.length + 1, true);
      const { value, done } = this.#walk.next();
      remaining -= value + 1;
      if (done !== true) continue;
      this.#counts.push(value);
      this.#walk = undefined;
      this.#share = 0;
    }
    return this.#counts.length === this.#depth;
  }

  /** Yields the number of turns of each part and returns their sum. */
  *#count(depth: number, isRoot = false): Generator<number, number> {
    const machine = this.#machine;
    if (depth === 0) return 1;
    if (depth <= UNIT_DEPTH) {
      const turns = countTurnsWithin(machine, depth, MAX_STEPS);
      yield turns ?? MAX_STEPS;
      if (turns !== undefined) return turns;
    }
    if (machine.conclusion() !== undefined) return 0;
    const steps = machine.count();
    let turns = 0;
    for (let index = 0; index < steps; index += 1) {
      if (isRoot) this.#share = index / steps;
      machine.make(machine.step(index));
      // A continued chain belongs to the same turn.
      turns += yield* this.#count(machine.chainAt < 0 ? depth - 1 : depth);
      machine.unmake();
    }
    return turns;
  }
}
