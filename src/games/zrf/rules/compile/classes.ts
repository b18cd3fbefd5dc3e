import type { Rules } from '../model/index.ts';
import { cellsOf, EMPTY, ownerOf, typeOf } from './cell.ts';
import type { Cells } from './cell.ts';

/** Sets of cells that satisfy a test. Equal sets share one row of the table. */
export class Classes {
  readonly cells: Cells;
  /** Concatenated rows, one byte per cell. */
  table: Uint8Array;
  readonly #rules: Rules;
  readonly #offsets = new Map<string, number>();
  /** Frequently used rows by player: building a row's key takes longer than this lookup. */
  readonly #friends: number[] = [];
  readonly #enemies: number[] = [];
  readonly #types: number[] = [];
  #emptyRow: number | undefined;
  readonly #ofEmpty = new Map<number, boolean>();

  constructor(rules: Rules) {
    this.#rules = rules;
    this.cells = cellsOf(rules);
    this.table = new Uint8Array(this.cells.count * 16);
  }

  #isNeutral(player: number): boolean {
    return this.#rules.players[player]?.kind === 'neutral';
  }

  empty(): number {
    return (this.#emptyRow ??= this.#row('empty', (cell) => cell === EMPTY));
  }

  friend(player: number): number {
    return (this.#friends[player] ??= this.#pieces(
      `friend ${player}`,
      (_type, owner) => owner === player,
    ));
  }

  /** True if the row matches empty positions and nothing else. */
  isOfEmpty(row: number): boolean {
    let isOf = this.#ofEmpty.get(row);
    if (isOf === undefined) {
      const tested = this.table.subarray(row, row + this.cells.count);
      isOf = tested.every((is, cell) => (is === 1) === (cell === EMPTY));
      this.#ofEmpty.set(row, isOf);
    }
    return isOf;
  }

  /**
   * For a neutral player, all others are enemies. For other players, neutral pieces are not
   * enemies.
   */
  enemy(player: number): number {
    const own = this.#isNeutral(player);
    return (this.#enemies[player] ??= this.#pieces(
      `enemy ${player}`,
      (_type, owner) => owner !== player && (own || !this.#isNeutral(owner)),
    ));
  }

  neutral(player: number): number {
    return this.#pieces(
      `neutral ${player}`,
      (_type, owner) => owner !== player && this.#isNeutral(owner),
    );
  }

  type(type: number): number {
    return (this.#types[type] ??= this.#pieces(`type ${type}`, (other) => other === type));
  }

  /** Row for an arbitrary predicate. */
  cellsWhere(holds: (cell: number) => boolean): number {
    const bits = Array.from({ length: this.cells.count }, (_, cell) => (holds(cell) ? '1' : '0'));
    return this.#row(`bits ${bits.join('')}`, holds);
  }

  #pieces(key: string, holds: (type: number, owner: number) => boolean): number {
    const { cells } = this;
    return this.#row(
      key,
      (cell) => cell !== EMPTY && holds(typeOf(cells, cell), ownerOf(cells, cell)),
    );
  }

  /** Offset of a row in `table`: `table[offset + cell]` is 1 if the predicate is true. */
  #row(key: string, holds: (cell: number) => boolean): number {
    const cached = this.#offsets.get(key);
    if (cached !== undefined) return cached;
    const { count } = this.cells;
    const offset = this.#offsets.size * count;
    if (offset + count > this.table.length) {
      const larger = new Uint8Array(this.table.length * 2 + count);
      larger.set(this.table);
      this.table = larger;
    }
    for (let cell = 0; cell < count; cell += 1) this.table[offset + cell] = holds(cell) ? 1 : 0;
    this.#offsets.set(key, offset);
    return offset;
  }
}
