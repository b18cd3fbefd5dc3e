import { below, deriveSeed, makeStream } from '#core';
import type { Seed } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { Machine } from '#games/zrf/rules/run/machine.ts';
import { MAX_STEPS } from '#games/zrf/rules/run/play.ts';

/** What came of random games of one variant. */
export interface RulesGames {
  readonly variant: string;
  readonly steps: number;
  /** Games that were not over after as many steps as were played at most. */
  readonly endless: number;
  /** Kinds of faults that were noted: what the rules ask for was more than is done. */
  readonly faults: number;
  /** Of every position of every game, in order. */
  readonly hash: number;
}

/** Plays on at random, `most` steps at most, until the game is over; returns a hash of all positions. */
function playOut(machine: Machine, seed: Seed, most: number): number {
  const random = makeStream(seed, 'player');
  let hash = 0;
  while (machine.conclusion() === undefined && machine.depth < most) {
    machine.make(machine.step(below(random, machine.count())));
    hash = Math.imul(hash ^ machine.hashHigh(), 0x9e37_79b1) ^ machine.hashLow();
  }
  return hash;
}

/** Plays `count` random games of a variant; the same ones on every machine. */
function playVariant(game: ZrfGame, variant: string, count: number, most: number): RulesGames {
  const play = game.playOf(variant);
  const machine = play.machineOf(play.start(variant));
  let [steps, endless, hash] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    hash = Math.imul(hash, 31) ^ playOut(machine, deriveSeed(variant, index), most);
    steps += machine.depth;
    if (machine.depth === most) endless += 1;
    machine.rewind(0);
  }
  return { variant, steps, endless, faults: machine.faults.size, hash };
}

/** Plays random games of a file, at least `count` in all, as many of each variant, `most` steps each. */
export function playRulesGames(game: ZrfGame, count: number, most = MAX_STEPS): RulesGames[] {
  const each = Math.ceil(count / game.variants.length);
  return game.variants.map(({ key }) => playVariant(game, key, each, most));
}
