import { int32At, assertDefined } from '#core';
import type { Classes } from '../compile/classes.ts';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Board } from './board.ts';
import type { GoalTest, Occupant, Rules } from '../model/index.ts';

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

/** Classes of cells on the way from a position on. */
interface Chain {
  readonly firstRow: number;
  readonly steps: readonly { readonly links: Int32Array; readonly row: number }[];
}

export function chainOf(
  { board: { links, symmetry } }: Rules,
  classes: Classes,
  test: RelativeTest,
  player: number,
): Chain {
  const turned = assertDefined(symmetry[player]);
  const steps = test.rest.map(({ direction, occupant }) => ({
    links: assertDefined(links[assertDefined(turned[direction])]),
    row: occupantRow(classes, occupant, player),
  }));
  return { firstRow: occupantRow(classes, test.first, player), steps };
}

/** Whether a chain holds from any position on. */
export function hasChain(
  { firstRow, steps }: Chain,
  cells: Int32Array,
  table: Uint8Array,
): boolean {
  for (let start = 0; start < cells.length; start += 1) {
    if (table[firstRow + int32At(cells, start)] !== 1) continue;
    let here = start;
    for (const { links, row } of steps) {
      here = int32At(links, here);
      if (here >= 0 && table[row + int32At(cells, here)] === 1) continue;
      here = -1;
      break;
    }
    if (here >= 0) return true;
  }
  return false;
}

/** A line through every position from which the whole chain stays on the board. */
export function linesOf(
  rules: Rules,
  classes: Classes,
  test: RelativeTest,
  player: number,
): Line[] {
  const { firstRow, steps } = chainOf(rules, classes, test, player);
  const lines: Line[] = [];
  for (const start of rules.board.positions.keys()) {
    const line = [start, firstRow];
    let here = start;
    for (const step of steps) {
      here = assertDefined(step.links[here]);
      if (here < 0) break;
      line.push(here, step.row);
    }
    if (here >= 0) lines.push(Int32Array.from(line));
  }
  return lines;
}

function isFull(line: Line, cells: Int32Array, table: Uint8Array): boolean {
  for (let at = 0; at < line.length; at += 2) {
    const cell = int32At(cells, line[at] as number);
    if (table[(line[at + 1] as number) + cell] !== 1) return false;
  }
  return true;
}

/** A line that fulfils a goal: the lower its rank, the sooner the goal is tested. */
interface RankedLine {
  readonly line: Line;
  readonly rank: number;
}

/** Lines through a position that need one of a class of cells there, the first to be tested first. */
interface Through {
  readonly classRow: number;
  readonly lines: RankedLine[];
}

/** So many pieces of a class in a row, all in one direction: n in a row. */
interface Row {
  /** Where its ways begin among those of all rows: those onwards, and behind them those back. */
  readonly forth: number;
  readonly back: number;
  readonly classRow: number;
  readonly length: number;
  readonly rank: number;
  /** The only cell of the class; -1 where there are several. */
  readonly only: number;
  /** Of each cell of the class so many must be on the board: as many as a row has, if it is alone. */
  readonly least: number;
}

/** Some words, and others behind them. */
function joined(some: Int32Array, others: Int32Array): Int32Array {
  const all = new Int32Array(some.length + others.length);
  all.set(some);
  all.set(others, some.length);
  return all;
}

/** Links and their reverse, with the border of the board in the place of none: see `Board.bordered`. */
function bordered(forth: Int32Array, back: Int32Array): Int32Array {
  return joined(forth, back).map((to) => (to < 0 ? forth.length : to));
}

/** Whence a direction leads to each position; undefined where it leads there from several. */
function reversed(forth: Int32Array): Int32Array | undefined {
  const back = new Int32Array(forth.length).fill(-1);
  for (const [from, to] of forth.entries()) {
    if (to < 0) continue;
    if (back[to] !== -1) return undefined;
    back[to] = from;
  }
  return back;
}

/** Whether a direction leads round in a circle. */
function isRound(forth: Int32Array): boolean {
  return [...forth.keys()].some((start) => {
    let here = assertDefined(forth[start]);
    for (let steps = 0; here >= 0 && here !== start && steps < forth.length; steps += 1) {
      here = assertDefined(forth[here]);
    }
    return here === start;
  });
}

/** No line is full. */
export const NO_RANK = 0x7fff_ffff;

/** Which lines a piece that arrives may complete, for all goals that are lines and nothing else. */
export class LineIndex {
  readonly #rules: Rules;
  readonly #classes: Classes;
  /** For each position the lines through it, by the class of cells that they need there. */
  readonly #through: Through[][];
  /** For each cell the rows that it can be a part of. */
  readonly #rows: Row[][];
  /**
   * For each row where its direction leads from each position, and whence it comes; off the board, to its
   * border. All lie in one list, since engines look into a single one faster.
   */
  #ways: Int32Array = new Int32Array(0);
  isEmpty = true;
  /** True where some goals are lines, but no rows. */
  #hasLines = false;

  constructor(rules: Rules, classes: Classes) {
    this.#rules = rules;
    this.#classes = classes;
    this.#through = rules.board.positions.map(() => []);
    this.#rows = Array.from({ length: classes.cells.count }, () => []);
  }

