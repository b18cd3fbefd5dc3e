import { AttackCompiler } from '../compile/attack-code.ts';
import type { AttackCode, Attackers } from '../compile/attack-code.ts';
import type { Program } from '../compile/program.ts';

/** Attack code of a program, shared by all its machines: compiling it takes long. */
export class AttackCodes {
  readonly #program: Program;
  readonly #compiler: AttackCompiler;
  /** Code of enemies for all move types, by cell and position. A cell determines its enemies. */
  #onCell: (AttackCode | undefined)[] = [];

  constructor(program: Program) {
    this.#program = program;
    this.#compiler = new AttackCompiler(program, () => {
      this.#onCell = [];
    });
  }

  /** Attacks of some players' pieces on a position that contains `cell`. */
  of(attackers: Attackers, filter: number, position: number, cell: number): AttackCode {
    return this.#compiler.of(attackers, filter, position, cell);
  }

  /** Attacks of the enemies of a cell's owner, by any move type. */
  onCell(enemies: Attackers, position: number, cell: number): AttackCode {
    const index = cell * this.#program.positions + position;
    const cached = this.#onCell[index];
    if (cached !== undefined) return cached;
    const code = this.of(enemies, this.#program.all, position, cell);
    this.#onCell[index] = code;
    return code;
  }
}

const allCodes = new WeakMap<Program, AttackCodes>();

/** The attack code of a program, cached for the lifetime of the program. */
export function attackCodesOf(program: Program): AttackCodes {
  const codes = allCodes.get(program) ?? new AttackCodes(program);
  allCodes.set(program, codes);
  return codes;
}
