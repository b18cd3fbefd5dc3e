import { sure } from '../../../core/index.ts';
import type { Classes } from '../compile/classes.ts';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { GoalTest, Occupant, Rules } from '../rules/index.ts';

export type RelativeTest = Extract<GoalTest, { readonly kind: 'relative' }>;

/** Positions and the class of cells that each must hold: position, row, position, row ... */
export type Line = Int32Array;

/** Cells that an occupant stands for, seen from a player. */
export function occupantRow(classes: Classes, occupant: Occupant, player: number): number {
  const { cells } = classes;
  const isOwner = (owner: number) => {
    if (occupant.owner === 'any') return true;
    return (owner === player) === (occupant.owner === 'own');
  };
  const isIn = (cell: number) =>
    cell !== EMPTY && isOwner(ownerOf(cells, cell)) && occupant.types.includes(typeOf(cells, cell));
  return classes.cellsWhere((cell) => isIn(cell) !== occupant.isNot);
}

/** A line through every position from which the whole chain stays on the board. */
export function linesOf(
  rules: Rules,
  classes: Classes,
  test: RelativeTest,
  player: number,
): Line[] {
  const { links, symmetry, positions } = rules.board;
  const turned = sure(symmetry[player]);
  const lines: Line[] = [];
  for (const start of positions.keys()) {
    const line = [start, occupantRow(classes, test.first, player)];
    let here = start;
    for (const { direction, occupant } of test.rest) {
      here = sure(sure(links[sure(turned[direction])])[here]);
      if (here < 0) break;
      line.push(here, occupantRow(classes, occupant, player));
    }
    if (here >= 0) lines.push(Int32Array.from(line));
  }
  return lines;
}

export function isFull(line: Line, cells: Int32Array, table: Uint8Array): boolean {
  for (let at = 0; at < line.length; at += 2) {
    const cell = cells[line[at] as number] as number;
    if (table[(line[at + 1] as number) + cell] !== 1) return false;
  }
  return true;
}

/** A line that fulfils a goal: the lower its rank, the sooner the goal is tested. */
interface RankedLine {
  readonly line: Line;
  readonly rank: number;
}

/** No line is full. */
export const NO_RANK = 0x7fff_ffff;

/** Which lines a piece that arrives may complete, for all goals that are lines and nothing else. */
export class LineIndex {
  readonly #through: (RankedLine[] | undefined)[];
  readonly #classes: Classes;
  isEmpty = true;

  constructor(classes: Classes, positions: number) {
    this.#classes = classes;
    this.#through = new Array<RankedLine[] | undefined>(positions * classes.cells.count);
  }

  /** Adds a goal's lines; goals are added in the order of their ranks. */
  add(lines: readonly Line[], rank: number): void {
    const { table, cells } = this.#classes;
    this.isEmpty = false;
    for (const line of lines) {
      for (let at = 0; at < line.length; at += 2) {
        for (let cell = 0; cell < cells.count; cell += 1) {
          if (table[sure(line[at + 1]) + cell] !== 1) continue;
          (this.#through[sure(line[at]) * cells.count + cell] ??= []).push({ line, rank });
        }
      }
    }
  }

  /** The lowest rank of the lines through a position that are full, now that `cell` stands there. */
  rankAt(position: number, cell: number, board: Int32Array): number {
    const { table, cells } = this.#classes;
    const lines = this.#through[position * cells.count + cell];
    if (lines === undefined) return NO_RANK;
    for (const { line, rank } of lines) if (isFull(line, board, table)) return rank;
    return NO_RANK;
  }
}
