import { assertDefined, int32At } from '#core';
import type { TunedPair } from '../model/index.ts';

/** A pair as seen from one of its positions. */
interface Tie {
  readonly other: number;
  readonly together: readonly [number, number];
  /** For the holder of this position against the holder of the other. */
  readonly against: readonly [number, number];
}

/** Holder of an empty position. */
export const NO_ONE = -1;

/** Values of pairs of linked positions, by position. */
export class PairValues {
  /** Players of the first and the second seat. */
  readonly first: number;
  readonly second: number;
  /** For each position, its ties, four numbers and the other position each. */
  readonly ties: readonly Int32Array[];

  constructor(pairs: readonly TunedPair[], positions: number, seats: readonly number[]) {
    const [first = NO_ONE, second = NO_ONE] = seats;
    this.first = first;
    this.second = second;
    const ties: Tie[][] = Array.from({ length: positions }, () => []);
    for (const {
      positions: [one, other],
      together,
      against,
    } of pairs) {
      const [early, late] = against;
      assertDefined(ties[one]).push({ other, together, against });
      assertDefined(ties[other]).push({ other: one, together, against: [-early, -late] });
    }
    this.ties = ties.map((list) =>
      Int32Array.from(
        list.flatMap(({ other, together, against }) => [other, ...together, ...against]),
      ),
    );
  }
}

const TIE_WORDS = 5;

/** Scores pairs of pieces incrementally, as the first player's lead. */
export class PairScores {
  readonly #ties: readonly Int32Array[];
  readonly first: number;
  readonly #second: number;
  /** Holder of each position: 1 for the first player, -1 for the second, else 0. */
  readonly #sides: Int8Array;
  early = 0;
  late = 0;

  constructor({ ties, first, second }: PairValues) {
    this.#ties = ties;
    this.first = first;
    this.#second = second;
    this.#sides = new Int8Array(ties.length);
  }

  /** Gives a position to another holder, a player or `NO_ONE`. */
  change(position: number, holder: number): void {
    const sides = this.#sides;
    const side =
      holder === NO_ONE ? 0 : holder === this.first ? 1 : holder === this.#second ? -1 : 0;
    const before = sides[position] as number;
    if (before === side) return;
    const ties = this.#ties[position] as Int32Array;
    for (let at = 0; at < ties.length; at += TIE_WORDS) {
      const other = sides[int32At(ties, at)] as number;
      if (other === 0) continue;
      if (before !== 0) this.#add(ties, at, before === other, -before);
      if (side !== 0) this.#add(ties, at, side === other, side);
    }
    sides[position] = side;
  }

  #add(ties: Int32Array, at: number, isTogether: boolean, sign: number): void {
    const first = at + (isTogether ? 1 : 3);
    this.early += sign * int32At(ties, first);
    this.late += sign * int32At(ties, first + 1);
  }
}
