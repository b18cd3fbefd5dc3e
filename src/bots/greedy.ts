import { assertDefined, largest, pick } from '#core';
import type { Game, GameEvent, OptionValues, Position, Random } from '#core';
import { movesByPromise, movesOf } from './moves.ts';

/** Maximum number of consecutive own moves to look ahead. */
const MAX_CHAIN = 4;

/** Position within a chain of own moves. */
interface Link {
  readonly moves: Int32Array;
  next: number;
  best: number;
}

/**
 * Greedy search: finds the moves with the best estimate for the player to move, following his
 * further moves while it remains his turn. Runs in slices of any size. If stopped early, the least
 * promising moves are left out.
 */
export class Greed<A> {
  readonly #position: Position<A>;
  readonly #random: Random;
  readonly #player: number;
  readonly #moves: Int32Array;
  /** Positions from the one after the current root move to the present one. */
  readonly #links: Link[] = [];
  #tried = 0;
  #highest = -Infinity;
  #best: number[] = [];

  /** Takes ownership of a position with a player to move. */
  constructor(position: Position<A>, random: Random) {
    this.#position = position;
    this.#random = random;
    this.#player = position.player();
    if (this.#player < 0) throw new RangeError('greedy: no player is to move');
    this.#moves = movesByPromise(position);
  }

  /**
   * Examines this many more positions, at least one, and returns true once all moves are examined.
   */
  run(nodes: number): boolean {
    for (let node = 0; node < Math.max(1, nodes) && this.#tried < this.#moves.length; node += 1) {
      this.#look();
    }
    return this.#tried === this.#moves.length;
  }

  /** Returns one of the best moves, chosen uniformly. */
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

  /** Extends the chain, or evaluates the position and returns to the last one with moves left. */
  #arrive(): void {
    const position = this.#position;
    const next = position.player();
    if (next === this.#player && this.#links.length < MAX_CHAIN) {
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
    if (gain > this.#highest) this.#best = [];
    if (gain >= this.#highest) this.#best.push(move);
    this.#highest = Math.max(this.#highest, gain);
    this.#tried += 1;
  }

  #leave(): void {
    this.#links.pop();
    this.#position.unmake();
  }
}

/**
 * Chooses by the immediate result of each action: a win if possible, a loss only if forced, and
 * otherwise the best evaluation, if the game has one.
 */
export function chooseGreedily<S, A, E extends GameEvent, O extends OptionValues>(
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
  const highest = largest(worths);
  return pick(
    random,
    actions.filter((_, index) => worths[index] === highest),
  );
}
