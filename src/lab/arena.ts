import { chooseAction, RANDOM } from '#bots';
import type { Strength } from '#bots';
import { elementAt, deriveSeed, makeStream, Match, pick } from '#core';
import type { Game, GameEvent, OptionValues, Random, Seed } from '#core';
import { wilson } from './statistics/interval.ts';
import type { Share } from './statistics/interval.ts';

/** Results of one strength against another, from the side of the first. */
export interface ArenaReport {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points as a share of the games; a draw counts half a point. */
  readonly score: Share;
}

/**
 * Number of random entries at the start of a game, which keep deterministic bots from repeating it.
 * Omitted if one side plays at random: in small games they would decide the result.
 */
const OPENING = 2;

/**
 * Match between two strengths in a two-player game, one game at a time. Games come in pairs with
 * the same opening and exchanged sides. Game `i` depends only on the seed and `i`. A game that is
 * not over after `longest` entries is drawn.
 */
export class Arena<S, A, E extends GameEvent, O extends OptionValues> {
  readonly #game: Game<S, A, E, O>;
  readonly #options: O;
  readonly #sides: readonly [Strength, Strength];
  readonly #seed: Seed;
  readonly #longest: number;
  #played = 0;
  #wins = 0;
  #draws = 0;

  constructor(
    game: Game<S, A, E, O>,
    options: O,
    sides: readonly [Strength, Strength],
    seed: Seed,
    longest = Infinity,
  ) {
    if (game.players(options) !== 2) {
      throw new RangeError(`arena: ${game.id} is not a two-player game`);
    }
    this.#game = game;
    this.#options = options;
    this.#sides = sides;
    this.#seed = seed;
    this.#longest = longest;
  }

  /** Plays the next game to its end. */
  playNext(): void {
    const index = this.#played;
    const place = index % 2;
    const [one, two] = this.#sides;
    const seats = place === 0 ? [one, two] : [two, one];
    const winners = playGame(this.#game, this.#options, seats, index, this.#seed, this.#longest);
    if (winners.length !== 1) this.#draws += 1;
    else if (winners[0] === place) this.#wins += 1;
    this.#played += 1;
  }

  /** Results of the games played so far. */
  get report(): ArenaReport {
    const [games, wins, draws] = [this.#played, this.#wins, this.#draws];
    const losses = games - wins - draws;
    return { games, wins, draws, losses, score: wilson(wins + draws / 2, games) };
  }
}

/** Plays the given number of games between two strengths. */
export function arena<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  sides: readonly [Strength, Strength],
  games: number,
  seed: Seed,
  progress?: (played: number) => void,
  longest = Infinity,
): ArenaReport {
  const run = new Arena(game, options, sides, seed, longest);
  for (let played = 1; played <= games; played++) {
    run.playNext();
    progress?.(played);
  }
  return run.report;
}

function playGame<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  seats: readonly Strength[],
  index: number,
  seed: Seed,
  longest: number,
): readonly number[] {
  const pair = deriveSeed(seed, Math.floor(index / 2));
  const match = new Match(game, options, pair);
  const opening = makeStream(pair, 'opening');
  const opened = seats.includes(RANDOM) ? 0 : OPENING;
  const randoms: Random[] = seats.map((_, seat) => makeStream(pair, `game ${index} seat ${seat}`));
  for (;;) {
    const { turn, state } = match;
    if (match.cursor >= longest) return [];
    if (turn.kind !== 'decide') return turn.kind === 'over' ? turn.outcome.winners : [];
    const { player, actions } = turn;
    const [seat, random] = [elementAt(seats, player), elementAt(randoms, player)];
    const action =
      match.cursor < opened
        ? pick(opening, actions)
        : chooseAction(game, game.view(state, player), player, seat, random);
    match.play(action, player);
  }
}
