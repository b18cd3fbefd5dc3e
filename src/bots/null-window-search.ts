import type { Position } from '#core';
import { SOLVED } from './transposition-table.ts';
import type { TranspositionTable } from './transposition-table.ts';

/** Maximum search depth, in moves. */
export const MAX_DEPTH = SOLVED - 1;

/** Maximum extension of a line when a player moves again, in plies. */
const EXTRA_PLIES = 16;
const MAX_PLIES = MAX_DEPTH + EXTRA_PLIES;

/** Initial room for moves, in plies as wide as the first. */
const ROOM = 64;

/** Largest score that fits the table. */
const MAX_BOUND = 16_000;
const INFINITE = 1 << 20;

/** History heuristic: moves that caused cutoffs come before others of equal score. */
const HISTORY_MOVES = 1024;
const MAX_HISTORY = 1 << 20;

/**
 * Null-window alpha-beta search: tests whether the score reaches a threshold. Scores are never
 * negated, which makes repeated turns of a player simple: player 0 seeks a move that reaches the
 * threshold, player 1 one that stays below it. A move after which the same player moves again costs
 * no depth.
 *
 * The search uses explicit stacks instead of recursion. It can stop after any node and continue
 * later with the same result. While a search is running, it owns the position.
 */
export class NullWindowSearch<A> {
  readonly position: Position<A>;
  readonly table: TranspositionTable;
  /** Positions entered since the search was created. */
  nodes = 0;
  /** Result: a bound of the score, on its side of the threshold. */
  value = 0;
  /** True if the result is proven at any depth. */
  solved = false;
  /** Move that decided the result for the player to move, or -1 if none did. */
  move = -1;

  #threshold = 0;
  #pliesMax = 0;
  #ply = 0;
  #isRunning = false;
  // Data of the position at each ply, one array per field.
  #moves: Int32Array;
  #ranks: Float64Array;
  /** Index of the first move of each ply, after the moves of the previous ply. */
  readonly #first = new Int32Array(MAX_PLIES + 1);
  readonly #count = new Int32Array(MAX_PLIES + 1);
  readonly #tried = new Int32Array(MAX_PLIES + 1);
  readonly #depth = new Int32Array(MAX_PLIES + 1);
  readonly #player = new Int32Array(MAX_PLIES + 1);
  readonly #since = new Float64Array(MAX_PLIES + 1);
  readonly #best = new Int32Array(MAX_PLIES + 1);
  readonly #bestMove = new Int32Array(MAX_PLIES + 1);
  readonly #solved = new Uint8Array(MAX_PLIES + 1);
  readonly #history = new Int32Array(2 * HISTORY_MOVES);

  constructor(position: Position<A>, table: TranspositionTable) {
    if (position.bound > MAX_BOUND) {
      throw new RangeError(
        `scores reach ${position.bound}, but the search supports at most ${MAX_BOUND}`,
      );
    }
    this.position = position;
    this.table = table;
    this.#moves = new Int32Array(position.width * ROOM);
    this.#ranks = new Float64Array(position.width * ROOM);
  }

  /**
   * Starts a test whether the score is at least `threshold`, looking 1 to `MAX_DEPTH` moves ahead.
   * The threshold must exceed `scoreSoFar - remaining` and be at most `scoreSoFar + remaining`.
   */
  start(threshold: number, depth: number): void {
    this.#threshold = threshold;
    this.#depth[0] = depth;
    this.#pliesMax = depth + EXTRA_PLIES;
    this.#ply = 0;
    this.#isRunning = true;
    this.move = -1;
  }

