import { int32At } from '#core';
import { NEVER } from '../compile/attack-code.ts';
import { typeOf } from '../compile/cell.ts';
import { RECORD, RECORD_KIND } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { Attack } from './attack.ts';
import type { Chains } from './comparison.ts';
import type { Safety } from './safety.ts';

interface Aids {
  readonly attack: Attack;
  readonly safety: Safety;
}

/** Piece and position of a drop that would give mate. */
export interface RefusedDrop {
  readonly cell: number;
  readonly to: number;
}

/** Finds drops that would give mate, for pieces that may not be dropped so. */
export class DropMates {
  /** True while a drop is made to list the replies. */
  isRunning = false;
  /** Mates found in the last list. */
  refused: RefusedDrop[] = [];
  readonly #types: readonly number[];
  readonly #chains: Chains;
  readonly #aids: Aids;

  constructor(types: readonly number[], chains: Chains, aids: Aids) {
    this.#types = types;
    this.#chains = chains;
    this.#aids = aids;
  }

  /** Starts a list. */
  begin(): void {
    if (!this.isRunning && this.refused.length > 0) this.refused = [];
  }

  /** True for a listed step of `player` that drops such a piece with mate. */
  isMate(step: number, player: number): boolean {
    const { board } = this.#chains;
    const words = this.#chains.wordsOf(step);
    const record = this.#chains.recordOf(step);
    if (words[record + RECORD.kind] !== RECORD_KIND.drop) return false;
    const cell = int32At(words, record + RECORD.drop);
    if (!this.#types.includes(typeOf(board.cells, cell))) return false;
    const to = int32At(words, record + RECORD.first + 1);
    const victims = this.#victims(cell, to, player);
    const isMate = victims.some((victim) => this.#leavesNoReply(step, victim));
    if (isMate && !this.isRunning) this.refused.push({ cell, to });
    return isMate;
  }

  /** Other players with a royal piece that `cell` on `to` could attack. */
  #victims(cell: number, to: number, player: number): number[] {
    const { board } = this.#chains;
    return [...board.royals.keys()].filter((other) => {
      if (other === player) return false;
      return (board.royals[other] ?? []).some((at) => {
        const code = this.#aids.attack.attackCodeOn(other, at, int32At(board.cell, at));
        return code.programOf(to, cell) !== NEVER;
      });
    });
  }

  #leavesNoReply(step: number, victim: number): boolean {
    const wasRunning = this.isRunning;
    this.isRunning = true;
    this.#chains.make(step);
    const isMate = this.#aids.safety.isAnyRoyalHit(victim) && this.#chains.count() === 0;
    this.#chains.unmake();
    this.isRunning = wasRunning;
    return isMate;
  }
}

/** Test for the drops that rules forbid, or undefined if they forbid none. */
export function dropMatesIn(rules: Rules, chains: Chains, aids: Aids): DropMates | undefined {
  const { noDropMate } = rules.options;
  if (noDropMate.length === 0 || !chains.board.hasRoyals) return undefined;
  return new DropMates(noDropMate, chains, aids);
}
