import { assertDefined, largest, pick } from '#core';
import type { Game, GameEvent, OptionValues, Position, Random } from '#core';
import { movesByPromise, movesOf } from './moves.ts';

/** How many moves of one's own in a row are seen. */
const CHAIN = 4;

/** A position on the way through a chain of one's own moves. */
interface Link {
  readonly moves: Int32Array;
  next: number;
  best: number;
}

/**
 * Looks for the moves after which the estimate is best for the player to move, when he goes on as
 * well for as long as it stays his turn. In slices of any size: what is left out in the end are the
 * moves that promise least.
 */
export class Greed<A> {
  readonly #position: Position<A>;
  readonly #random: Random;
  readonly #player: number;
  readonly #moves: Int32Array;
  /** The positions from the one after the move that is looked at to the present one. */
  readonly #links: Link[] = [];
  #tried = 0;
  #most = -Infinity;
  #best: number[] = [];

  /** Takes over a position in which somebody is to move. */
  constructor(position: Position<A>, random: Random) {
    this.#position = position;
    this.#random = random;
    this.#player = position.player();
    if (this.#player < 0) throw new RangeError('greedy: nobody is to move');
    this.#moves = movesByPromise(position);
  }

  /** Looks at this many more positions, at least one; true once all moves were looked at. */
  run(nodes: number): boolean {
    for (let node = 0; node < Math.max(1, nodes) && this.#tried < this.#moves.length; node += 1) {
      this.#look();
    }
    return this.#tried === this.#moves.length;
  }

  /** One of the greedy moves, any as likely as another. */
  action(): A {
    while (this.#links.length > 0) this.#leave();
    const found = this.#best.length > 0 ? this.#best : [assertDefined(this.#moves[0])];
    return this.#position.action(pick(this.#random, found));
  }

  #look(): void {
    const link = this.#links.at(-1);
    const move = link === undefined ? this.#moves[this.#tried] : link.moves[link.next];
    this.#position.make(assertDefined(move));
    this.#arrive();
  }

  /** Follows the chain, or takes in what the position is worth and goes back to where moves are left. */
  #arrive(): void {
    const position = this.#position;
    const next = position.player();
    if (next === this.#player && this.#links.length < CHAIN) {
      this.#links.push({ moves: movesOf(position), next: 0, best: -Infinity });
      return;
    }
    const score = next < 0 ? position.result() : position.estimate();
    this.#takeIn(this.#player === 0 ? score : -score);
  }

  #takeIn(gain: number): void {
    this.#position.unmake();
    const link = this.#links.at(-1);
    if (link === undefined) {
      this.#rate(gain);
      return;
    }
    link.best = Math.max(link.best, gain);
    link.next += 1;
    if (link.next < link.moves.length) return;
    this.#links.pop();
    this.#takeIn(link.best);
  }

  #rate(gain: number): void {
    const move = assertDefined(this.#moves[this.#tried]);
    if (gain > this.#most) this.#best = [];
    if (gain >= this.#most) this.#best.push(move);
    this.#most = Math.max(this.#most, gain);
    this.#tried += 1;
  }

  #leave(): void {
    this.#links.pop();
    this.#position.unmake();
  }
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
  const most = largest(worths);
  return pick(
    random,
    actions.filter((_, index) => worths[index] === most),
  );
}
