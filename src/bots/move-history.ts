import { int32At } from '#core';

/** Number of keys per player: keys of moves are taken modulo this. */
const KEYS = 16_384;
/** Largest absolute value of a history score. */
export const MAX_HISTORY = 16_384;
const KILLERS = 2;
const NONE = -1;

/**
 * Quiet moves that refuted earlier positions: by key for each player, by ply ("killers"), and by
 * the move that they answered ("countermoves").
 */
export class MoveHistory {
  readonly #scores = new Int32Array(2 * KEYS);
  readonly #replies = new Int32Array(2 * KEYS).fill(NONE);
  readonly #killers: Int32Array;

  constructor(plies: number) {
    this.#killers = new Int32Array(KILLERS * (plies + 2)).fill(NONE);
  }

  /** Index of a player's move in the tables. */
  indexOf(player: number, key: number): number {
    return player * KEYS + (key & (KEYS - 1));
  }

  scoreOf(index: number): number {
    return int32At(this.#scores, index);
  }

  isKiller(ply: number, index: number): boolean {
    const at = ply * KILLERS;
    return this.#killers[at] === index || this.#killers[at + 1] === index;
  }

  /** True if the move refuted the move `before` the last time that was possible. */
  isReply(before: number, index: number): boolean {
    return before >= 0 && this.#replies[before] === index;
  }

  /** Records a refutation. */
  reward(ply: number, index: number, before: number, bonus: number): void {
    const at = ply * KILLERS;
    if (this.#killers[at] !== index) {
      this.#killers[at + 1] = int32At(this.#killers, at);
      this.#killers[at] = index;
    }
    if (before >= 0) this.#replies[before] = index;
    this.change(index, bonus);
  }

  /** Moves a score towards its limit by a bonus, or towards the opposite limit if negative. */
  change(index: number, bonus: number): void {
    const score = int32At(this.#scores, index);
    const change = bonus - Math.trunc((score * Math.abs(bonus)) / MAX_HISTORY);
    this.#scores[index] = score + change;
  }
}
