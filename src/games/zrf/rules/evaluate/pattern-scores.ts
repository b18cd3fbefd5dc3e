import { assertDefined, int32At } from '#core';
import { EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { contentsOf, HOLDERS } from '../model/index.ts';
import type { TunedPattern } from '../model/index.ts';

/** A line is listed at each of its positions, with the weight of their digit. */
const TIE_WORDS = 2;

/** Digits by cell of the two players' pieces: which piece, or only whose. Others count as empty. */
export function digitsOf(cells: Cells, seats: readonly number[], base: number): Int32Array {
  return Int32Array.from({ length: cells.count }, (_, cell) => {
    const seat = cell === EMPTY ? -1 : seats.indexOf(ownerOf(cells, cell));
    if (seat < 0) return 0;
    return base === HOLDERS ? 1 + seat : 1 + 2 * typeOf(cells, cell) + seat;
  });
}

/** Contents of a line with the players exchanged. */
export function mirroredContents(contents: number, base: number): number {
  let mirrored = 0;
  for (let rest = contents, weight = 1; rest > 0; rest = Math.floor(rest / base), weight *= base) {
    const digit = rest % base;
    mirrored += weight * (digit === 0 ? 0 : ((digit - 1) ^ 1) + 1);
  }
  return mirrored;
}

/** Values of lines by their contents, by position. */
export class PatternValues {
  /** Player whose lead the values are. */
  readonly first: number;
  /** Digit of each cell. */
  readonly digits: Int32Array;
  /** Value of each table's contents, early and late by turns. */
  readonly tables: Int32Array;
  /** For each line, the place of its table. */
  readonly begins: Int32Array;
  /** For each position, its lines and the weights of its digit in them. */
  readonly ties: readonly Int32Array[];

  constructor(
    patterns: readonly TunedPattern[],
    positions: number,
    cells: Cells,
    seats: readonly number[],
  ) {
    const { base } = assertDefined(patterns[0]);
    this.first = assertDefined(seats[0]);
    this.digits = digitsOf(cells, seats, base);
    const tables: number[] = [];
    const begins: number[] = [];
    const ties: number[][] = Array.from({ length: positions }, () => []);
    const add = (
      lines: TunedPattern['lines'],
      early: readonly number[],
      late: readonly number[],
    ) => {
      for (const line of lines) {
        for (const [place, position] of line.entries()) {
          assertDefined(ties[position]).push(begins.length, contentsOf(base, place));
        }
        begins.push(tables.length / 2);
      }
      if (lines.length > 0)
        for (const [at, value] of early.entries()) tables.push(value, assertDefined(late[at]));
    };
    for (const { lines, mirrored, early, late } of patterns) {
      const swapped = (values: readonly number[]) =>
        values.map((_, at) => -assertDefined(values[mirroredContents(at, base)]));
      add(lines, early, late);
      add(mirrored, swapped(early), swapped(late));
    }
    this.tables = Int32Array.from(tables);
    this.begins = Int32Array.from(begins);
    this.ties = ties.map((list) => Int32Array.from(list));
  }
}

/** Scores lines by their contents incrementally, as the first player's lead. */
export class PatternScores {
  readonly first: number;
  readonly #values: PatternValues;
  /** For each line, the place of its contents in the tables. */
  readonly #places: Int32Array;
  early = 0;
  late = 0;

  /** Begins with an empty board. */
  constructor(values: PatternValues) {
    this.first = values.first;
    this.#values = values;
    this.#places = values.begins.slice();
    for (const place of this.#places) {
      this.early += int32At(values.tables, 2 * place);
      this.late += int32At(values.tables, 2 * place + 1);
    }
  }

  /** Replaces the cell of a position. */
  change(position: number, before: number, after: number): void {
    const { digits, ties, tables } = this.#values;
    const change = int32At(digits, after) - int32At(digits, before);
    if (change === 0) return;
    const places = this.#places;
    const list = ties[position] as Int32Array;
    for (let at = 0; at < list.length; at += TIE_WORDS) {
      const line = int32At(list, at);
      const old = int32At(places, line);
      const next = old + change * int32At(list, at + 1);
      places[line] = next;
      this.early += int32At(tables, 2 * next) - int32At(tables, 2 * old);
      this.late += int32At(tables, 2 * next + 1) - int32At(tables, 2 * old + 1);
    }
  }
}
