import { int32At } from '#core';
import { typeOf } from '../compile/cell.ts';
import { COMPLETE, RECORD } from '../compile/record.ts';
import type { Program } from '../compile/program.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Board } from './board.ts';
import type { Budget } from './budget.ts';
import { NOWHERE } from './frame.ts';

/** As much of a machine as looking ahead needs. */
export interface Chains {
  readonly board: Board;
  /** Where the piece stands that must go on, or NOWHERE. */
  readonly chainAt: number;
  count(): number;
  step(index: number): number;
  /** The words in which a step's record lies; it begins at `recordOf(step)`. */
  wordsOf(step: number): Int32Array;
  recordOf(step: number): number;
  make(step: number): void;
  unmake(): void;
}

/** More than any number of promoted pieces. */
const PIECE = 4096;
/** The step that stands for passing captures nothing. */
const PASS = 0;

/**
 * Compares whole turns: by how many of their steps leave the turn open, or, where the rules weigh what
 * is taken, by the pieces that are captured.
 */
export class Comparison {
  /** True while steps are made to be compared: those found then are not compared themselves. */
  isRunning = false;
  readonly #program: Program;
  readonly #chains: Chains;
  readonly #budget: Budget;
  /** Whether what is captured is weighed, and not only how far turns go. */
  readonly #weighs: boolean;
  /** Steps that may still be made. */
  #left = 0;

  constructor(program: Program, chains: Chains, budget: Budget) {
    this.#program = program;
    this.#chains = chains;
    this.#budget = budget;
    this.#weighs = program.rules.options.maximalCaptures === 'best';
  }

  /** What each of the steps listed now yields; undefined where their chains are too many to follow. */
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

  /** Whether a step leaves its turn open, be there a step to go on with or not. */
  #isPartial(step: number): boolean {
    if (step === PASS) return false;
    const chains = this.#chains;
    return chains.wordsOf(step)[chains.recordOf(step) + RECORD.next] !== COMPLETE;
  }

  /** What pieces are worth that were captured since: most pieces first, then most promoted ones. */
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
