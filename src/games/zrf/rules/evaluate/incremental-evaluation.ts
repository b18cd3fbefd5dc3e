import { int32At, assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import { ENDLESS_STOCK, LOG_WORDS } from '../run/board.ts';
import type { Board } from '../run/board.ts';
import { PLACE } from './development.ts';
import { WHOLE_LATENESS } from './lateness.ts';
import { LineScores } from './line-table.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { PatternScores } from './pattern-scores.ts';

/** Stock beyond this adds nothing. */
const MAX_STOCK = 100;

/** Evaluates each player's pieces incrementally as they come and go. */
export class IncrementalEvaluation {
  readonly #parameters: EvaluationParameters;
  readonly #board: Board;
  readonly #lines: LineScores | undefined;
  /** Value of each player's pieces on the board. */
  readonly #scores: Int32Array;
  /** Sum of the late gains of each player's pieces, and the number of all pieces. */
  readonly #lateGains: Int32Array;
  #pieces = 0;
  readonly #patterns: PatternScores | undefined;
  /** Number of each player's minor pieces at home, and of stray major pieces. */
  readonly #homes: Int32Array;
  readonly #strays: Int32Array;
  /** Cells already included in the scores. */
  readonly #counted: Int32Array;

  constructor(parameters: EvaluationParameters, board: Board) {
    this.#parameters = parameters;
    this.#board = board;
    this.#scores = new Int32Array(board.cells.players);
    this.#lateGains = new Int32Array(board.cells.players);
    this.#homes = new Int32Array(board.cells.players);
    this.#strays = new Int32Array(board.cells.players);
    this.#counted = new Int32Array(board.cell.length);
    const { patterns } = parameters;
    this.#patterns = patterns === undefined ? undefined : new PatternScores(patterns);
    for (const position of board.cell.keys()) this.#follow(position);
    const { lines } = parameters;
    this.#lines =
      lines.lines.length === 0 ? undefined : new LineScores(lines, board.cells.players, board.cell);
  }

  /** Applies the board's log between two lengths, whether made or undone. */
  update(begin: number, end: number): void {
    const { log } = this.#board;
    for (let at = begin; at < end; at += LOG_WORDS) {
      const place = int32At(log, at);
      if (place >= 0) this.#follow(place);
    }
  }

  #follow(position: number): void {
    const before = int32At(this.#counted, position);
    const after = int32At(this.#board.cell, position);
    if (before === after) return;
    this.#counted[position] = after;
    this.#count(before, position, -1);
    this.#count(after, position, 1);
    this.#lines?.change(position, before, after);
    this.#patterns?.change(position, before, after);
  }

  #count(cell: number, position: number, by: number): void {
    if (cell === EMPTY) return;
    const index = cell * this.#counted.length + position;
    const worth = int32At(this.#parameters.onBoard, index);
    const owner = (cell - 1) % this.#board.cells.players;
    this.#scores[owner] = int32At(this.#scores, owner) + by * worth;
    const { late } = this.#parameters;
    if (late !== undefined) {
      this.#pieces += by;
      this.#lateGains[owner] = int32At(this.#lateGains, owner) + by * int32At(late.gains, index);
    }
    const mark = this.#parameters.development?.marks[index];
    if (mark === PLACE.home) this.#homes[owner] = int32At(this.#homes, owner) + by;
    else if (mark === PLACE.stray) this.#strays[owner] = int32At(this.#strays, owner) + by;
  }

  /** Importance of a position: the value of the open lines through it. */
  linesAt(position: number): number {
    return this.#lines?.worthAt(position) ?? 0;
  }

  /** Value of a player's pieces, stock and lines. */
  scoreOf(player: number): number {
    const { stock, cells } = this.#board;
    let score = assertDefined(this.#scores[player]) + (this.#lines?.scores[player] ?? 0);
    score += this.#lateGainOf(player) + this.#patternGainOf(player);
    const cost = this.#parameters.development?.costs[player] ?? 0;
    score -= Math.round(cost * int32At(this.#homes, player) * int32At(this.#strays, player));
    const begin = player * cells.types;
    for (let index = begin; index < begin + cells.types; index += 1) {
      const count = int32At(stock, index);
      if (count === 0 || count >= ENDLESS_STOCK) continue;
      score += Math.min(count, MAX_STOCK) * int32At(this.#parameters.inStock, index);
    }
    return score;
  }

  /** Progress of the game, in parts of `WHOLE_LATENESS`; 0 unless values change with it. */
  get lateness(): number {
    const { late } = this.#parameters;
    return late === undefined ? 0 : int32At(late.byPieces, this.#pieces);
  }

  #lateGainOf(player: number): number {
    return Math.round((this.lateness * int32At(this.#lateGains, player)) / WHOLE_LATENESS);
  }

  /** The first player gets the whole lead by patterns. */
  #patternGainOf(player: number): number {
    const patterns = this.#patterns;
    if (player !== patterns?.first) return 0;
    const { lateness } = this;
    const { early, late } = patterns;
    return Math.round(early + ((late - early) * lateness) / WHOLE_LATENESS);
  }
}
