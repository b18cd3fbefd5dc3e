import { int32At } from '#core';
import { typeOf } from '../compile/cell.ts';
import { COMPLETE, RECORD } from '../compile/record.ts';
import type { Program } from '../compile/program.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Board } from './board.ts';
import type { Budget } from './budget.ts';
import { NOWHERE } from './frame.ts';

/** Parts of a machine that lookahead needs. */
export interface Chains {
  readonly board: Board;
  /** Position of the piece that must continue, or NOWHERE. */
  readonly chainAt: number;
  count(): number;
  step(index: number): number;
  /** Array containing a step's record at the offset `recordOf(step)`. */
  wordsOf(step: number): Int32Array;
  recordOf(step: number): number;
  make(step: number): void;
  unmake(): void;
}

/** Weight of a captured piece, larger than any number of promoted pieces. */
const PIECE = 4096;
/** Pass, which captures nothing. */
const PASS = 0;

/**
 * Compares whole turns: by their number of partial steps or, if the rules weigh captures, by the
 * captured pieces.
 */
export class Comparison {
  /**
   * True while steps are made for comparison. Steps found during comparison are not compared
   * themselves.
   */
  isRunning = false;
  readonly #program: Program;
  readonly #chains: Chains;
  readonly #budget: Budget;
  /** True if captures are weighed, rather than only the length of turns. */
  readonly #weighs: boolean;
  /** Number of steps that may still be made. */
  #left = 0;

  constructor(program: Program, chains: Chains, budget: Budget) {
    this.#program = program;
    this.#chains = chains;
    this.#budget = budget;
    this.#weighs = program.rules.options.maximalCaptures === 'best';
  }

  /** Best result of each listed step; undefined if there are too many continuations. */
  yields(): number[] | undefined {
    this.#left = PLAY_LIMITS.lookahead;
    this.isRunning = true;
    const yields = Array.from({ length: this.#chains.count() }, (_, index) =>
      this.#yieldOf(this.#chains.step(index)),
    );
    this.isRunning = false;
    return this.#left > 0 ? yields : undefined;
  }

  #yieldOf(step: number): number {
    if (this.#left === 0 || this.#budget.isSpent) return 0;
    this.#left -= 1;
    const chains = this.#chains;
    const before = chains.board.capturedCount;
    const isPartial = this.#isPartial(step);
    chains.make(step);
    let worth = this.#weighs ? this.#capturedSince(before) : isPartial ? 1 : 0;
    if (chains.chainAt !== NOWHERE) {
      let best = 0;
      const steps = chains.count();
      for (let index = 0; index < steps; index += 1) {
        const next = chains.step(index);
        if (next !== PASS) best = Math.max(best, this.#yieldOf(next));
      }
      worth += best;
    }
    chains.unmake();
    return worth;
  }

  /** True for a partial step, even if no continuation exists. */
  #isPartial(step: number): boolean {
    if (step === PASS) return false;
    const chains = this.#chains;
    return chains.wordsOf(step)[chains.recordOf(step) + RECORD.next] !== COMPLETE;
  }

  /** Value of pieces captured since: first by number of pieces, then by number of promoted ones. */
  #capturedSince(before: number): number {
    const { cells, captured, capturedCount } = this.#chains.board;
    let worth = 0;
    for (let at = before; at < capturedCount; at += 1) {
      const type = typeOf(cells, int32At(captured, at));
      worth += this.#program.isPromoted(type) ? PIECE + 1 : PIECE;
    }
    return worth;
  }
}
