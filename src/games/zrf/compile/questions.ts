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
  readonly #indexes = new Map<string, number>();

  indexOf(question: AttackQuestion): number {
    const { kind, player, position, moveType, cell, asker } = question;
    const key = `${kind} ${player} ${position} ${moveType} ${cell} ${asker}`;
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.list.push(question);
    this.#indexes.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}
