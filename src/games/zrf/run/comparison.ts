import { typeOf } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Board } from './board.ts';
import { NOWHERE } from './frame.ts';

/** As much of a machine as looking ahead needs. */
export interface Chains {
  readonly board: Board;
  /** Where the piece stands that must go on, or NOWHERE. */
  readonly chainAt: number;
  count(): number;
  step(index: number): number;
  make(step: number): void;
  unmake(): void;
}

/** More than any number of promoted pieces. */
const PIECE = 4096;
/** The step that stands for passing captures nothing. */
const PASS = 0;

/** Compares steps by what they, and the best of their continuations, capture. */
export class Comparison {
  /** True while steps are made to be compared: those found then are not compared themselves. */
  isRunning = false;
  readonly #program: Program;
  readonly #chains: Chains;
  readonly #prefersPromoted: boolean;
  /** Steps that may still be made. */
  #left = 0;

  constructor(program: Program, chains: Chains) {
    this.#program = program;
    this.#chains = chains;
    this.#prefersPromoted = program.rules.options.maximalCaptures === 'best';
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
    if (this.#left === 0) return 0;
    this.#left -= 1;
    const chains = this.#chains;
    const before = chains.board.capturedCount;
    chains.make(step);
    let worth = this.#worth(before);
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

  #worth(before: number): number {
    const { cells, captured, capturedCount } = this.#chains.board;
    let worth = 0;
    for (let at = before; at < capturedCount; at += 1) {
      const type = typeOf(cells, captured[at] as number);
      worth += this.#prefersPromoted && this.#program.isPromoted(type) ? PIECE + 1 : PIECE;
    }
    return worth;
  }
}
