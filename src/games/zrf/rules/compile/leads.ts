import type { Where } from '../model/index.ts';
import type { Ways } from './topology.ts';

/** Growable table of rows with one entry per position. */
class Rows {
  words: Int32Array;
  readonly #positions: number;
  readonly #offsets = new Map<string, number>();

  constructor(positions: number) {
    this.#positions = positions;
    this.words = new Int32Array(positions * 8);
  }

  /** Offset of a row: the entry of a position is `words[offset + position]`. */
  offsetOf(key: string, entry: (position: number) => number): number {
    const cached = this.#offsets.get(key);
    if (cached !== undefined) return cached;
    const offset = this.#offsets.size * this.#positions;
    if (offset + this.#positions > this.words.length) {
      const larger = new Int32Array(this.words.length * 2);
      larger.set(this.words);
      this.words = larger;
    }
    for (let position = 0; position < this.#positions; position += 1) {
      this.words[offset + position] = entry(position);
    }
    this.#offsets.set(key, offset);
    return offset;
  }
}

function keyOf(where: Where): string {
  if (where.kind === 'here') return where.kind;
  return `${where.kind} ${where.kind === 'position' ? where.position : where.direction}`;
}

/** Lookup tables of a player's ways: destinations from each position, and set membership. */
export class Leads {
  readonly #ways: Ways;
  readonly #leads: Rows;
  readonly #sets: Rows;

  constructor(ways: Ways, positions: number) {
    this.#ways = ways;
    this.#leads = new Rows(positions);
    this.#sets = new Rows(positions);
  }

  /** Concatenated rows of destinations, -1 off the board. Valid until another row is requested. */
  get leads(): Int32Array {
    return this.#leads.words;
  }

  /** Concatenated rows with 1 for each position in the set. */
  get sets(): Int32Array {
    return this.#sets.words;
  }

  leadRow(where: Where): number {
    return this.#leads.offsetOf(keyOf(where), (here) => this.#ways.destination(where, here));
  }

  setRow(key: string, holds: (position: number) => boolean): number {
    return this.#sets.offsetOf(key, (position) => (holds(position) ? 1 : 0));
  }
}
