import { int32At } from '#core';
import type { Position } from '#core';
import type { MoveHistory } from './move-history.ts';

/** Initial room for moves, in plies as wide as the first. */
const ROOM = 64;

/** Ranks of moves, above the history of quiet moves. */
const NOISY_RANK = 1 << 28;
const KILLER_RANK = 1 << 27;
/** Rank from which a quiet move is a killer or a countermove. */
export const REPLY_RANK: number = 1 << 26;
const ORDER_WEIGHT = 32;

/** Context in which the moves of a ply are ranked. */
export interface RankContext {
  readonly player: number;
  /** Move from the transposition table, or -1. */
  readonly tableMove: number;
  /** History index of the move before, or below 0. */
  readonly before: number;
}

/** Moves of all plies on the line of a search, tried in the order of their ranks. */
export class MoveStack<A> {
  readonly #position: Position<A>;
  readonly #history: MoveHistory;
  #moves: Int32Array;
  #ranks: Float64Array;
  /** History index of each move, complemented for noisy moves. */
  #keys: Int32Array;
  /** Index of the first move of each ply, after the moves of the ply before. */
  readonly #first: Int32Array;
  readonly #count: Int32Array;
  readonly #tried: Int32Array;

  constructor(position: Position<A>, history: MoveHistory, plies: number) {
    this.#position = position;
    this.#history = history;
    this.#moves = new Int32Array(position.width * ROOM);
    this.#ranks = new Float64Array(this.#moves.length);
    this.#keys = new Int32Array(this.#moves.length);
    this.#first = new Int32Array(plies + 1);
    this.#count = new Int32Array(plies + 1);
    this.#tried = new Int32Array(plies + 1);
  }

  /** Lists the moves of the current position. */
  list(ply: number): void {
    const { width } = this.#position;
    const first = this.#begin(ply);
    if (first + width > this.#moves.length) this.#grow(first + width);
    this.#count[ply] = this.#position.moves(this.#moves, first);
  }

  /** Leaves a ply without moves for now. */
  skip(ply: number): void {
    this.#begin(ply);
    this.#count[ply] = 0;
  }

  #begin(ply: number): number {
    const first = ply === 0 ? 0 : int32At(this.#first, ply - 1) + int32At(this.#count, ply - 1);
    this.#first[ply] = first;
    this.#tried[ply] = 0;
    return first;
  }

  #grow(low: number): void {
    const size = Math.max(low, 2 * this.#moves.length);
    const [moves, ranks, keys] = [this.#moves, this.#ranks, this.#keys];
    this.#moves = new Int32Array(size);
    this.#ranks = new Float64Array(size);
    this.#keys = new Int32Array(size);
    this.#moves.set(moves);
    this.#ranks.set(ranks);
    this.#keys.set(keys);
  }

  hasQuiet(ply: number): boolean {
    const position = this.#position;
    const first = int32At(this.#first, ply);
    const end = first + int32At(this.#count, ply);
    for (let index = first; index < end; index += 1) {
      if (position.isNoisy?.(int32At(this.#moves, index)) !== true) return true;
    }
    return false;
  }

  /** Keeps only the noisy moves of a ply and returns their number. */
  keepNoisy(ply: number): number {
    const moves = this.#moves;
    const first = int32At(this.#first, ply);
    const end = first + int32At(this.#count, ply);
    let count = first;
    for (let index = first; index < end; index += 1) {
      const move = int32At(moves, index);
      if (this.#position.isNoisy?.(move) !== true) continue;
      moves[count] = move;
      count += 1;
    }
    this.#count[ply] = count - first;
    return count - first;
  }

  /** Ranks moves: from the table, noisy, killers, a countermove, by history, losing captures. */
  rank(ply: number, context: RankContext): void {
    const position = this.#position;
    const first = int32At(this.#first, ply);
    const end = first + int32At(this.#count, ply);
    for (let index = first; index < end; index += 1) {
      const move = int32At(this.#moves, index);
      const isNoisy = position.isNoisy?.(move) === true;
      const key = this.#history.indexOf(context.player, position.historyKey?.(move) ?? move);
      this.#keys[index] = isNoisy ? ~key : key;
      const order = position.orderingScore(move) * ORDER_WEIGHT;
      if (move === context.tableMove) this.#ranks[index] = Infinity;
      else if (!isNoisy) this.#ranks[index] = order + this.#quietRank(ply, key, context.before);
      else {
        const isLosing = (position.exchange?.(move) ?? 0) < 0;
        this.#ranks[index] = order + (isLosing ? -NOISY_RANK : NOISY_RANK);
      }
    }
  }

  #quietRank(ply: number, key: number, before: number): number {
    const history = this.#history;
    if (history.isKiller(ply, key)) return KILLER_RANK;
    return history.scoreOf(key) + (history.isReply(before, key) ? REPLY_RANK : 0);
  }

  /** Moves on to the best untried move; false if there is none. */
  next(ply: number): boolean {
    const tried = int32At(this.#tried, ply);
    const count = int32At(this.#count, ply);
    if (tried === count) return false;
    const ranks = this.#ranks;
    const next = int32At(this.#first, ply) + tried;
    const end = next + count - tried;
    let best = next;
    let rank = ranks[next] as number;
    for (let index = next + 1; index < end; index += 1) {
      const other = ranks[index] as number;
      if (other <= rank) continue;
      best = index;
      rank = other;
    }
    this.#swap(next, best);
    this.#tried[ply] = tried + 1;
    return true;
  }

  #swap(one: number, other: number): void {
    const [moves, ranks, keys] = [this.#moves, this.#ranks, this.#keys];
    const move = int32At(moves, one);
    const rank = ranks[one] as number;
    const key = int32At(keys, one);
    moves[one] = int32At(moves, other);
    ranks[one] = ranks[other] as number;
    keys[one] = int32At(keys, other);
    moves[other] = move;
    ranks[other] = rank;
    keys[other] = key;
  }

  /** Number of moves tried, including the current one. */
  tried(ply: number): number {
    return int32At(this.#tried, ply);
  }

  #current(ply: number): number {
    return int32At(this.#first, ply) + int32At(this.#tried, ply) - 1;
  }

  /** Move being tried. */
  move(ply: number): number {
    return int32At(this.#moves, this.#current(ply));
  }

  rankOf(ply: number): number {
    return this.#ranks[this.#current(ply)] as number;
  }

  /** History index of the move being tried; below 0 for a noisy move. */
  key(ply: number): number {
    return int32At(this.#keys, this.#current(ply));
  }

  /** Lowers the history of the quiet moves tried before the current one. */
  punishEarlier(ply: number, bonus: number): void {
    const end = this.#current(ply);
    for (let index = int32At(this.#first, ply); index < end; index += 1) {
      const key = int32At(this.#keys, index);
      if (key >= 0) this.#history.change(key, -bonus);
    }
  }
}
