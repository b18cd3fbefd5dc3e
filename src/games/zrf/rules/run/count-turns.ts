import { COMPLETE, RECORD } from '../compile/record.ts';
import { PASS } from './legal-moves.ts';
import type { Machine } from './machine.ts';

/** Counts turns up to a limited number of steps. */
class Counter {
  readonly #machine: Machine;
  /** Number of steps left; below 0 the count is invalid. */
  left: number;

  constructor(machine: Machine, limit: number) {
    this.#machine = machine;
    this.left = limit;
  }

  count(depth: number): number {
    const machine = this.#machine;
    if (depth === 0) return 1;
    if (machine.conclusion() !== undefined) return 0;
    if (depth === 1) return this.#countComplete();
    const steps = machine.count();
    let turns = 0;
    for (let index = 0; index < steps && this.#canContinue(); index += 1) {
      machine.make(machine.step(index));
      // A continued chain belongs to the same turn.
      turns += this.count(machine.chainAt < 0 ? depth - 1 : depth);
      machine.unmake();
    }
    return turns;
  }

  /** Counts steps that end the turn without making them. */
  #countComplete(): number {
    const machine = this.#machine;
    const steps = machine.count();
    let turns = 0;
    for (let index = 0; index < steps && this.#canContinue(); index += 1) {
      const step = machine.step(index);
      const next = machine.wordsOf(step)[machine.recordOf(step) + RECORD.next];
      if (step === PASS || next === COMPLETE) {
        turns += 1;
        continue;
      }
      machine.make(step);
      turns += machine.chainAt < 0 ? 1 : this.#countComplete();
      machine.unmake();
    }
    return turns;
  }

  #canContinue(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

/**
 * Number of sequences of complete turns to a depth. Different step sequences of one turn count
 * separately. Games that end earlier contribute nothing.
 */
export function countTurns(machine: Machine, depth: number): number {
  return new Counter(machine, Infinity).count(depth);
}

/** Like `countTurns`, but undefined if more than the given number of steps is needed. */
export function countTurnsWithin(
  machine: Machine,
  depth: number,
  limit: number,
): number | undefined {
  const counter = new Counter(machine, limit);
  const turns = counter.count(depth);
  return counter.left < 0 ? undefined : turns;
}
