/** An `attacked?` or `defended?` test with everything but the board evaluated. */
export interface AttackQuestion {
  readonly kind: 'attacked' | 'defended';
  /** Player who runs the block. */
  readonly player: number;
  readonly position: number;
  /** Move type considered, or -1 for all. */
  readonly moveType: number;
  /** Cell assumed to occupy the position. */
  readonly cell: number;
  /**
   * Position of the piece running the block, or -1 if irrelevant. A piece does not defend its own
   * destination.
   */
  readonly asker: number;
}

/** Attack questions without duplicates. */
export class Questions {
  readonly list: AttackQuestion[] = [];
  readonly #indexes = new Map<number, number>();
  readonly #positions: number;
  readonly #cells: number;

  /** Takes the number of positions and of cells of the board. */
  constructor(positions: number, cells: number) {
    this.#positions = positions;
    this.#cells = cells;
  }

  indexOf(question: AttackQuestion): number {
    const key = this.#keyOf(question);
    const cached = this.#indexes.get(key);
    if (cached !== undefined) return cached;
    this.list.push(question);
    this.#indexes.set(key, this.list.length - 1);
    return this.list.length - 1;
  }

  /** Unique number of a question. The player is already determined by the cell. */
  #keyOf({ kind, position, moveType, cell, asker }: AttackQuestion): number {
    const ofBoard = ((asker + 1) * this.#positions + position) * this.#cells + cell;
    const all = (this.#positions + 1) * this.#positions * this.#cells;
    return ((moveType + 1) * all + ofBoard) * 2 + (kind === 'attacked' ? 0 : 1);
  }
}
