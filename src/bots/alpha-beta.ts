import { assertDefined } from '#core';
import type { Position } from '#core';
import type { Limits, SearchLimits } from './limits.ts';
import { makeDepthSearch } from './depth-search.ts';
import type { DepthSearch } from './depth-search.ts';
import { MAX_DEPTH } from './null-window-search.ts';
import { movesByPromise } from './moves.ts';
import { lineFrom } from './principal-variation.ts';

/** Time limit by a clock supplied by the caller. The result then depends on the machine. */
export interface TimeLimit {
  readonly milliseconds: number;
  readonly now: () => number;
}

export interface Finding<A> {
  readonly action: A;
  /** Expected score: the first player's minus the second's. */
  readonly value: number;
  /** True if the value is proven. */
  readonly exact: boolean;
  /** Depth of the last completed search, in moves. */
  readonly depth: number;
  readonly nodes: number;
  /** Principal variation, as far as the table stores it; starts with `action`. */
  readonly line: readonly A[];
}

/** Positions granted to the first search, as a multiple of the limit and at least. */
const MAX_OVERRUN = 4;
const MIN_PATIENCE = 2000;

/** Iterative deepening search that runs in slices of any size. */
export class Search<A> {
  readonly #position: Position<A>;
  readonly #limits: SearchLimits;
  readonly #search: DepthSearch;
  /**
   * Moves at the root, most promising first, and the number of them already examined one by one.
   */
  readonly #moves: Int32Array;
  readonly #actions: ReadonlyMap<number, A>;
  #looked = 0;
  readonly #guess: number;
  /** Number of depths that this thread skips at first. */
  readonly #ahead: number;
  #depth = 1;
  #done = false;
  #found: Omit<Finding<A>, 'nodes'>;
  #foundMove: number;

  /** Takes ownership of a position with a player to move. */
  constructor(position: Position<A>, limits: Limits) {
    if (position.player() < 0) throw new RangeError('search: no player is to move');
    this.#position = position;
    this.#limits = { depth: MAX_DEPTH, ...limits };
    this.#search = makeDepthSearch(position, limits);
    this.#ahead = (limits.crew?.index ?? 0) % 2;
    this.#moves = movesByPromise(position);
    this.#actions = new Map([...this.#moves].map((move) => [move, position.action(move)]));
    this.#foundMove = assertDefined(this.#moves[0]);
    const action = this.#actionOf(this.#foundMove);
    this.#guess = position.estimate();
    this.#found = { action, value: this.#guess, exact: false, depth: 0, line: [action] };
  }

  /**
   * Searches this many more positions, up to `limit` in total, and returns true once the search has
   * ended. Always examines every root move one ply deep, whatever the limit; only if captures and
   * checks make that very long, it ends on the way.
   */
  run(nodes: number, limit = this.#limits.nodes): boolean {
    const search = this.#search;
    const end = search.nodes + nodes;
    search.table.makeRoomFor(Math.min(end, limit));
    while (!this.#done && search.nodes < end) {
      const most = this.#mostNodes(limit);
      if (search.nodes >= most) break;
      const maxNodes = Math.min(end, most);
      if (this.#looked < this.#moves.length) this.#look();
      else if (this.#search.run(maxNodes)) this.#conclude();
    }
    return this.#done || search.nodes >= this.#mostNodes(limit);
  }

  /** Number of positions after which the search ends in its present stage. */
  #mostNodes(limit: number): number {
    if (this.hasLookedAhead) return limit;
    const hasLooked = this.#looked === this.#moves.length;
    return hasLooked ? Math.max(MIN_PATIENCE, MAX_OVERRUN * limit) : Infinity;
  }

  /** True once every root move has been examined one ply deep. */
  get hasLookedAhead(): boolean {
    return this.#done || this.#depth > 1;
  }

  /**
   * Evaluates the position after one root move, without searching deeper. This gives slow rules a
   * basis for a choice, and ends the search at an immediate win.
   */
  #look(): void {
    const position = this.#position;
    const move = assertDefined(this.#moves[this.#looked]);
    const sign = position.player() === 0 ? 1 : -1;
    position.make(move);
    this.#search.nodes += 1;
    const isOver = position.player() < 0;
    const value = isOver ? position.result() : position.estimate();
    const exact = isOver && sign * value === position.bound;
    position.unmake();
    if (exact || this.#looked === 0 || sign * value > sign * this.#found.value) {
      const action = this.#actionOf(move);
      this.#foundMove = move;
      this.#found = { action, value, exact, depth: exact ? 1 : 0, line: [action] };
    }
    this.#looked += 1;
    this.#done = exact;
    if (this.#looked < this.#moves.length) return;
    this.#depth = 1 + this.#ahead;
    this.#search.start(this.#depth, this.#guess);
  }

  #actionOf(move: number): A {
    return assertDefined(this.#actions.get(move));
  }

  /** Result of the deepest completed search, with a better move of the search in progress. */
  get finding(): Finding<A> {
    const { nodes, interimMove } = this.#search;
    const found = { ...this.#found, nodes };
    if (this.#done || interimMove < 0 || interimMove === this.#foundMove) return found;
    const action = this.#actionOf(interimMove);
    return { ...found, action, line: [action] };
  }

  #conclude(): void {
    const { value, exact, move } = this.#search;
    const depth = this.#depth;
    // When every move loses, keep the move of the previous depth: it holds out longest.
    const isKept = move < 0 || (depth > 1 && exact && this.#isLoss(value));
    if (!isKept) this.#foundMove = move;
    const line = isKept ? this.#found.line : lineFrom(this.#position, this.#search.table, move);
    this.#found = { action: line[0] ?? this.#found.action, value, exact, depth, line };
    this.#done = exact || depth >= this.#limits.depth;
    if (this.#done) return;
    this.#depth += 1;
    this.#search.start(this.#depth, value);
  }

  /** True if `value` is the worst possible score for the player at the root. */
  #isLoss(value: number): boolean {
    const { bound } = this.#position;
    return value === (this.#position.player() === 0 ? -bound : bound);
  }
}

const SLICE = 4096;

/** Searches a position with a player to move, within the limits. */
export function search<A>(position: Position<A>, limits: Limits, time?: TimeLimit): Finding<A> {
  const searching = new Search(position, limits);
  const end = time === undefined ? Infinity : time.now() + time.milliseconds;
  while (!searching.run(SLICE) && (time === undefined || time.now() < end));
  return searching.finding;
}
