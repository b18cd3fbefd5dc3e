import type { AnyGame, GameEvent, Step, Turn } from './game.ts';
import { CHANCE } from './entry.ts';
import { startMatch } from './start-match.ts';
import type { AnyMatch } from './match.ts';
import type { AnyField, OptionSpec, OptionValue, OptionValues } from './options.ts';
import { below, makeStream, pick } from './random.ts';
import type { Random, Seed } from './random.ts';

/** Throws with the message from `say` unless `holds`. */
export function demand(holds: boolean, say: () => string): void {
  if (!holds) throw new Error(say());
}

/** Random options within the ranges offered in menus. */
export function randomOptions(spec: OptionSpec<OptionValues>, random: Random): OptionValues {
  const draw = (field: AnyField): OptionValue => {
    if (field.kind === 'flag') return below(random, 2) === 1;
    if (field.kind === 'choice') return pick(random, field.samples ?? field.values);
    if (field.kind === 'text') return pick(random, field.samples);
    const { least, most } = field.menu ?? field;
    return least + below(random, most - least + 1);
  };
  return Object.fromEntries(Object.entries(spec).map(([name, field]) => [name, draw(field)]));
}

/** Callback for every decision of a random game, before it is made. */
export type EachDecision = (match: AnyMatch, action: unknown) => void;

/** Random play, one decision at a time. Each match depends only on its own seed. */
class RandomPlay {
  readonly match: AnyMatch;
  readonly #random: Random;
  readonly #longest: number;
  readonly #most: number;

  constructor(game: AnyGame, options: OptionValues, seed: Seed, most: number) {
    this.match = startMatch(game, options, seed);
    this.#random = makeStream(seed, 'player');
    this.#longest = game.longest(options);
    this.#most = most;
  }

  /** Plays one action. Returns false if the game is over or the limit is reached. */
  step(each?: EachDecision): boolean {
    const { match } = this;
    const { turn } = match;
    if (turn.kind !== 'decide' || match.cursor >= this.#most) return false;
    demand(turn.actions.length > 0, () => 'no action is offered');
    const action = pick(this.#random, turn.actions);
    each?.(match, action);
    demand(match.play(action, turn.player).ok, () => `an offered action was refused`);
    const longest = this.#longest;
    demand(match.cursor <= longest, () => `longer than the declared ${longest} entries`);
    return true;
  }
}

/**
 * Plays random legal actions until the game is over or has `most` entries, calling `each` before
 * every decision.
 */
export function playRandomly(
  game: AnyGame,
  options: OptionValues,
  seed: Seed,
  each?: EachDecision,
  most = Infinity,
): AnyMatch {
  const play = new RandomPlay(game, options, seed, most);
  while (play.step(each));
  return play.match;
}

/** Input of a law's check. */
export interface Trial {
  readonly game: AnyGame;
  readonly seed: Seed;
  /** Maximum number of entries of a random game; Infinity plays to the end. */
  readonly most: number;
  /** The same game from freshly loaded modules. */
  readonly afresh: AnyGame | undefined;
}

function startTrial({ game, seed, most }: Trial, own: Seed = seed): RandomPlay {
  return new RandomPlay(game, randomOptions(game.options, makeStream(own, 'options')), own, most);
}

/** Plays the random game of a trial. */
export function playTrial(trial: Trial, each?: EachDecision, own?: Seed): AnyMatch {
  const play = startTrial(trial, own);
  while (play.step(each));
  return play.match;
}

/** Plays several random games, alternating after each action. */
export function playInterleaved(trial: Trial, seeds: readonly Seed[]): AnyMatch[] {
  const plays = seeds.map((seed) => startTrial(trial, seed));
  let going = plays;
  while (going.length > 0) going = going.filter((play) => play.step());
  return plays.map(({ match }) => match);
}

/** One entry of a match, with the state and turn before it. */
export interface PlayedEntry {
  readonly state: unknown;
  readonly turn: Turn<unknown>;
  readonly action: unknown;
  readonly step: Step<unknown, GameEvent>;
  readonly isChance: boolean;
}

/** Lists all entries of a match, chance turns included. */
export function entriesOf(match: AnyMatch): PlayedEntry[] {
  const { game } = match;
  let state = match.stateAt(0);
  return match.log.slice(0, match.cursor).map(({ by, action }) => {
    const step = game.apply(state, action);
    const played = { state, turn: game.turn(state), action, step, isChance: by === CHANCE };
    state = step.state;
    return played;
  });
}
