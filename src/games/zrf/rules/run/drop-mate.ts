import { int32At } from '#core';
import { NEVER } from '../compile/attack-code.ts';
import { EMPTY, typeOf } from '../compile/cell.ts';
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
  /** 1 for each cell that may not be dropped to give mate. */
  readonly #isLimited: Uint8Array;
  readonly #chains: Chains;
  readonly #aids: Aids;
  #player = 0;

  constructor(types: readonly number[], chains: Chains, aids: Aids) {
    const { cells } = chains.board;
    this.#types = types;
    this.#chains = chains;
    this.#aids = aids;
    this.#isLimited = Uint8Array.from({ length: cells.count }, (_, cell) =>
      cell !== EMPTY && types.includes(typeOf(cells, cell)) ? 1 : 0,
    );
  }

  /** Starts a list of a player's steps; false if it has no such drops. */
  begin(player: number): boolean {
    const { stock, cells } = this.#chains.board;
    if (!this.isRunning && this.refused.length > 0) this.refused = [];
    this.#player = player;
    return this.#types.some((type) => int32At(stock, player * cells.types + type) > 0);
  }

  /** True for a listed step that drops such a piece with mate. */
  isMate(step: number): boolean {
    const words = this.#chains.wordsOf(step);
    const record = this.#chains.recordOf(step);
    if (words[record + RECORD.kind] !== RECORD_KIND.drop) return false;
    const cell = int32At(words, record + RECORD.drop);
    if (this.#isLimited[cell] !== 1) return false;
    const to = int32At(words, record + RECORD.first + 1);
    const victim = this.#victim(cell, to);
    const isMate = victim >= 0 && this.#leavesNoReply(step, victim);
    if (isMate && !this.isRunning) this.refused.push({ cell, to });
    return isMate;
  }

  /** Another player with a royal piece that `cell` on `to` could attack, or -1. */
  #victim(cell: number, to: number): number {
    const { board } = this.#chains;
    for (let other = 0; other < board.royals.length; other += 1) {
      if (other === this.#player) continue;
      for (const at of board.royals[other] as readonly number[]) {
        const code = this.#aids.attack.attackCodeOn(other, at, int32At(board.cell, at));
        if (code.programOf(to, cell) !== NEVER) return other;
      }
    }
    return -1;
  }

  #leavesNoReply(step: number, victim: number): boolean {
    const [wasRunning, player] = [this.isRunning, this.#player];
    this.isRunning = true;
    this.#chains.make(step);
    const isMate = this.#aids.safety.isAnyRoyalHit(victim) && this.#chains.count() === 0;
    this.#chains.unmake();
    this.isRunning = wasRunning;
    this.#player = player;
    return isMate;
  }
}

/** Test for the drops that rules forbid, or undefined if they forbid none. */
export function dropMatesIn(rules: Rules, chains: Chains, aids: Aids): DropMates | undefined {
  const { noDropMate } = rules.options;
  if (noDropMate.length === 0 || !chains.board.hasRoyals) return undefined;
  return new DropMates(noDropMate, chains, aids);
}
