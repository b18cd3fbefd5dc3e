import { below, largest, makeStream, smallest } from '#core';
import type { Machine } from '../run/machine.ts';
import type { Play } from '../run/play.ts';

/** Random games for learning facts that the rules do not state. */
const GAMES = 6;
const MAX_STEPS = 80;
/** Steps between two counts of the players' moves. */
const COUNT_INTERVAL = 5;

/** Minimum relative difference between the players' move counts to make mobility significant. */
const MIN_DIFFERENCE = 0.04;

/** Sum of move counts in random games, and of the differences between players. */
interface Experience {
  mobility: number;
  difference: number;
}

function compare(play: Play, machine: Machine, experience: Experience): void {
  const mobility = play.seats.map((player) => machine.countFree(player));
  experience.mobility += largest(mobility);
  experience.difference += largest(mobility) - smallest(mobility);
}

/**
 * Plays the same random games every time to find out if mobility is significant. Yields after each
 * step.
 */
export function* learnMobilitySignificance(play: Play): Generator<void, boolean> {
  const experience: Experience = { mobility: 0, difference: 0 };
  const random = makeStream('zrf', 'experience');
  const start = play.start('');
  const machine = play.machineOf(start);
  for (let game = 0; game < GAMES && start.ending === undefined; game += 1) {
    machine.rewind(0);
    for (let step = 0; step < MAX_STEPS && machine.conclusion() === undefined; step += 1) {
      if (step % COUNT_INTERVAL === 0) compare(play, machine, experience);
      machine.make(machine.step(below(random, machine.count())));
      yield;
    }
  }
  return experience.difference > MIN_DIFFERENCE * experience.mobility;
}