  /**
   * Runs until the test is decided (true), or until `nodes` positions in total have been entered.
   */
  run(nodes: number): boolean {
    while (this.#isRunning && this.nodes < nodes) {
      if (this.#enter()) this.#descend();
      else this.#retreat();
    }
    return !this.#isRunning;
  }

  /**
   * Evaluates the current position. Returns true if its moves must be searched; otherwise the
   * result is set.
   */
  #enter(): boolean {
    this.nodes += 1;
    const { position } = this;
    const player = position.player();
    if (player < 0) return !this.#answer(position.result(), true);
    if (this.#isDecided()) return false;
    const entry = this.table.find(position.hashHigh(), position.hashLow());
    if (entry >= 0 && this.#isInTable(entry)) return false;
    const ply = this.#ply;
    this.#player[ply] = player;
    this.#since[ply] = this.nodes;
    this.#best[ply] = player === 0 ? -INFINITE : INFINITE;
    this.#bestMove[ply] = -1;
    this.#solved[ply] = 1;
    this.#listMoves();
    const best = entry < 0 ? -1 : this.table.move(entry);
    this.#rankMoves(best);
    return true;
  }

  #answer(value: number, solved: boolean): true {
    this.value = value;
    this.solved = solved;
    return true;
  }

  /** True if the score so far decides the test, or the horizon is reached. */
  #isDecided(): boolean {
    const { position } = this;
    const score = position.scoreSoFar();
    const remaining = position.remaining();
    const [low, high] = [score - remaining, score + remaining];
    if (low >= this.#threshold) return this.#answer(low, true);
    if (high < this.#threshold) return this.#answer(high, true);
    const depth = at(this.#depth, this.#ply);
    if (depth > 0 && this.#ply < this.#pliesMax) return false;
    return this.#answer(position.estimate(), false);
  }

  #isInTable(entry: number): boolean {
    const { table } = this;
    const depth = table.depth(entry);
    // The root also needs a move.
    if (this.#ply === 0 || depth < at(this.#depth, this.#ply)) return false;
    const score = this.position.scoreSoFar();
    const lower = score + table.lower(entry);
    if (lower >= this.#threshold) return this.#answer(lower, depth === SOLVED);
    const upper = score + table.upper(entry);
    return upper < this.#threshold && this.#answer(upper, depth === SOLVED);
  }

  #listMoves(): void {
    const { position } = this;
    const ply = this.#ply;
    const first = ply === 0 ? 0 : at(this.#first, ply - 1) + at(this.#count, ply - 1);
    if (first + position.width > this.#moves.length) this.#grow(first + position.width);
    this.#first[ply] = first;
    this.#count[ply] = position.moves(this.#moves, first);
    this.#tried[ply] = 0;
  }

  /** Orders the moves: the transposition table's best move first, then by score and history. */
  #rankMoves(tableMove: number): void {
    const { position } = this;
    const first = at(this.#first, this.#ply);
    const end = first + at(this.#count, this.#ply);
    for (let i = first; i < end; i++) {
      const move = at(this.#moves, i);
      this.#ranks[i] =
        move === tableMove
          ? Infinity
          : position.orderingScore(move) * MAX_HISTORY + at(this.#history, this.#historyOf(move));
    }
  }

  #grow(low: number): void {
    const moves = new Int32Array(Math.max(low, 2 * this.#moves.length));
    const ranks = new Float64Array(moves.length);
    moves.set(this.#moves);
    ranks.set(this.#ranks);
    this.#moves = moves;
    this.#ranks = ranks;
  }

  #historyOf(move: number): number {
    const key = this.position.historyKey?.(move) ?? move;
    return at(this.#player, this.#ply) * HISTORY_MOVES + (key & (HISTORY_MOVES - 1));
  }

  /** Makes the next untried move. */
  #descend(): void {
    const { position } = this;
    const ply = this.#ply;
    const move = this.#nextMove(ply);
    position.make(move);
    const isSamePlayer = position.player() === at(this.#player, ply);
    this.#depth[ply + 1] = at(this.#depth, ply) - (isSamePlayer ? 0 : 1);
    this.#ply = ply + 1;
  }

  #nextMove(ply: number): number {
    const moves = this.#moves;
    const ranks = this.#ranks;
    const first = at(this.#first, ply);
    const next = first + at(this.#tried, ply);
    let best = next;
    for (let i = next + 1; i < first + at(this.#count, ply); i++) {
      if (at(ranks, i) > at(ranks, best)) best = i;
    }
    const move = at(moves, best);
    moves[best] = at(moves, next);
    ranks[best] = at(ranks, next);
    moves[next] = move;
    this.#tried[ply] = at(this.#tried, ply) + 1;
    return move;
  }

  /** Backs up the result to a node with moves left to search, or out of the search. */
  #retreat(): void {
    while (this.#ply > 0) {
      this.position.unmake();
      this.#ply -= 1;
      if (this.#weigh()) {
        this.#descend();
        return;
      }
      this.#close();
    }
    const forFirst = this.value >= this.#threshold;
    this.move = forFirst === (this.#player[0] === 0) ? at(this.#bestMove, 0) : -1;
    this.#isRunning = false;
  }

  /** Applies the result of the last move. Returns true if more moves must be searched. */
  #weigh(): boolean {
    const { value, solved } = this;
    const ply = this.#ply;
    const isFirst = this.#player[ply] === 0;
    const best = at(this.#best, ply);
    const move = at(this.#moves, at(this.#first, ply) + at(this.#tried, ply) - 1);
    if (isFirst ? value > best : value < best) {
      this.#best[ply] = value;
      this.#bestMove[ply] = move;
    }
    if (value >= this.#threshold === isFirst) {
      this.#solved[ply] = solved ? 1 : 0;
      this.#recordCutoff(move);
      return false;
    }
    if (!solved) this.#solved[ply] = 0;
    return at(this.#tried, ply) < at(this.#count, ply);
  }

  #recordCutoff(move: number): void {
    const history = this.#history;
    const index = this.#historyOf(move);
    const depth = at(this.#depth, this.#ply);
    const score = at(history, index) + depth * depth;
    history[index] = score;
    if (score < MAX_HISTORY) return;
    for (let i = 0; i < history.length; i++) history[i] = at(history, i) >> 1;
  }

  /** Computes the result of a position from its moves and stores it in the table. */
  #close(): void {
    const { position, table } = this;
    const ply = this.#ply;
    const solved = this.#solved[ply] === 1;
    const value = at(this.#best, ply);
    const gain = value - position.scoreSoFar();
    const reached = value >= this.#threshold;
    table.store(position.hashHigh(), position.hashLow(), {
      lower: reached ? gain : -position.remaining(),
      upper: reached ? position.remaining() : gain,
      depth: solved ? SOLVED : at(this.#depth, ply),
      move: at(this.#bestMove, ply),
      nodes: this.nodes - at(this.#since, ply),
    });
    this.#answer(value, solved);
  }
}

function at(cells: Int32Array | Float64Array, index: number): number {
  return cells[index] as number;
}
