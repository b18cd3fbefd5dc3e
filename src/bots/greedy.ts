import { pick } from '../core/index.ts';
import type { Game, GameEvent, OptionValues, Position, Random } from '../core/index.ts';
import { movesOf } from './moves.ts';

/** How many moves of one's own in a row are seen. */
const CHAIN = 4;

/**
 * The moves after which the estimate is best for the player to move, when he goes on as well for
 * as long as it stays his turn.
 */
function greedyMoves<A>(position: Position<A>): number[] {
  const player = position.player();
  if (player < 0) throw new RangeError('greedy: nobody is to move');
  const gainAfter = (move: number, ply: number): number => {
    position.make(move);
    const gain = gainFrom(ply);
    position.unmake();
    return gain;
  };
  const gainFrom = (ply: number): number => {
    const next = position.player();
    const score = next < 0 ? position.result() : position.estimate();
    if (next !== player || ply > CHAIN) return player === 0 ? score : -score;
    return movesOf(position).reduce(
      (best, move) => Math.max(best, gainAfter(move, ply + 1)),
      -Infinity,
    );
  };
  const gains = [...movesOf(position)].map((move) => ({ move, gain: gainAfter(move, 1) }));
  const most = Math.max(...gains.map(({ gain }) => gain));
  return gains.filter(({ gain }) => gain === most).map(({ move }) => move);
}

/** One of the greedy moves, any as likely as another. */
export function chooseGreedily<A>(position: Position<A>, random: Random): A {
  return position.action(pick(random, greedyMoves(position)));
}

/**
 * The action of one who sees only what it leads to: a win where there is one, a loss only where there
 * is nothing else, and between them, if the game tells, what looks best.
 */
export function chooseShortsightedly<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  state: S,
  actions: readonly A[],
  player: number,
  random: Random,
): A {
  const worth = (action: A): number => {
    const next = game.apply(state, action).state;
    const turn = game.turn(next);
    if (turn.kind !== 'over') return game.evaluate?.(next)[player] ?? 0;
    if (turn.outcome.winners.length === 0) return 0;
    return turn.outcome.winners.includes(player) ? 1 : -1;
  };
  const worths = actions.map(worth);
  const most = Math.max(...worths);
  return pick(
    random,
    actions.filter((_, index) => worths[index] === most),
  );
}
