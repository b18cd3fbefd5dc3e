import type { RandomSource } from './random-source.ts';

/** Draws kinds with probabilities proportional to their weights. */
export class Weighted<K> {
  readonly #table: readonly (readonly [K, number])[];
  readonly #sum: number;

  /** Throws a RangeError without any positive weight, or with a negative one. */
  constructor(table: readonly (readonly [K, number])[]) {
    for (const [kind, weight] of table) {
      if (!(weight >= 0 && weight < Infinity)) {
        throw new RangeError(`weight ${weight} of ${String(kind)}: expected 0 or more`);
      }
    }
    this.#table = table.filter(([, weight]) => weight > 0);
    this.#sum = this.#table.reduce((sum, [, weight]) => sum + weight, 0);
    if (this.#table.length === 0) throw new RangeError('No kind has a weight above 0');
  }

  generate(random: RandomSource): K {
    let rest = random.nextFloat() * this.#sum;
    for (const [kind, weight] of this.#table) {
      if (rest < weight) return kind;
      rest -= weight;
    }
    // Covers rounding errors.
    return (this.#table.at(-1) as readonly [K, number])[0];
  }
}