  /** Adds a goal's lines; goals are added in the order of their ranks. */
  add(test: RelativeTest, player: number, rank: number): void {
    this.isEmpty = false;
    const row = this.#rowOf(test, player, rank);
    if (row === undefined) {
      this.#addLines(linesOf(this.#rules, this.#classes, test, player), rank);
      return;
    }
    const { table } = this.#classes;
    for (const [cell, rows] of this.#rows.entries()) {
      if (table[row.classRow + cell] === 1) rows.push(row);
    }
  }

  /** The goal as a row, where all its occupants are alike and follow one straight direction. */
  #rowOf({ first, rest }: RelativeTest, player: number, rank: number): Row | undefined {
    const { links, symmetry } = this.#rules.board;
    const [next] = rest;
    if (next === undefined) return undefined;
    const classRow = occupantRow(this.#classes, first, player);
    const isAlike = rest.every(
      ({ direction, occupant }) =>
        direction === next.direction && occupantRow(this.#classes, occupant, player) === classRow,
    );
    const forth = assertDefined(
      links[assertDefined(assertDefined(symmetry[player])[next.direction])],
    );
    const back = reversed(forth);
    if (!isAlike || back === undefined || isRound(forth)) return undefined;
    const { table, cells } = this.#classes;
    // The border is empty: a row that may hold empty places would go on beyond it.
    if (table[classRow + EMPTY] === 1) return undefined;
    const length = rest.length + 1;
    const only = onlyCellOf(table.subarray(classRow, classRow + cells.count));
    const least = only < 0 ? 1 : length;
    const begin = this.#ways.length;
    this.#ways = joined(this.#ways, bordered(forth, back));
    return { forth: begin, back: begin + forth.length, classRow, length, rank, only, least };
  }

  #addLines(lines: readonly Line[], rank: number): void {
    for (const line of lines) {
      this.#hasLines = true;
      const ranked = { line, rank };
      for (let at = 0; at < line.length; at += 2) {
        const through = assertDefined(this.#through[assertDefined(line[at])]);
        const classRow = assertDefined(line[at + 1]);
        const known = through.find((one) => one.classRow === classRow);
        if (known === undefined) through.push({ classRow, lines: [ranked] });
        else known.lines.push(ranked);
      }
    }
  }

  /** The lowest rank of the lines through a position that are full, now that `cell` stands there. */
  rankAt(position: number, cell: number, board: Board): number {
    const rows = this.#rows[cell] as Row[];
    const pieces = int32At(board.counts, cell);
    const ways = this.#ways;
    let lowest = NO_RANK;
    // Rows lie in the order of their ranks.
    for (let index = 0; index < rows.length && lowest === NO_RANK; index += 1) {
      const row = rows[index] as Row;
      if (pieces < row.least) continue;
      const isFull =
        row.only < 0
          ? isLong(row, ways, position, board.bordered, this.#classes.table)
          : isLongOf(row, ways, position, board.bordered);
      if (isFull) lowest = row.rank;
    }
    return this.#hasLines ? this.#lineRank(position, cell, board, lowest) : lowest;
  }

  /** The same for lines that are no rows, below a rank that is found already. */
  #lineRank(position: number, cell: number, board: Board, known: number): number {
    const { table } = this.#classes;
    let lowest = known;
    for (const { classRow, lines } of this.#through[position] as Through[]) {
      if (table[classRow + cell] !== 1) continue;
      for (const { line, rank } of lines) {
        if (rank >= lowest) break;
        if (!isFull(line, board.cell, table)) continue;
        lowest = rank;
        break;
      }
    }
    return lowest;
  }

  /** How much has to be looked at, at most, for a piece that arrives. */
  workAt(position: number, cell: number): number {
    let work = 0;
    for (const { length } of this.#rows[cell] as Row[]) work += 2 * length;
    for (const { lines } of this.#through[position] as Through[]) work += lines.length;
    return work;
  }
}

/** The only cell of a class; -1 where there are several. */
function onlyCellOf(members: Uint8Array): number {
  const first = members.indexOf(1);
  return members.includes(1, first + 1) ? -1 : first;
}

/** The same as `isLong`, for a class of one cell. */
function isLongOf(row: Row, ways: Int32Array, position: number, board: Int32Array): boolean {
  const { forth, back, only } = row;
  let left = row.length - 1;
  let at = int32At(ways, forth + position);
  while (board[at] === only) {
    left -= 1;
    at = int32At(ways, forth + at);
  }
  at = int32At(ways, back + position);
  while (board[at] === only) {
    left -= 1;
    at = int32At(ways, back + at);
  }
  return left <= 0;
}

/** Whether the row through a position is long enough, now that one of its class stands there. */
function isLong(
  row: Row,
  ways: Int32Array,
  position: number,
  board: Int32Array,
  table: Uint8Array,
): boolean {
  const { forth, back, classRow } = row;
  let left = row.length - 1;
  let at = int32At(ways, forth + position);
  while (table[classRow + int32At(board, at)] === 1) {
    left -= 1;
    at = int32At(ways, forth + at);
  }
  at = int32At(ways, back + position);
  while (table[classRow + int32At(board, at)] === 1) {
    left -= 1;
    at = int32At(ways, back + at);
  }
  return left <= 0;
}
