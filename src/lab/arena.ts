import { chooseAction, RANDOM } from '../bots/index.ts';
import type { Strength } from '../bots/index.ts';
import { deriveSeed, makeStream, Match, pick } from '../core/index.ts';
import type { Game, GameEvent, OptionValues, Random, Seed } from '../core/index.ts';
import { wilson } from './interval.ts';
import type { Share } from './interval.ts';

/** What came of the games of one strength against another, counted for the first of them. */
export interface ArenaReport {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points, a draw being half a one, as a share of the games. */
  readonly score: Share;
}

/**
 * Random entries that open a game, so that bots which never vary do not repeat themselves. Where one
 * side plays at random anyway they would only decide small games before they begin.
 */
const OPENING = 2;

/**
 * Lets two strengths play a game for two against each other. Games come in pairs with one opening,
 * the sides exchanged; game `i` depends on the seed and `i` alone. A game that is not over after
 * `longest` entries is drawn.
 */
export function arena<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  [one, two]: readonly [Strength, Strength],
  games: number,
  seed: Seed,
  progress?: (played: number) => void,
  longest = Infinity,
): ArenaReport {
  if (game.players(options) !== 2) throw new RangeError(`arena: ${game.id} is not a game for two`);
  const count = { wins: 0, draws: 0, losses: 0 };
  for (let index = 0; index < games; index++) {
    const place = index % 2;
    const seats = place === 0 ? [one, two] : [two, one];
    const winners = playGame(game, options, seats, index, seed, longest);
    if (winners.length !== 1) count.draws += 1;
    else if (winners[0] === place) count.wins += 1;
    else count.losses += 1;
    progress?.(index + 1);
  }
  return { games, ...count, score: wilson(count.wins + count.draws / 2, games) };
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
    const [seat, random] = [seats[player] as Strength, randoms[player] as Random];
    const action =
      match.cursor < opened
        ? pick(opening, actions)
        : chooseAction(game, game.view(state, player), player, seat, random);
    match.play(action, player);
  }
}
