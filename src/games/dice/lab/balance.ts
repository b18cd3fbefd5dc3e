import { below, deriveSeed, makeStream, USUAL_STREAM } from '#core';
import type { Random, Seed } from '#core';
import type { DiceAction, DiceGame, DiceOptions } from '../rules/index.ts';
import type { Mind } from '../bots/mind.ts';
import { emptyTally, mergeTallies } from './balance-tally.ts';
import type { Tally } from './balance-tally.ts';
import { Watch } from './balance-watch.ts';

/** Some games of a run: those with the indices from `from` on, each from a seed of its own. */
export interface BalanceJob {
  readonly options: DiceOptions;
  readonly seed: Seed;
  readonly from: number;
  readonly count: number;
}

/** Games in one job: a fraction of a second's work. */
const CHUNK = 50;

/** More entries than this are no game but a mistake. */
const MAX_ENTRIES = 100_000;

/** The jobs of a run, in the order in which their tallies are merged. */
export function makeJobs(options: DiceOptions, games: number, seed: Seed): BalanceJob[] {
  const jobs: BalanceJob[] = [];
  for (let from = 0; from < games; from += CHUNK) {
    jobs.push({ options, seed, from, count: Math.min(CHUNK, games - from) });
  }
  return jobs;
}

/** Plays the games of a job: the same job comes to the same tally, wherever it is done. */
export function runJob(game: DiceGame, mind: Mind, job: BalanceJob): Tally {
  const tally = emptyTally();
  for (let index = job.from; index < job.from + job.count; index++) {
    playOne(game, mind, job.options, deriveSeed(job.seed, index), tally);
  }
  return tally;
}

/** Plays games in one go. */
export function balance(
  game: DiceGame,
  mind: Mind,
  options: DiceOptions,
  games: number,
  seed: Seed,
): Tally {
  return mergeTallies(makeJobs(options, games, seed).map((job) => runJob(game, mind, job)));
}

/** Plays one game, and counts what happens in it where there is a tally; whether it was won. */
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
  throw new RangeError(`the game of seed ${seed} did not end in ${MAX_ENTRIES} entries`);
}

/** The stream that a chance turn names, as a match has it. */
function streamOf(streams: Map<string, Random>, seed: Seed, name = USUAL_STREAM): Random {
  const known = streams.get(name);
  if (known !== undefined) return known;
  const stream = makeStream(seed, name);
  streams.set(name, stream);
  return stream;
}

interface Weighted {
  readonly action: DiceAction;
  readonly weight: number;
}

/** As a match draws it, so that a game of a run can be replayed from its seed. */
function drawOutcome(chance: Random, outcomes: readonly Weighted[]): DiceAction {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let rest = below(chance, total);
  for (const { action, weight } of outcomes) {
    if (rest < weight) return action;
    rest -= weight;
  }
  throw new RangeError('chance without an outcome');
}
