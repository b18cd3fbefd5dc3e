import { int32At, assertDefined } from '#core';
import type { Classes } from '../compile/classes.ts';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Board } from './board.ts';
import type { GoalTest, Occupant, Rules } from '../model/index.ts';

export type RelativeTest = Extract<GoalTest, { readonly kind: 'relative' }>;

/** Pairs of a position and the class row of its required cells. */
export type Line = Int32Array;

/** Class row of an occupant for a player. */
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

/** Class rows along a path of links. */
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

/** True if the chain matches from any position. */
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

/** One line for each start position whose chain remains on the board. */
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

/** A line that achieves a goal. Lower ranks are tested first. */
interface RankedLine {
  readonly line: Line;
  readonly rank: number;
}

/** Lines through a position that require one class there, sorted by rank. */
interface LinesThrough {
  readonly classRow: number;
  readonly lines: RankedLine[];
}

/** A goal of n pieces of one class in a row, in a single direction. */
interface Row {
  /** Offsets of its links in the table of all rows: forward links, followed by backward links. */
  readonly forth: number;
  readonly back: number;
  readonly classRow: number;
  readonly length: number;
  readonly rank: number;
  /** The only cell of the class; -1 if there are several. */
  readonly only: number;
  /**
   * Minimum number of each cell's pieces on the board for a full row: the row length if the class
   * has one cell.
   */
  readonly least: number;
}

/** Concatenates two arrays. */
function joined(some: Int32Array, others: Int32Array): Int32Array {
  const all = new Int32Array(some.length + others.length);
  all.set(some);
  all.set(others, some.length);
  return all;
}

/** Forward and backward links, with missing ones leading to the border: see `Board.bordered`. */
function bordered(forth: Int32Array, back: Int32Array): Int32Array {
  return joined(forth, back).map((to) => (to < 0 ? forth.length : to));
}

/** Predecessor of each position in a direction; undefined if any has several. */
function reversed(forth: Int32Array): Int32Array | undefined {
  const back = new Int32Array(forth.length).fill(-1);
  for (const [from, to] of forth.entries()) {
    if (to < 0) continue;
    if (back[to] !== -1) return undefined;
    back[to] = from;
  }
  return back;
}

/** True if a direction contains a cycle. */
function hasCycle(forth: Int32Array): boolean {
  return [...forth.keys()].some((start) => {
    let here = assertDefined(forth[start]);
    for (let steps = 0; here >= 0 && here !== start && steps < forth.length; steps += 1) {
      here = assertDefined(forth[here]);
    }
    return here === start;
  });
}

/** Rank when no line is full. */
export const NO_RANK = 0x7fff_ffff;

/** Index of the lines that an arriving piece can complete, for all goals that are single lines. */
export class LineIndex {
  readonly #rules: Rules;
  readonly #classes: Classes;
  /** For each position, the lines through it by required class. */
  readonly #through: LinesThrough[][];
  /** For each cell, the rows that it can belong to. */
  readonly #rows: Row[][];
  /**
   * Forward and backward links of all rows, with the border index for destinations off the board. A
   * single array is faster to access.
   */
  #ways: Int32Array = new Int32Array(0);
  isEmpty = true;
  /** True if some goals are lines but not rows. */
  #hasLines = false;

  constructor(rules: Rules, classes: Classes) {
    this.#rules = rules;
    this.#classes = classes;
    this.#through = rules.board.positions.map(() => []);
    this.#rows = Array.from({ length: classes.cells.count }, () => []);
  }

  /** Adds a goal's lines. Call in ascending order of rank. */
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

  /** The goal as a row, if all occupants are equal and follow one straight direction. */
  #rowOf({ first, rest }: RelativeTest, player: number, rank: number): Row | undefined {
    const { links, symmetry } = this.#rules.board;
    const [next] = rest;
    if (next === undefined) return undefined;
    const classRow = occupantRow(this.#classes, first, player);
    const isUniform = rest.every(
      ({ direction, occupant }) =>
        direction === next.direction && occupantRow(this.#classes, occupant, player) === classRow,
    );
    const forth = assertDefined(
      links[assertDefined(assertDefined(symmetry[player])[next.direction])],
    );
    const back = reversed(forth);
    if (!isUniform || back === undefined || hasCycle(forth)) return undefined;
    const { table, cells } = this.#classes;
    // The border is empty: a row that includes empty places would extend beyond it.
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

  /** Lowest rank of the full lines through a position that contains `cell`. */
  rankAt(position: number, cell: number, board: Board): number {
    const rows = this.#rows[cell] as Row[];
    const pieces = int32At(board.counts, cell);
    const ways = this.#ways;
    let lowest = NO_RANK;
    // Rows are sorted by rank.
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

  /** Like `rankAt` for lines that are not rows, below a rank already found. */
  #lineRank(position: number, cell: number, board: Board, known: number): number {
    const { table } = this.#classes;
    let lowest = known;
    for (const { classRow, lines } of this.#through[position] as LinesThrough[]) {
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

  /** Upper bound for the work of `rankAt`. */
  workAt(position: number, cell: number): number {
    let work = 0;
    for (const { length } of this.#rows[cell] as Row[]) work += 2 * length;
    for (const { lines } of this.#through[position] as LinesThrough[]) work += lines.length;
    return work;
  }
}

/** The only cell of a class; -1 if there are several. */
function onlyCellOf(members: Uint8Array): number {
  const first = members.indexOf(1);
  return members.includes(1, first + 1) ? -1 : first;
}

/** Like `isLong`, for a class of one cell. */
function isLongOf(row: Row, ways: Int32Array, position: number, board: Int32Array): boolean {
  const { forth, back, only } = row;
  let remaining = row.length - 1;
  let at = int32At(ways, forth + position);
  while (board[at] === only) {
    remaining -= 1;
    at = int32At(ways, forth + at);
  }
  at = int32At(ways, back + position);
  while (board[at] === only) {
    remaining -= 1;
    at = int32At(ways, back + at);
  }
  return remaining <= 0;
}

/** True if the row through a position, which contains a piece of the class, is long enough. */
function isLong(
  row: Row,
  ways: Int32Array,
  position: number,
  board: Int32Array,
  table: Uint8Array,
): boolean {
  const { forth, back, classRow } = row;
  let remaining = row.length - 1;
  let at = int32At(ways, forth + position);
  while (table[classRow + int32At(board, at)] === 1) {
    remaining -= 1;
    at = int32At(ways, forth + at);
  }
  at = int32At(ways, back + position);
  while (table[classRow + int32At(board, at)] === 1) {
    remaining -= 1;
    at = int32At(ways, back + at);
  }
  return remaining <= 0;
}
