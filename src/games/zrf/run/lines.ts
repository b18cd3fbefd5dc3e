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

/** Which lines a piece that arrives may complete. */
export class LineIndex {
  readonly #through: (readonly Line[] | undefined)[];
  readonly #cells: number;

  constructor(lines: readonly Line[], classes: Classes, positions: number) {
    const { count } = classes.cells;
    this.#cells = count;
    const through = new Array<Line[] | undefined>(positions * count);
    for (const line of lines) {
      for (let at = 0; at < line.length; at += 2) {
        for (let cell = 0; cell < count; cell += 1) {
          if (classes.table[sure(line[at + 1]) + cell] !== 1) continue;
          (through[sure(line[at]) * count + cell] ??= []).push(line);
        }
      }
    }
    this.#through = through;
  }

  /** Whether a line through the position is full, now that `cell` stands there. */
  isCompleted(position: number, cell: number, cells: Int32Array, table: Uint8Array): boolean {
    const lines = this.#through[position * this.#cells + cell];
    if (lines === undefined) return false;
    for (const line of lines) if (isFull(line, cells, table)) return true;
    return false;
  }
}
