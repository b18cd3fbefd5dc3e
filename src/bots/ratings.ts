import type { Position } from '#core';
import type { Limits, SearchLimits } from './limits.ts';
import { makeDepthSearch } from './depth-search.ts';
import type { DepthSearch } from './depth-search.ts';
import { MAX_DEPTH } from './null-window-search.ts';
import { movesOf } from './moves.ts';

/** Rating of an action: the expected score, the first player's minus the second's. */
export interface Rating<A> {
  readonly action: A;
  readonly value: number;
  /** True if the value is proven. */
  readonly exact: boolean;
}

interface Rated<A> extends Rating<A> {
  readonly move: number;
}

/** Rates every move of a position by iterative deepening, in slices of any size. */
export class Ratings<A> {
  readonly #position: Position<A>;
  readonly #player: number;
  readonly #limits: SearchLimits;
  readonly #search: DepthSearch;
  /** Ratings of the last completed depth, and those of the current depth so far. */
  #rated: readonly Rated<A>[];
  #rating: Rated<A>[] = [];
  #depth = 0;
  #isInside = false;
  #done = false;

  /** Takes ownership of a position with a player to move. */
  constructor(position: Position<A>, limits: Limits) {
    if (position.player() < 0) throw new RangeError('ratings: no player is to move');
    this.#position = position;
    this.#player = position.player();
    this.#limits = { depth: MAX_DEPTH, ...limits };
    this.#search = makeDepthSearch(position, limits);
    const value = position.estimate();
    this.#rated = [...movesOf(position)].map((move) => {
      return { action: position.action(move), value, exact: false, move };
    });
  }

  /**
   * Searches this many more positions. Returns true once every move is rated as deeply as the
   * limits allow.
   */
  run(nodes: number): boolean {
    const end = Math.min(this.#search.nodes + nodes, this.#limits.nodes);
    while (!this.#done) {
      if (!this.#rateNext(end)) {
        this.#done = this.#search.nodes >= this.#limits.nodes;
        break;
      }
      if (this.#rating.length === this.#rated.length) this.#conclude();
    }
    return this.#done;
  }

  /** All legal actions, best for the player to move first. */
  get ratings(): Rating<A>[] {
    const sign = this.#player === 0 ? -1 : 1;
    return [...this.#rated]
      .sort((a, b) => sign * (a.value - b.value))
      .map(({ action, value, exact }) => ({ action, value, exact }));
  }

  /** Rates the next move at the current depth. Returns false if the nodes run out. */
  #rateNext(nodes: number): boolean {
    const before = this.#rated[this.#rating.length] as Rated<A>;
    if (before.exact) {
      this.#rating.push(before);
      return true;
    }
    if (!this.#isInside) this.#enter(before);
    if (!this.#search.run(nodes)) return false;
    const { value, exact } = this.#search;
    this.#rating.push({ ...before, value, exact });
    this.#position.unmake();
    this.#isInside = false;
    return true;
  }

  #enter({ move, value }: Rated<A>): void {
    this.#position.make(move);
    this.#search.start(this.#depth + 1, value);
    this.#isInside = true;
  }

  #conclude(): void {
    this.#rated = this.#rating;
    this.#rating = [];
    this.#depth += 1;
    const solved = this.#rated.every(({ exact }) => exact);
    this.#done = solved || this.#depth >= this.#limits.depth;
  }
}

/** Rates every move of a position with a player to move, best first. */
export function rateMoves<A>(position: Position<A>, limits: Limits): Rating<A>[] {
  const ratings = new Ratings(position, limits);
  ratings.run(limits.nodes);
  return ratings.ratings;
}
