import { float64At, int32At as at } from '#core';
import type { Position } from '#core';
import type { Limits } from './limits.ts';
import { MoveHistory, MAX_HISTORY } from './move-history.ts';
import { MoveStack, REPLY_RANK } from './move-stack.ts';
import { reductionAt } from './reductions.ts';
import { Misjudgement } from './misjudgement.ts';
import { SOLVED } from './transposition-table.ts';
import type { TranspositionTable } from './transposition-table.ts';

/** Maximum length of a line, in plies. */
const MAX_PLIES = 250;
/** Quiescence search: maximum number of plies beyond the horizon. */
const QUIESCENCE_PLIES = 12;
const MAX_BOUND = 16_000;
/** Plies over which scores of wins fall with the distance to the win. */
const MATE_PLIES = 512;
const MIN_MATE_BOUND = 4096;
const INFINITE = 1 << 20;

const NULL_DEPTH = 3;
const NULL_REDUCTION = 3;
const RAZOR_DEPTH = 6;
const FUTILITY_DEPTH = 3;
const COUNT_DEPTH = 4;
/** Quiet moves that are searched at any depth, and for each square of the depth. */
const MIN_QUIETS = 4;
const QUIETS_PER_DEPTH = 2;
const LOSING_DEPTH = 4;
const INTERNAL_DEPTH = 4;

/** Binary digits by which a usual change is smaller than the largest score, if there is no margin. */
const MARGIN_SHIFT = 9;

/** Stages of the search of a move. */
const STAGE = { pass: 0, reduced: 1, scout: 2, full: 3 } as const;

/**
 * Principal variation search with selective pruning: null move, late-move reductions, futility, and
 * a quiescence search that considers exchanges. Scores at a ply are the mover's. A move after which
 * the same player moves again costs no depth.
 *
 * The search uses explicit stacks instead of recursion. It can stop after any node and continue
 * later with the same result. While a search is running, it owns the position.
 */
export class SelectiveSearch<A> {
  readonly position: Position<A>;
  readonly table: TranspositionTable;
  /** Positions entered since the search was created. */
  nodes = 0;
  /** Result: the first player's score, or a bound if it is outside the window. */
  value = 0;
  /** True if the result is proven at any depth. */
  solved = false;
  /** Best move at the root so far, or -1. */
  move = -1;

  #ply = 0;
  #maxPly = 0;
  #isRunning = false;
  /** Scores above this are wins. */
  readonly #mate: number;
  readonly #margin: number;
  readonly #misjudgement: Misjudgement;
  readonly #history = new MoveHistory(MAX_PLIES);
  readonly #moves: MoveStack<A>;
  // Data of the position at each ply, one array per field.
  readonly #quiets = new Int32Array(MAX_PLIES + 1);
  readonly #depth = new Int32Array(MAX_PLIES + 1);
  readonly #alpha = new Int32Array(MAX_PLIES + 1);
  readonly #beta = new Int32Array(MAX_PLIES + 1);
  readonly #low = new Int32Array(MAX_PLIES + 1);
  readonly #player = new Int32Array(MAX_PLIES + 1);
  readonly #stage = new Int32Array(MAX_PLIES + 1);
  readonly #reduction = new Int32Array(MAX_PLIES + 1);
  readonly #estimate = new Int32Array(MAX_PLIES + 1);
  /** Plies by which the depth has been extended for a check. */
  readonly #extension = new Int32Array(MAX_PLIES + 1);
  readonly #isCheck = new Uint8Array(MAX_PLIES + 1);
  readonly #mayPrune = new Uint8Array(MAX_PLIES + 1);
  readonly #tableMove = new Int32Array(MAX_PLIES + 1);
  /** History index of the move that led to each ply, or -1. */
  readonly #before = new Int32Array(MAX_PLIES + 2).fill(-1);
  readonly #since = new Float64Array(MAX_PLIES + 1);
  readonly #best = new Int32Array(MAX_PLIES + 1);
  readonly #bestMove = new Int32Array(MAX_PLIES + 1);
  readonly #bestSolved = new Uint8Array(MAX_PLIES + 1);
  readonly #solved = new Uint8Array(MAX_PLIES + 1);

