import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { RECORD, RECORD_KIND } from '../compile/record.ts';
import type { Attack } from './attack.ts';
import type { Board } from './board.ts';

/** A piece where it stands. */
export interface Standing {
  readonly at: number;
  readonly cell: number;
}

/** A royal piece that is under attack, and the pieces that attack it. */
export interface Check {
  readonly royal: Standing;
  readonly by: readonly Standing[];
}

/** Whether royal pieces, those of a `checkmated` goal, are under attack or would come under it. */
export class Safety {
  readonly #program: Program;
  readonly #board: Board;
  readonly #attack: Attack;

  constructor(program: Program, board: Board, attack: Attack) {
    this.#program = program;
    this.#board = board;
    this.#attack = attack;
  }

  /**
   * Steps that cannot expose a royal piece which is not under attack: other pieces move, without
   * leaving or entering a position on which a strike depends.
   */
  safeSteps(player: number, royal: number): ((step: number) => boolean) | undefined {
    const cell = this.#board.cell[royal] as number;
    const strikes = this.#attack.attackCodeOn(player, royal, cell);
    // What strikes depend on is known of those that were asked: first ask, then look at it.
    if (this.#attack.isHit(strikes) || strikes.isFleeting) return undefined;
    const { whenEmptied, whenFilled } = strikes;
    const { words } = this.#program.records;
    return (step) => {
      if (step <= 0) return false;
      const kind = words[step + RECORD.kind];
      if (kind !== RECORD_KIND.plain && kind !== RECORD_KIND.marking) return false;
      const from = words[step + RECORD.first] as number;
      const to = words[step + RECORD.first + 1] as number;
      return from !== royal && whenEmptied[from] === 0 && whenFilled[to] === 0;
    };
  }

  isAnyRoyalHit(player: number): boolean {
    const royals = this.#board.royals[player] as number[];
    for (const royal of royals) {
      const cell = this.#board.cell[royal] as number;
      if (this.#attack.isHit(this.#attack.attackCodeOn(player, royal, cell))) return true;
    }
    return false;
  }

  /** The royal pieces of a player that are under attack, in the order of the board. */
  checksOf(player: number): Check[] {
    const standing = (at: number): Standing => ({ at, cell: this.#board.cell[at] as number });
    const royals = [...(this.#board.royals[player] ?? [])].sort((a, b) => a - b);
    return royals.map(standing).flatMap((royal): Check[] => {
      const strikes = this.#attack.attackCodeOn(player, royal.at, royal.cell);
      const by = this.#attack.attackersOf(strikes).map(standing);
      return by.length === 0 ? [] : [{ royal, by }];
    });
  }

  /** Whether a piece of one of these types of the player is attacked. */
  isAttacked(player: number, types: readonly number[]): boolean {
    const board = this.#board;
    return [...board.cell.entries()].some(([position, cell]) => {
      if (cell === EMPTY || ownerOf(board.cells, cell) !== player) return false;
      if (!types.includes(typeOf(board.cells, cell))) return false;
      return this.#attack.isHit(this.#attack.attackCodeOn(player, position, cell));
    });
  }
}
