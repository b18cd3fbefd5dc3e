import type { Strength } from '#bots';
import { drawBlurSeed, think } from '#bots';
import type { Finding } from '#bots';
import { assertDefined, deriveSeed, elementAt, makeStream, Match } from '#core';
import type { AnyGame, AnyMatch, OptionValues, Outcome, Seed } from '#core';

/** Game of a bot against itself. */
export interface LoneGame {
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** Bot on every seat. */
  readonly bot: Strength;
  readonly seed: Seed;
  readonly index: number;
  /** Number of decisions after which the game counts as unfinished. */
  readonly longest: number;
  /** Called after every action, including chance. */
  readonly onAction?: (before: unknown, action: unknown, after: unknown) => void;
}

/** Course of a game. */
export interface Course {
  readonly match: AnyMatch;
  /** Undefined if the game hit the limit. */
  readonly outcome: Outcome | undefined;
  /** True if chance had a turn. */
  readonly hasChance: boolean;
  /** Player who made the first decision. */
  readonly first: number;
  /** Number of turns: all decisions of a player until another decides. */
  readonly turns: number;
  /** Number of legal actions at each decision. */
  readonly choices: readonly number[];
  /** Evaluations before decisions, by player, in thousandths from -1000 to 1000. */
  readonly values: readonly (readonly number[])[];
}

/** Minimum of deliberate errors in percent, without which all games of a bot would be the same. */
const MIN_ERRORS = 2;

/**
 * Lead that counts as half of a win, as a share of the largest possible score. Equals the scale of
 * `evaluate` in games from rules files.
 */
const HALF_WIN = 1 / 25;

const THOUSAND = 1000;

/** Seed of a game, shared by all bots. */
export function seedOfLoneGame(seed: Seed, index: number): Seed {
  return deriveSeed(seed, index);
}

/** Value of a finding for the first player, in thousandths. Proven results are decided. */
function valueOfFinding({ value, exact }: Finding<unknown>, bound: number): number {
  if (exact) return Math.sign(value) * THOUSAND;
  return Math.round((THOUSAND * value) / (Math.abs(value) + bound * HALF_WIN));
}

/** Evaluates the positions of a game, by the bots' own searches if there are any. */
class Valuer {
  readonly #game: AnyGame;
  /** Largest score of a search; 0 for games without search positions. */
  readonly #bound: number;

  constructor(game: AnyGame, bot: Strength, start: unknown) {
    this.#game = game;
    const searches = bot.algorithm === 'alpha-beta';
    this.#bound = (searches ? game.position?.(start)?.bound : undefined) ?? 0;
  }

  /** Evaluations by player; undefined if the position cannot be evaluated now. */
  valuesOf(state: unknown, finding: Finding<unknown> | undefined): readonly number[] | undefined {
    if (this.#bound > 0) {
      if (finding === undefined) return undefined;
      const value = valueOfFinding(finding, this.#bound);
      return [value, -value];
    }
    return this.#game.evaluate?.(state).map((value) => Math.round(THOUSAND * value));
  }
}

/** Positions searched between two slices. */
const SLICE = 2000;

/**
 * Plays a game in slices. Every seat has the same bot; its deliberate errors, at least 2 %, make
 * games differ. Positions are evaluated by the searches of the bots, else by the game.
 */
export function* playAlone({
  game,
  options,
  bot: { errors, ...rest },
  seed,
  index,
  longest,
  onAction,
}: LoneGame): Generator<undefined, Course> {
  const own = seedOfLoneGame(seed, index);
  const bot = { ...rest, errors: Math.max(MIN_ERRORS, errors) };
  const match: AnyMatch = new Match(watched(game, onAction), options, own);
  const players = game.players(options);
  const randoms = Array.from({ length: players }, (_, seat) => makeStream(own, `seat ${seat}`));
  const blurSeeds = randoms.map((_, seat) => drawBlurSeed(makeStream(own, `blur ${seat}`)));
  const valuer = bot.algorithm === 'random' ? undefined : new Valuer(game, bot, match.state);
  const choices: number[] = [];
  const values: (readonly number[])[] = [];
  let [first, last, turns] = [0, -1, 0];
  while (match.turn.kind === 'decide' && choices.length < longest) {
    const { player, actions } = match.turn;
    if (choices.length === 0) first = player;
    if (player !== last) turns += 1;
    last = player;
    choices.push(actions.length);
    const { state } = match;
    const random = assertDefined(randoms[player]);
    const blurSeed = assertDefined(blurSeeds[player]);
    const thought = think(game, game.view(state, player), player, bot, random, { blurSeed });
    while (!thought.run(SLICE)) yield;
    const { action, finding } = thought.choice();
    const value = valuer?.valuesOf(state, finding);
    if (value !== undefined) values.push(value);
    match.play(action, player);
    yield;
  }
  const outcome = match.turn.kind === 'over' ? match.turn.outcome : undefined;
  const hasChance = [...match.drawn.values()].some((words) => words > 0);
  return { match, outcome, hasChance, first, turns, choices, values };
}

/** Game that reports its actions. */
function watched(game: AnyGame, onAction: LoneGame['onAction']): AnyGame {
  if (onAction === undefined) return game;
  return {
    ...game,
    apply(state, action) {
      const step = game.apply(state, action);
      onAction(state, action, step.state);
      return step;
    },
  };
}

/** Sole winner of a course, or -1. */
export function winnerOf({ outcome }: Course): number {
  const winners = outcome?.winners ?? [];
  return winners.length === 1 ? elementAt(winners, 0) : -1;
}