  constructor(
    position: Position<A>,
    table: TranspositionTable,
    { variety, blur }: Pick<Limits, 'variety' | 'blur'> = {},
  ) {
    if (position.bound > MAX_BOUND) {
      throw new RangeError(
        `scores reach ${position.bound}, but the search supports at most ${MAX_BOUND}`,
      );
    }
    this.position = position;
    this.table = table;
    const plies = position.bound < MIN_MATE_BOUND ? 0 : MATE_PLIES;
    this.#mate = position.bound - plies;
    this.#margin = position.margin ?? 0;
    const usual = this.#margin > 0 ? this.#margin : position.bound >> MARGIN_SHIFT;
    this.#misjudgement = new Misjudgement({ usual, most: this.#mate - 1 }, { variety, blur });
    this.#moves = new MoveStack(position, this.#history, MAX_PLIES);
  }

  /** A score without the distance to a win. */
  outcomeOf(score: number): number {
    if (score > this.#mate) return this.position.bound;
    return score < -this.#mate ? -this.position.bound : score;
  }

  /** Starts a search 1 ply or more ahead with a window of the first player's scores. */
  start(low: number, high: number, depth: number): void {
    const isFirst = this.position.player() !== 1;
    this.#alpha[0] = isFirst ? low : -high;
    this.#beta[0] = isFirst ? high : -low;
    this.#depth[0] = depth;
    this.#maxPly = Math.min(MAX_PLIES, 2 * depth + 32);
    this.#ply = 0;
    this.#isRunning = true;
    this.move = -1;
  }

  /** Runs to the end (true), or until `nodes` positions in total have been entered. */
  run(nodes: number): boolean {
    while (this.#isRunning && this.nodes < nodes) {
      if (!this.#enter()) this.#retreat();
    }
    return !this.#isRunning;
  }

  /** Ends a node with a score of the first player; returns false. */
  #answer(value: number, solved: boolean): false {
    this.value = value;
    this.solved = solved;
    return false;
  }

  /** Ends a node with a score of its mover; returns false. */
  #answerMover(value: number, solved: boolean): false {
    return this.#answer(this.#player[this.#ply] === 0 ? value : -value, solved);
  }

