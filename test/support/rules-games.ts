import { below, deriveSeed, makeStream } from '#core';
import type { Seed } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { Machine } from '#games/zrf/rules/run/machine.ts';
import { MAX_STEPS } from '#games/zrf/rules/run/play.ts';

/** Results of the random games of one variant. */
export interface RulesGames {
  readonly variant: string;
  readonly steps: number;
  /** Number of games that were not over after the maximum number of steps. */
  readonly endless: number;
  /** Number of distinct faults: rules that could not be carried out completely. */
  readonly faults: number;
  /** Hash of every position of every game, in order. */
  readonly hash: number;
}

/** Plays at random until the game is over, or for `most` steps. Returns a hash of all positions. */
function playOut(machine: Machine, seed: Seed, maxSteps: number): number {
  const random = makeStream(seed, 'player');
  let hash = 0;
  while (machine.conclusion() === undefined && machine.depth < maxSteps) {
    machine.make(machine.step(below(random, machine.count())));
    hash = Math.imul(hash ^ machine.hashHigh(), 0x9e37_79b1) ^ machine.hashLow();
  }
  return hash;
}

/** Plays `count` random games of a variant, identical on every machine. */
function playVariant(game: ZrfGame, variant: string, count: number, maxSteps: number): RulesGames {
  const play = game.playOf(variant);
  const machine = play.machineOf(play.start(variant));
  let [steps, endless, hash] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    hash = Math.imul(hash, 31) ^ playOut(machine, deriveSeed(variant, index), maxSteps);
    steps += machine.depth;
    if (machine.depth === maxSteps) endless += 1;
    machine.rewind(0);
  }
  return { variant, steps, endless, faults: machine.faults.size, hash };
}

/**
 * Plays at least `count` random games of a file, the same number for each variant, with at most
 * `most` steps each.
 */
export function playRulesGames(game: ZrfGame, count: number, maxSteps = MAX_STEPS): RulesGames[] {
  const each = Math.ceil(count / game.variants.length);
  return game.variants.map(({ key }) => playVariant(game, key, each, maxSteps));
}
