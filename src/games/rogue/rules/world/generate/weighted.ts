import { own } from '#core';
import type { RandomSource } from './random-source.ts';

/** Draws kinds, each with a probability of its weight by the sum of all weights. */
export class Weighted<K> {
  readonly #table: readonly (readonly [K, number])[];
  readonly #sum: number;

  /** Throws RangeError for a table without a weight above 0, or with one below 0. */
  constructor(table: readonly (readonly [K, number])[]) {
    for (const [kind, weight] of table) {
      if (!(weight >= 0 && weight < Infinity)) {
        throw new RangeError(`weight ${weight} of ${String(kind)}: expected 0 or more`);
      }
    }
    this.#table = table.filter(([, weight]) => weight > 0);
    this.#sum = this.#table.reduce((sum, [, weight]) => sum + weight, 0);
    if (this.#table.length === 0) throw new RangeError('no kind has a weight above 0');
  }

  generate(random: RandomSource): K {
    let rest = random.nextFloat() * this.#sum;
    for (const [kind, weight] of this.#table) {
      if (rest < weight) return kind;
      rest -= weight;
    }
    // Rounding may leave a little beyond the last.
    return (this.#table.at(-1) as readonly [K, number])[0];
  }
}

/** The weights of some kinds as a table. */
export function tableOf<K extends string>(
  kinds: readonly K[],
  weights: Readonly<Record<K, number>>,
) {
  return kinds.map((kind) => [kind, own<number>(weights, kind) ?? 0] as const);
}