  /** Evaluates the current position. Returns true if a move was made, false if it is decided. */
  #enter(): boolean {
    this.nodes += 1;
    const { position } = this;
    const ply = this.#ply;
    const player = this.#mover();
    if (player < 0) return this.#answer(this.#resultAt(ply), true);
    this.#player[ply] = player;
    if (ply > 0 && position.isRepeated?.() === true) return this.#answer(0, false);
    if (ply >= this.#maxPly) return this.#answer(position.estimate(), false);
    const entry = this.table.find(position.hashHigh(), position.hashLow());
    if (entry >= 0 && ply > 0 && this.#isInTable(entry)) return false;
    if (ply > 0 && position.isSettled?.() === true) return this.#answer(position.estimate(), false);
    const isCheck = position.isCheck?.() === true;
    const isExtended = isCheck && at(this.#depth, ply) >= 0;
    this.#isCheck[ply] = isCheck ? 1 : 0;
    this.#extension[ply] = isExtended ? 1 : 0;
    if (isExtended) this.#depth[ply] = at(this.#depth, ply) + 1;
    this.#tableMove[ply] = entry < 0 ? -1 : this.table.move(entry);
    this.#low[ply] = at(this.#alpha, ply);
    this.#since[ply] = this.nodes;
    this.#best[ply] = -INFINITE;
    this.#bestMove[ply] = -1;
    this.#bestSolved[ply] = 0;
    this.#solved[ply] = 1;
    this.#quiets[ply] = 0;
    this.#mayPrune[ply] = 0;
    return at(this.#depth, ply) > 0 ? this.#enterTree(ply) : this.#enterQuiescence(ply);
  }

  /** Player to move, or -1 once the game is over, perhaps except for a lack of moves. */
  #mover(): number {
    return this.position.mover?.() ?? this.position.player();
  }

  #resultAt(ply: number): number {
    const { position } = this;
    const result = position.result();
    if (this.#mate === position.bound) return result;
    if (result === position.bound) return result - ply;
    return result === -position.bound ? result + ply : result;
  }

  #isInTable(entry: number): boolean {
    const { table } = this;
    const ply = this.#ply;
    const depth = table.depth(entry);
    const isSolved = depth === SOLVED;
    if (depth < Math.max(0, at(this.#depth, ply))) return false;
    const [alpha, beta] = [at(this.#alpha, ply), at(this.#beta, ply)];
    if (beta - alpha > 1 && !isSolved) return false;
    const score = this.position.scoreSoFar();
    const lower = this.#fromTable(score + table.lower(entry), ply);
    const upper = this.#fromTable(score + table.upper(entry), ply);
    const isFirst = this.#player[ply] === 0;
    const [least, most] = isFirst ? [lower, upper] : [-upper, -lower];
    if (least >= beta) return !this.#answerMover(least, isSolved);
    if (most <= alpha) return !this.#answerMover(most, isSolved);
    return least === most && !this.#answerMover(least, isSolved);
  }

  /** Converts a score between distances from the root and from the position of a ply. */
  #fromTable(score: number, ply: number): number {
    const { bound } = this.position;
    if (score > this.#mate && score < bound) return score - ply;
    return score < -this.#mate && score > -bound ? score + ply : score;
  }

  #toTable(score: number, ply: number): number {
    const { bound } = this.position;
    if (score > this.#mate) return Math.min(bound, score + ply);
    return score < -this.#mate ? Math.max(-bound, score - ply) : score;
  }

  /**
   * The mover's estimate of the current position: exact if it may lie between two values, and near
   * the truth otherwise.
   */
  #estimateBetween(ply: number, low: number, high: number): number {
    const { position } = this;
    const sign = this.#player[ply] === 0 ? 1 : -1;
    const { doubt = Infinity } = position;
    if (doubt < Infinity && position.quickEstimate !== undefined) {
      const quick = sign * position.quickEstimate();
      const error = doubt + this.#misjudgement.blur;
      if (quick + error < low || quick - error > high) return quick;
    }
    const estimate = sign * position.estimate();
    const misjudgement = this.#misjudgement;
    return misjudgement.isNone ? estimate : misjudgement.of(estimate, position.hashLow());
  }

  #enterTree(ply: number): boolean {
    const depth = at(this.#depth, ply);
    const beta = at(this.#beta, ply);
    if (!this.#isOpen(ply) || this.#margin === 0) return this.#beginMoves(ply);
    const isShallow = depth <= RAZOR_DEPTH;
    const lead = isShallow ? this.#margin * depth : 0;
    const lack = depth <= FUTILITY_DEPTH ? this.#margin * (depth + 1) : 0;
    const estimate = this.#estimateBetween(ply, beta - 1 - lack, beta + lead);
    this.#estimate[ply] = estimate;
    if (estimate < beta || this.position.canPass?.() !== true) return this.#beginMoves(ply);
    if (isShallow && estimate - lead >= beta) return this.#answerMover(estimate, false);
    return (depth >= NULL_DEPTH && this.#pass(ply)) || this.#beginMoves(ply);
  }

  /** True if pruning may leave out moves of a position. */
  #isOpen(ply: number): boolean {
    const beta = at(this.#beta, ply);
    const isZero = beta - at(this.#alpha, ply) === 1;
    return isZero && this.#isCheck[ply] === 0 && Math.abs(beta) < this.#mate;
  }

  /** Lets the player pass, unless the opponent just has; true if that is searched. */
  #pass(ply: number): boolean {
    const { position } = this;
    if (ply === 0 || at(this.#before, ply) === -2) return false;
    const beta = at(this.#beta, ply);
    const reduction = NULL_REDUCTION + Math.trunc(at(this.#depth, ply) / 4);
    this.#moves.skip(ply);
    position.pass?.();
    this.#stage[ply] = STAGE.pass;
    this.#depth[ply + 1] = Math.max(0, at(this.#depth, ply) - 1 - reduction);
    this.#alpha[ply + 1] = -beta;
    this.#beta[ply + 1] = 1 - beta;
    this.#before[ply + 1] = -2;
    this.#ply = ply + 1;
    return true;
  }

  #beginMoves(ply: number): boolean {
    if (!this.#list(ply)) return false;
    if (this.#isOpen(ply) && this.#moves.hasQuiet(ply)) this.#mayPrune[ply] = 1;
    if (at(this.#depth, ply) >= INTERNAL_DEPTH && at(this.#tableMove, ply) < 0 && ply > 0) {
      this.#depth[ply] = at(this.#depth, ply) - 1;
    }
    this.#rankMoves(ply);
    return this.#advance(ply) || this.#close(ply);
  }

  /** Lists the moves; without any the game is over, and false is returned. */
  #list(ply: number): boolean {
    if (this.position.player() < 0) return this.#answer(this.#resultAt(ply), true);
    this.#moves.list(ply);
    return true;
  }

  /**
   * Searches noisy moves beyond the horizon. Unless all moves are noisy or the player is in check,
   * the player may stand pat.
   */
  #enterQuiescence(ply: number): boolean {
    const isDeep = at(this.#depth, ply) <= -QUIESCENCE_PLIES;
    const isInCheck = this.#isCheck[ply] === 1 && at(this.#depth, ply) > -4;
    const isFree = isDeep || (!isInCheck && this.position.canPass?.() === true);
    if (isFree && this.#standsPat(ply, isDeep)) return false;
    if (!this.#list(ply)) return false;
    if (isInCheck || !this.#moves.hasQuiet(ply)) {
      this.#rankMoves(ply);
      return this.#advance(ply) || this.#close(ply);
    }
    if (!isFree && this.#standsPat(ply, isDeep)) return false;
    const estimate = at(this.#estimate, ply);
    this.#solved[ply] = 0;
    this.#best[ply] = estimate;
    if (estimate > at(this.#alpha, ply)) this.#alpha[ply] = estimate;
    this.#mayPrune[ply] = 1;
    if (this.#moves.keepNoisy(ply) === 0) return this.#answerMover(estimate, false);
    this.#rankMoves(ply);
    return this.#advance(ply) || this.#close(ply);
  }

  /** Answers with the estimate if that is good enough, or if the line `isLong` enough to end. */
  #standsPat(ply: number, isLong: boolean): boolean {
    const [alpha, beta] = [at(this.#alpha, ply), at(this.#beta, ply)];
    const estimate = this.#estimateBetween(ply, alpha, beta);
    this.#estimate[ply] = estimate;
    return (isLong || estimate >= beta) && !this.#answerMover(estimate, false);
  }

  #rankMoves(ply: number): void {
    this.#moves.rank(ply, {
      player: at(this.#player, ply),
      tableMove: at(this.#tableMove, ply),
      before: at(this.#before, ply),
    });
  }

  /** Makes the next move that is not pruned; false if there is none. */
  #advance(ply: number): boolean {
    while (this.#moves.next(ply)) {
      if (!this.#isPruned(ply)) {
        this.#try(ply);
        return true;
      }
      this.#solved[ply] = 0;
    }
    return false;
  }

  #isPruned(ply: number): boolean {
    if (this.#mayPrune[ply] === 0 || at(this.#best, ply) <= -this.#mate) return false;
    const depth = at(this.#depth, ply);
    const rank = this.#moves.rankOf(ply);
    if (depth <= 0) return this.#isHopeless(ply);
    if (rank === Infinity) return false;
    if (this.#moves.key(ply) < 0) return depth <= LOSING_DEPTH && rank < 0;
    const quiets = at(this.#quiets, ply);
    const isLate = depth <= COUNT_DEPTH && quiets >= MIN_QUIETS + QUIETS_PER_DEPTH * depth * depth;
    const hope = at(this.#estimate, ply) + this.#margin * (depth + 1);
    const isFutile = this.#margin > 0 && depth <= FUTILITY_DEPTH && hope <= at(this.#alpha, ply);
    return (isLate || isFutile) && this.position.isThreat?.(this.#moves.move(ply)) !== true;
  }

  /** True for a noisy move that cannot raise the score enough beyond the horizon. */
  #isHopeless(ply: number): boolean {
    if (this.#moves.rankOf(ply) < 0) return true;
    const gain = this.position.gain?.(this.#moves.move(ply));
    if (gain === undefined) return false;
    return at(this.#estimate, ply) + gain + 2 * this.#margin <= at(this.#alpha, ply);
  }

  /** Makes a move for the first time and decides how to search it. */
  #try(ply: number): void {
    const tried = this.#moves.tried(ply);
    const depth = at(this.#depth, ply);
    const isPv = at(this.#beta, ply) - at(this.#alpha, ply) > 1;
    const key = this.#moves.key(ply);
    let reduction = 0;
    if (key >= 0) {
      this.#quiets[ply] = at(this.#quiets, ply) + 1;
      if (depth >= 3 && this.#isCheck[ply] === 0) {
        reduction = reductionAt(depth, tried - 1) - (isPv ? 1 : 0);
        if (this.#moves.rankOf(ply) >= REPLY_RANK) reduction -= 1;
        reduction -= Math.trunc((2 * this.#history.scoreOf(key)) / MAX_HISTORY);
        reduction = Math.max(0, Math.min(depth - 2, reduction));
        if (reduction > 0 && this.position.isThreat?.(this.#moves.move(ply)) === true) {
          reduction = 0;
        }
      }
    }
    this.#reduction[ply] = reduction;
    if (at(this.#best, ply) === -INFINITE || !isPv) this.#stage[ply] = STAGE.full;
    else this.#stage[ply] = STAGE.scout;
    if (reduction > 0) this.#stage[ply] = STAGE.reduced;
    this.#before[ply + 1] = key < 0 ? -1 : key;
    this.#make(ply);
  }

  /** Makes the current move and sets up its position by the stage of the search. */
  #make(ply: number): void {
    const { position } = this;
    const move = this.#moves.move(ply);
    const stage = at(this.#stage, ply);
    const alpha = at(this.#alpha, ply);
    const beta = stage === STAGE.full ? at(this.#beta, ply) : alpha + 1;
    position.make(move);
    const isSame = this.#mover() === at(this.#player, ply);
    const depth = at(this.#depth, ply) - (isSame ? 0 : 1);
    this.#depth[ply + 1] =
      stage === STAGE.reduced && !isSame ? depth - at(this.#reduction, ply) : depth;
    this.#alpha[ply + 1] = isSame ? alpha : -beta;
    this.#beta[ply + 1] = isSame ? beta : -alpha;
    this.#ply = ply + 1;
  }

  /** Backs up the result to a node with moves left to search, or out of the search. */
  #retreat(): void {
    while (this.#ply > 0) {
      this.position.unmake();
      this.#ply -= 1;
      if (this.#weigh(this.#ply)) return;
    }
    this.#isRunning = false;
  }

  /** Applies the result of the last move. Returns true if a move was made. */
  #weigh(ply: number): boolean {
    const value = this.#player[ply] === 0 ? this.value : -this.value;
    const stage = at(this.#stage, ply);
    if (stage === STAGE.pass) {
      const beta = at(this.#beta, ply);
      if (value < beta) return this.#beginMoves(ply);
      return this.#answerMover(value > this.#mate ? beta : value, false);
    }
    const alpha = at(this.#alpha, ply);
    const beta = at(this.#beta, ply);
    if (value > alpha && (stage === STAGE.reduced || (stage === STAGE.scout && value < beta))) {
      this.#stage[ply] = stage === STAGE.reduced && beta - alpha > 1 ? STAGE.scout : STAGE.full;
      this.#make(ply);
      return true;
    }
    if (!this.solved) this.#solved[ply] = 0;
    if (value > at(this.#best, ply)) this.#improve(ply, value);
    if (value >= beta) this.#recordCutoff(ply);
    else if (this.#advance(ply)) return true;
    return this.#close(ply);
  }

  #improve(ply: number, value: number): void {
    this.#best[ply] = value;
    this.#bestSolved[ply] = this.solved ? 1 : 0;
    if (value <= at(this.#alpha, ply)) return;
    const move = this.#moves.move(ply);
    this.#bestMove[ply] = move;
    if (value < at(this.#beta, ply)) this.#alpha[ply] = value;
    if (ply === 0) this.move = move;
  }

  /** Rewards a quiet move that refutes the position, and lowers the quiet moves before it. */
  #recordCutoff(ply: number): void {
    const depth = at(this.#depth, ply);
    const key = this.#moves.key(ply);
    if (depth <= 0 || key < 0) return;
    const bonus = Math.min(1600, 16 * depth * depth + 32 * depth);
    this.#history.reward(ply, key, at(this.#before, ply), bonus);
    this.#moves.punishEarlier(ply, bonus);
  }

  /** Stores the result of a position whose moves have been searched; returns false. */
  #close(ply: number): false {
    const { position, table } = this;
    const best = at(this.#best, ply);
    const isWon = best > this.#mate || best >= at(this.#beta, ply);
    const solved = (isWon ? this.#bestSolved[ply] : this.#solved[ply]) === 1;
    const isFirst = this.#player[ply] === 0;
    const score = position.scoreSoFar();
    const least = score - position.remaining();
    const most = score + position.remaining();
    const stored = this.#toTable(isFirst ? best : -best, ply);
    const isHigh = best >= at(this.#beta, ply);
    const isLow = best <= at(this.#low, ply);
    const isAtLeast = isHigh ? isFirst : isLow ? !isFirst : true;
    const isAtMost = isHigh ? !isFirst : isLow ? isFirst : true;
    table.store(position.hashHigh(), position.hashLow(), {
      lower: (isAtLeast ? stored : least) - score,
      upper: (isAtMost ? stored : most) - score,
      depth: solved ? SOLVED : Math.max(0, at(this.#depth, ply) - at(this.#extension, ply)),
      move: at(this.#bestMove, ply),
      nodes: this.nodes - float64At(this.#since, ply),
    });
    return this.#answerMover(best, solved);
  }
}
