import { deriveSeed, makeStream, DEFAULT_STREAM } from '#core';
import type { Random, Seed } from '#core';
import { followChance, isVictory } from '../rules/index.ts';
import type { DiceGame, DiceOptions } from '../rules/index.ts';
import type { Mind } from '../bots/mind.ts';
import { emptyTally } from './balance-tally.ts';
import type { Tally } from './balance-tally.ts';
import { Watch } from './balance-watch.ts';

/** Longest possible game. Exceeding it indicates a bug. */
const MAX_ENTRIES = 100_000;

/** Plays games in one call: those of the indexes below `games`. */
export function balance(
  game: DiceGame,
  mind: Mind,
  options: DiceOptions,
  games: number,
  seed: Seed,
): Tally {
  const tally = emptyTally();
  for (let index = 0; index < games; index++) {
    playOne(game, mind, options, deriveSeed(seed, index), tally);
  }
  return tally;
}

/** Plays one game, and counts its events if given a tally. Returns true for a win. */
export function playOne(
  game: DiceGame,
  mind: Mind,
  options: DiceOptions,
  seed: Seed,
  tally?: Tally,
): boolean {
  const cached = new Map<string, Random>();
  const streams = (name = DEFAULT_STREAM): Random => streamOf(cached, seed, name);
  const whims = makeStream(seed, 'mind');
  let state = game.start(options, seed);
  const watch = tally === undefined ? undefined : new Watch(tally, state);
  for (let entry = 0; entry < MAX_ENTRIES; entry++) {
    let step = followChance(state, streams);
    if (step === undefined) {
      if (state.over !== undefined) {
        watch?.ended(state, state.over);
        return isVictory(state.over);
      }
      const action = mind.choose(state, whims);
      watch?.chosen(state, action, game);
      step = game.apply(state, action);
    }
    watch?.happened(state, step.events, step.state);
    state = step.state;
  }
  throw new RangeError(`The game with seed ${seed} did not end within ${MAX_ENTRIES} entries.`);
}

/** A named random stream, created as in a match. */
function streamOf(streams: Map<string, Random>, seed: Seed, name: string): Random {
  const cached = streams.get(name);
  if (cached !== undefined) return cached;
  const stream = makeStream(seed, name);
  streams.set(name, stream);
  return stream;
}
