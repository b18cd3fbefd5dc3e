import { below, largest, makeStream, smallest } from '#core';
import type { Machine } from '../run/machine.ts';
import type { Play } from '../run/play.ts';

/** Games at random from which is learnt what the rules do not say in so many words. */
const GAMES = 6;
const MAX_STEPS = 80;
/** Every so many steps it is counted how many moves the players have. */
const COUNTED_EVERY = 5;

/** By so large a part of all the players' numbers of moves differ if they tell anything. */
const TELLING = 0.04;

/** How many moves the players had in games at random, and by how many they differed. */
interface Experience {
  ways: number;
  difference: number;
}

function compare(play: Play, machine: Machine, experience: Experience): void {
  const ways = play.seats.map((player) => machine.countFree(player));
  experience.ways += largest(ways);
  experience.difference += largest(ways) - smallest(ways);
}

/**
 * Plays some games at random, the same ones every time, and finds out whether it tells anything who
 * has more moves. Yields after each step.
 */
export function* learnWhetherWaysTell(play: Play): Generator<void, boolean> {
  const experience: Experience = { ways: 0, difference: 0 };
  const random = makeStream('zrf', 'experience');
  const start = play.start('');
  const machine = play.machineOf(start);
  for (let game = 0; game < GAMES && start.ending === undefined; game += 1) {
    machine.rewind(0);
    for (let step = 0; step < MAX_STEPS && machine.conclusion() === undefined; step += 1) {
      if (step % COUNTED_EVERY === 0) compare(play, machine, experience);
      machine.make(machine.step(below(random, machine.count())));
      yield;
    }
  }
  return experience.difference > TELLING * experience.ways;
}
