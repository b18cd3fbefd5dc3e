import { below, deriveSeed, makeStream, DEFAULT_STREAM } from '#core';
import type { Random, Seed } from '#core';
import type { DiceAction, DiceGame, DiceOptions } from '../rules/index.ts';
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
  const streams = new Map<string, Random>();
  const whims = makeStream(seed, 'mind');
  let state = game.start(options, seed);
  const watch = tally === undefined ? undefined : new Watch(tally, state);
  for (let entry = 0; entry < MAX_ENTRIES; entry++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') {
      watch?.ended(state, turn.outcome.reason);
      return turn.outcome.winners.length > 0;
    }
    let action: DiceAction;
    if (turn.kind === 'chance')
      action = drawOutcome(streamOf(streams, seed, turn.stream), turn.outcomes);
    else {
      action = mind.choose(state, whims);
      watch?.chosen(state, action, turn);
    }
    const { state: next, events } = game.apply(state, action);
    watch?.happened(state, events, next);
    state = next;
  }
  throw new RangeError(`The game with seed ${seed} did not end within ${MAX_ENTRIES} entries.`);
}

/** The random stream named by a chance turn, created as in a match. */
function streamOf(streams: Map<string, Random>, seed: Seed, name = DEFAULT_STREAM): Random {
  const cached = streams.get(name);
  if (cached !== undefined) return cached;
  const stream = makeStream(seed, name);
  streams.set(name, stream);
  return stream;
}

interface Weighted {
  readonly action: DiceAction;
  readonly weight: number;
}

/** Draws as a match does, so a game can be replayed from its seed. */
function drawOutcome(chance: Random, outcomes: readonly Weighted[]): DiceAction {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let rest = below(chance, total);
  for (const { action, weight } of outcomes) {
    if (rest < weight) return action;
    rest -= weight;
  }
  throw new RangeError('A chance turn has no outcomes.');
}
