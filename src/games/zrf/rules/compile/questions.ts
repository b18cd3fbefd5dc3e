/** An `attacked?` or `defended?` of a block, with all but the board worked out. */
export interface AttackQuestion {
  readonly kind: 'attacked' | 'defended';
  /** As whom the block runs. */
  readonly player: number;
  readonly position: number;
  /** The move type that counts, or -1 for all. */
  readonly moveType: number;
  /** The cell that is thought to stand there. */
  readonly cell: number;
  /** Where the piece stands that asks, -1 where it matters not: no piece defends where it goes itself. */
  readonly asker: number;
}

/** Attack questions, equal ones once. */
export class Questions {
  readonly list: AttackQuestion[] = [];
  readonly #indexes = new Map<number, number>();
  readonly #positions: number;
  readonly #cells: number;

  /** Questions about a board of so many positions and cells. */
  constructor(positions: number, cells: number) {
    this.#positions = positions;
    this.#cells = cells;
  }

  indexOf(question: AttackQuestion): number {
    const key = this.#keyOf(question);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.list.push(question);
    this.#indexes.set(key, this.list.length - 1);
    return this.list.length - 1;
  }

  /** A number of its own for each question: as whom a block runs, the cell says. */
  #keyOf({ kind, position, moveType, cell, asker }: AttackQuestion): number {
    const ofBoard = ((asker + 1) * this.#positions + position) * this.#cells + cell;
    const all = (this.#positions + 1) * this.#positions * this.#cells;
    return ((moveType + 1) * all + ofBoard) * 2 + (kind === 'attacked' ? 0 : 1);
  }
}
