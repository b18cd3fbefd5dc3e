import type { Position } from '#core';
import { SOLVED } from './transposition-table.ts';
import type { TranspositionTable } from './transposition-table.ts';

/** The furthest that a question may ask to look ahead, in moves. */
export const MAX_DEPTH = SOLVED - 1;

/** How many moves a line may be extended because a player moves again. */
const EXTRA_PLIES = 16;
const MAX_PLIES = MAX_DEPTH + EXTRA_PLIES;

/** Quiescence search: how many more noisy moves are searched beyond the depth. */
const QUIESCENCE_PLIES = 6;

/** Plies that there is room for at first, if all are as wide as the first one. */
const ROOM = 64;

/** Scores beyond this do not fit the table. */
const MAX_BOUND = 16_000;
const INFINITE = 1 << 20;

/** The history heuristic: moves that caused cutoffs before are tried before others of equal score. */
const HISTORY_MOVES = 1024;
const MAX_HISTORY = 1 << 20;

/**
 * Null-window alpha-beta search: it answers whether the score will reach a
 * threshold. Nothing is negated, so that a player who moves again needs no care: player 0 seeks a
 * move that reaches the threshold, player 1 one that stays below it. A move after which the same
 * player moves again costs no depth.
 *
 * It runs on stacks of its own, not on the language's: it can stop after any node and go on later,
 * and where it is stopped makes no difference to what it finds. While a question is open the
 * position is its own.
 */
export class NullWindowSearch<A> {
  readonly position: Position<A>;
  readonly table: TranspositionTable;
  /** Positions entered since the search was made. */
  nodes = 0;
  /** The answer: a bound of the score, on its side of the threshold. */
  value = 0;
  /** Whether the answer holds however far one looks ahead. */
  solved = false;
  /** The move that decided the question for the player to move; -1 where none did. */
  move = -1;

  #threshold = 0;
  #pliesMax = 0;
  #ply = 0;
  #isRunning = false;
  // What is known of the position at each ply, one array for each thing.
  #moves: Int32Array;
  #ranks: Float64Array;
  /** Where the moves of each ply begin: behind those of the ply before. */
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
      throw new RangeError(`scores up to ${position.bound}: at most ${MAX_BOUND} can be searched`);
    }
    this.position = position;
    this.table = table;
    this.#moves = new Int32Array(position.width * ROOM);
    this.#ranks = new Float64Array(position.width * ROOM);
  }

  /**
   * Asks whether the score is at least `threshold`, looking 1 to `MAX_DEPTH` moves ahead. The
   * threshold lies above `scoreSoFar - remaining` and not above `scoreSoFar + remaining`.
   */
  ask(threshold: number, depth: number): void {
    this.#threshold = threshold;
    this.#depth[0] = depth;
    this.#pliesMax = depth + EXTRA_PLIES;
    this.#ply = 0;
    this.#isRunning = true;
    this.move = -1;
  }

  /** Works until the question is answered (true), or until `nodes` were entered in all. */
  run(nodes: number): boolean {
    while (this.#isRunning && this.nodes < nodes) {
      if (this.#enter()) this.#descend();
      else this.#retreat();
    }
    return !this.#isRunning;
  }

  /** Looks at the position reached: true where its moves must be tried, else the answer is set. */
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
    if (at(this.#depth, ply) <= 0 && !this.#hasNoisyMoves(ply)) return false;
    this.#rankMoves(best);
    return true;
  }

  /**
   * Whether there are noisy moves to try beyond the horizon. The player need not take any of them,
   * unless there are no others: an estimate that answers the question leaves nothing to try.
   */
  #hasNoisyMoves(ply: number): boolean {
    if (this.position.isNoisy === undefined || !this.#hasQuiet(ply)) return true;
    const value = this.position.estimate();
    const isFirst = this.#player[ply] === 0;
    if (value >= this.#threshold === isFirst) return !this.#answer(value, false);
    const loud = this.#keepNoisy(ply);
    this.#best[ply] = value;
    this.#solved[ply] = 0;
    return loud > 0 || !this.#answer(value, false);
  }

  #hasQuiet(ply: number): boolean {
    const first = at(this.#first, ply);
    const end = first + at(this.#count, ply);
    for (let i = first; i < end; i++) {
      if (this.position.isNoisy?.(at(this.#moves, i)) !== true) return true;
    }
    return false;
  }

  /** Leaves only the noisy moves of a ply; returns how many there are. */
  #keepNoisy(ply: number): number {
    const moves = this.#moves;
    const first = at(this.#first, ply);
    const end = first + at(this.#count, ply);
    let kept = first;
    for (let i = first; i < end; i++) {
      const move = at(moves, i);
      if (this.position.isNoisy?.(move) !== true) continue;
      moves[kept] = move;
      kept += 1;
    }
    this.#count[ply] = kept - first;
    return kept - first;
  }

  #answer(value: number, solved: boolean): true {
    this.value = value;
    this.solved = solved;
    return true;
  }

  /** Whether the score so far answers the question, or the horizon has been reached. */
  #isDecided(): boolean {
    const { position } = this;
    const score = position.scoreSoFar();
    const remaining = position.remaining();
    const [least, most] = [score - remaining, score + remaining];
    if (least >= this.#threshold) return this.#answer(least, true);
    if (most < this.#threshold) return this.#answer(most, true);
    const depth = at(this.#depth, this.#ply);
    if (depth > 0 && this.#ply < this.#pliesMax) return false;
    const isEnd = position.isNoisy === undefined || this.#ply === this.#pliesMax;
    return (isEnd || depth <= -QUIESCENCE_PLIES) && this.#answer(position.estimate(), false);
  }

  #isInTable(entry: number): boolean {
    const { table } = this;
    const depth = table.depth(entry);
    // At the root a move is wanted, too.
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

  /** Orders the moves: the best one of the transposition table first, then by score and history. */
  #rankMoves(known: number): void {
    const { position } = this;
    const first = at(this.#first, this.#ply);
    const end = first + at(this.#count, this.#ply);
    for (let i = first; i < end; i++) {
      const move = at(this.#moves, i);
      this.#ranks[i] =
        move === known
          ? Infinity
          : position.orderingScore(move) * MAX_HISTORY + at(this.#history, this.#historyOf(move));
    }
  }

  #grow(least: number): void {
    const moves = new Int32Array(Math.max(least, 2 * this.#moves.length));
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

  /** Makes the first move in order that has not been tried. */
  #descend(): void {
    const { position } = this;
    const ply = this.#ply;
    const move = this.#nextMove(ply);
    position.make(move);
    const again = position.player() === at(this.#player, ply);
    this.#depth[ply + 1] = at(this.#depth, ply) - (again ? 0 : 1);
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

  /** Carries the answer back to where it leaves something to try, or out of the search. */
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

  /** Takes in the answer about the move last tried; true where more must be tried. */
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

  /** Answers for the position whose moves were tried, and remembers it. */
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
      depth: solved ? SOLVED : Math.max(0, at(this.#depth, ply)),
      move: at(this.#bestMove, ply),
      nodes: this.nodes - at(this.#since, ply),
    });
    this.#answer(value, solved);
  }
}

function at(cells: Int32Array | Float64Array, index: number): number {
  return cells[index] as number;
}
