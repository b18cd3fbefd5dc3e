import { int32At } from '#core';
import { cellOf, EMPTY } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import { LOG_WORDS } from './board.ts';
import type { Board } from './board.ts';
import { EndgameTable, NO_ENDGAME } from './endgame-table.ts';
import type { Frame } from './frame.ts';
import { mixed } from './hash-keys.ts';

/** Start of a turn in the board's log and list of captures. */
export interface TurnStart {
  readonly loggedBefore: number;
  readonly capturedBefore: number;
  /** True if the turn began before the machine was set up. */
  readonly isFresh: boolean;
}

/** Turns left below which positions for search differ, and from which on each turn counts. */
const NEAR = 32;
const LAST = 8;

/** Counts turns without progress, and turns in an endgame with a limit. */
export class Progress {
  /** Consecutive turns without progress. */
  quiet = 0;
  /** Turns since the current endgame arose. */
  held = 0;
  readonly #board: Board;
  readonly #endgames: EndgameTable;
  /** Limit of `quiet`; Infinity if there is none. */
  readonly #maxQuiet: number;
  /** 1 for each cell whose moves are progress. */
  readonly #advances: Uint8Array;
  /** Random number of each cell, whose sum identifies the material. */
  readonly #keys: Int32Array;
  /** Material after the last turn, and its endgame. */
  #material = 0;
  #endgame = NO_ENDGAME;
  /** True if a turn in progress at setup has already made progress. */
  #hasAdvanced = false;

  constructor(rules: Rules, board: Board) {
    const { quietMoves, advancingPieces } = rules.options;
    const seats = rules.players.filter(({ kind }) => kind === 'decides').length;
    this.#board = board;
    this.#endgames = new EndgameTable(rules, board);
    this.#maxQuiet = quietMoves === 0 ? Infinity : quietMoves * seats;
    this.#advances = new Uint8Array(board.cells.count);
    for (const type of advancingPieces) {
      for (const player of rules.players.keys()) {
        this.#advances[cellOf(board.cells, type, player)] = 1;
      }
    }
    this.#keys = Int32Array.from({ length: board.cells.count }, (_, cell) => mixed(cell));
  }

  get isOutOfMoves(): boolean {
    return this.quiet >= this.#maxQuiet;
  }

  get isEndgameOver(): boolean {
    return this.#endgame !== NO_ENDGAME && this.held >= this.#endgames.limit(this.#endgame);
  }

  /** Starts counting from a position; `chainAt` is where a turn continues, or -1. */
  begin(quiet: number, held: number, chainAt: number): void {
    this.quiet = quiet;
    this.held = held;
    this.#material = this.#materialNow();
    this.#endgame = this.#endgames.find();
    const piece = chainAt < 0 ? EMPTY : int32At(this.#board.cell, chainAt);
    this.#hasAdvanced = this.#advances[piece] === 1;
  }

  /** Counts a complete turn. */
  advance(start: TurnStart): void {
    const hasCaptured = this.#board.capturedCount > start.capturedBefore;
    const material = this.#materialNow();
    const isChanged = material !== this.#material;
    const isProgress = hasCaptured || isChanged || this.#hasMoved(start);
    this.quiet = isProgress ? 0 : this.quiet + 1;
    this.#material = material;
    if (isChanged || hasCaptured) this.#enter(this.#endgames.find(), hasCaptured);
    else if (this.#endgame !== NO_ENDGAME) this.held += 1;
  }

  #enter(endgame: number, hasCaptured: boolean): void {
    const isSame = endgame === this.#endgame && !hasCaptured;
    const goesOn = isSame && endgame !== NO_ENDGAME && !this.#endgames.restarts(endgame);
    this.held = goesOn ? this.held + 1 : 0;
    this.#endgame = endgame;
  }

  #materialNow(): number {
    const { counts } = this.#board;
    const keys = this.#keys;
    let sum = 0;
    for (let cell = 1; cell < keys.length; cell += 1) {
      sum = (sum + Math.imul(int32At(keys, cell), int32At(counts, cell))) | 0;
    }
    return sum;
  }

  /** True if an advancing piece left its position in the turn. */
  #hasMoved({ loggedBefore, isFresh }: TurnStart): boolean {
    if (isFresh && this.#hasAdvanced) return true;
    const { log, logged, cell } = this.#board;
    for (let at = loggedBefore; at < logged; at += LOG_WORDS) {
      const place = int32At(log, at);
      const old = int32At(log, at + 1);
      if (place >= 0 && old > 0 && this.#advances[old] === 1 && cell[place] !== old) return true;
    }
    return false;
  }

  mark(frame: Frame): void {
    frame.quiet = this.quiet;
    frame.held = this.held;
    frame.material = this.#material;
    frame.endgame = this.#endgame;
  }

  rewind(frame: Frame): void {
    this.quiet = frame.quiet;
    this.held = frame.held;
    this.#material = frame.material;
    this.#endgame = frame.endgame;
  }

  /**
   * Key that separates positions for search by the turns left: 0 while there are many, then one for
   * every few turns, and finally one for each.
   */
  key(): number {
    const endgame =
      this.#endgame === NO_ENDGAME ? Infinity : this.#endgames.limit(this.#endgame) - this.held;
    const left = Math.min(this.#maxQuiet - this.quiet, endgame);
    if (left > NEAR) return 0;
    return mixed(left > LAST ? LAST + 1 + Math.floor(left / LAST) : left);
  }
}
