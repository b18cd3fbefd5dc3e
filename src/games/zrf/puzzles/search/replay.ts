import { assertDefined } from '#core';
import { makeStep } from '../../rules/index.ts';
import type { Machine, Play, ZrfState } from '../../rules/index.ts';
import type { SolutionMove } from './answer.ts';

/** Moves of a solution, given the index of the step made in each position. */
export function movesThrough(
  play: Play,
  start: ZrfState,
  indexes: readonly number[],
): SolutionMove[] {
  const machine = play.machineOf(start);
  return indexes.map((index) => {
    machine.count();
    const step = machine.step(index);
    const text = makeStep(play.rules, machine.actionOf(step), [...machine.board.cell]);
    machine.make(step);
    return { text, steps: [text] };
  });
}

/** 'won' or 'over' if the game has ended, from the player's point of view. */
export function endOf(play: Play, machine: Machine): 'won' | 'over' | undefined {
  const conclusion = machine.conclusion();
  if (conclusion === undefined) return undefined;
  return play.endingOf(machine, conclusion).winners.includes(0) ? 'won' : 'over';
}

/** Writes a position's hash as words of a table. */
export function putHash(machine: Machine, words: Int32Array, usesLast: boolean): void {
  words[0] = machine.hashHigh();
  words[1] = machine.hashLow();
  if (usesLast)
    words[2] = machine.lastFrom * assertDefined(machine.board.cell.length) + machine.lastTo;
}

/** True if blocks read the last move, which then becomes part of the position. */
export function usesLastMove({ rules }: Play): boolean {
  const blocks = rules.pieces.flatMap(({ moves, drops }) => [...moves, ...drops]);
  return /"kind":"last-(?:from|to)"|"to":"last-/.test(JSON.stringify(blocks));
}
