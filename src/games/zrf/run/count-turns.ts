import { COMPLETE, RECORD } from '../compile/record.ts';
import { PASS } from './machine.ts';
import type { Machine } from './machine.ts';

/** Whether every step of the present list ends the turn, so that steps need not be made to be counted. */
function countComplete(machine: Machine): number {
  const steps = machine.count();
  let turns = 0;
  for (let index = 0; index < steps; index += 1) {
    const step = machine.step(index);
    if (step === PASS || machine.wordsOf(step)[machine.recordOf(step) + RECORD.next] === COMPLETE) {
      turns += 1;
      continue;
    }
    machine.make(step);
    turns += machine.chainAt < 0 ? 1 : countComplete(machine);
    machine.unmake();
  }
  return turns;
}

/**
 * How many ways there are to play `depth` whole turns: a turn counts once for each way of putting it
 * together from steps. Games that end earlier have no more ways.
 */
export function countTurns(machine: Machine, depth: number): number {
  if (depth === 0) return 1;
  if (machine.conclusion() !== undefined) return 0;
  if (depth === 1) return countComplete(machine);
  const steps = machine.count();
  let turns = 0;
  for (let index = 0; index < steps; index += 1) {
    machine.make(machine.step(index));
    // A chain that goes on is still the same turn.
    turns += countTurns(machine, machine.chainAt < 0 ? depth - 1 : depth);
    machine.unmake();
  }
  return turns;
}
