import { countTurnsWithin } from './count-turns.ts';
import type { Machine } from './machine.ts';

/** Depth of the subtrees counted as a unit. */
const UNIT_DEPTH = 2;
/** Maximum number of steps of such a subtree; larger ones are counted in parts. */
const MAX_STEPS = 300_000;

/**
 * Counts the sequences of exactly `depth` complete turns in slices. Yields the number of turns of each
 * slice and returns their sum.
 */
export function* countTurnsInSlices(machine: Machine, depth: number): Generator<number, number> {
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
    machine.make(machine.step(index));
    // A continued chain belongs to the same turn.
    turns += yield* countTurnsInSlices(machine, machine.chainAt < 0 ? depth - 1 : depth);
    machine.unmake();
  }
  return turns;
}
