import { chooseAction, drawBlurSeed, RANDOM } from '#bots';
import type { Strength } from '#bots';
import { assertDefined, deriveSeed, elementAt, makeStream, Match, pick } from '#core';
import type { Game, GameEvent, OptionValues, Seed } from '#core';
import { addValue, emptyMoments, mergeMoments } from '../statistics/sums.ts';
import type { MomentSums } from '../statistics/sums.ts';

/**
 * Number of random entries at the start of a game, which keep deterministic bots from repeating it.
 * Omitted if one side plays at random: in small games they would decide the result.
 */
const OPENING = 2;

/** Game between two bots. */
export interface PairedGame<S, A, E extends GameEvent, O extends OptionValues> {
  readonly game: Game<S, A, E, O>;
  readonly options: O;
  /** The two bots; they exchange sides in every other game. */
  readonly bots: readonly [Strength, Strength];
  readonly seed: Seed;
  /** Index of the game; games 2n and 2n + 1 have the same opening. */
  readonly index: number;
  /** A game that is not over after this many entries is drawn. */
  readonly longest: number;
}

/** Seed of a game. */
export function seedOfGame(seed: Seed, index: number): Seed {
  return deriveSeed(seed, Math.floor(index / 2));
}

/** Plays a game to its end, or to its limit. It depends only on its arguments. */
export function playPaired<S, A, E extends GameEvent, O extends OptionValues>({
  game,
  options,
  bots,
  seed,
  index,
  longest,
}: PairedGame<S, A, E, O>): Match<S, A, E, O> {
  const [one, two] = bots;
  const seats = index % 2 === 0 ? [one, two] : [two, one];
  const own = seedOfGame(seed, index);
  const match = new Match(game, options, own);
  const opening = makeStream(own, 'opening');
  const opened = seats.includes(RANDOM) ? 0 : OPENING;
  const randoms = seats.map((_, seat) => makeStream(own, `game ${index} seat ${seat}`));
  const blurSeeds = seats.map((_, seat) =>
    drawBlurSeed(makeStream(own, `game ${index} blur ${seat}`)),
  );
  while (match.turn.kind === 'decide' && match.cursor < longest) {
    const { turn, state } = match;
    const { player, actions } = turn;
    const action =
      match.cursor < opened
        ? pick(opening, actions)
        : chooseAction(
            game,
            game.view(state, player),
            player,
            elementAt(seats, player),
            assertDefined(randoms[player]),
            { blurSeed: assertDefined(blurSeeds[player]) },
          );
    match.play(action, player);
  }
  return match;
}

/** Half points of the first bot in a game: 2 for a win, 1 for a draw, 0 for a loss. */
export function halfPoints<S, A, E extends GameEvent, O extends OptionValues>(
  { turn }: Match<S, A, E, O>,
  index: number,
): number {
  const winners = turn.kind === 'over' ? turn.outcome.winners : [];
  if (winners.length !== 1) return 1;
  return winners[0] === index % 2 ? 2 : 0;
}

/** Results of one bot against another, from the side of the first. Plain JSON. */
export interface PairTally {
  games: number;
  wins: number;
  draws: number;
  /** Points of the sides that moved first, doubled. */
  firstHalves: number;
  /** Complete pairs by the first bot's half points: 0 to 4. */
  readonly pairs: Pentanomial;
  /** Complete pairs by the half points of the sides that moved first. */
  readonly firstPairs: Pentanomial;
  /** Number of entries of a game. */
  readonly lengths: MomentSums;
}

/** Numbers of pairs by half points, from 0 to 4. */
type Pentanomial = [number, number, number, number, number];

export function emptyPairTally(): PairTally {
  const pairs = (): Pentanomial => [0, 0, 0, 0, 0];
  const counts = { games: 0, wins: 0, draws: 0, firstHalves: 0 };
  return { ...counts, pairs: pairs(), firstPairs: pairs(), lengths: emptyMoments() };
}

/** Result of a game: half points of the first bot, and its number of entries. */
export interface PlayedGame {
  readonly half: number;
  readonly entries: number;
}

/** Adds a pair, of which the second game is missing at the end of an odd number of games. */
export function addPairOfGames(tally: PairTally, played: readonly PlayedGame[]): void {
  for (const [index, { half, entries }] of played.entries()) {
    tally.games += 1;
    if (half === 2) tally.wins += 1;
    if (half === 1) tally.draws += 1;
    tally.firstHalves += index === 0 ? half : 2 - half;
    addValue(tally.lengths, entries);
  }
  const [first, second] = played;
  if (first === undefined || second === undefined) return;
  addTo(tally.pairs, first.half + second.half, 1);
  addTo(tally.firstPairs, first.half + 2 - second.half, 1);
}

function addTo(pairs: Pentanomial, halves: number, count: number): void {
  pairs[halves] = elementAt(pairs, halves) + count;
}

export function mergePairTallies(into: PairTally, more: PairTally): void {
  into.games += more.games;
  into.wins += more.wins;
  into.draws += more.draws;
  into.firstHalves += more.firstHalves;
  for (const [halves, count] of more.pairs.entries()) addTo(into.pairs, halves, count);
  for (const [halves, count] of more.firstPairs.entries()) addTo(into.firstPairs, halves, count);
  mergeMoments(into.lengths, more.lengths);
}
