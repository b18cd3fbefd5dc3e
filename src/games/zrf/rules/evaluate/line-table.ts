import { int32At, assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import type { LineAim } from './aims.ts';
import { linesOf } from '../run/lines.ts';

/** Value of an open line, by the number of missing pieces. */
const LINE_VALUES = [500, 200, 45, 10, 2];
/** Maximum number of lines worth tracking. */
const MAX_LINES = 20_000;

/** A line that a player wants to fill or to avoid. */
interface WantedLine {
  readonly player: number;
  readonly sign: number;
  /** Pairs of position and class table row. */
  readonly places: Int32Array;
}

/** All lines named by the goals of a game, and the lines through each position. */
export class LineTable {
  readonly lines: readonly WantedLine[];
  /** `through[position]`: pairs of line index and class table row. */
  readonly through: readonly Int32Array[];
  readonly classes: Program['classes'];

  constructor(
    { classes, positions }: Pick<Program, 'classes' | 'positions'>,
    lines: readonly WantedLine[],
  ) {
    this.classes = classes;
    this.lines = lines;
    const through: number[][] = Array.from({ length: positions }, () => []);
    for (const [index, { places }] of lines.entries()) {
      for (let at = 0; at < places.length; at += 2) {
        through[assertDefined(places[at])]?.push(index, assertDefined(places[at + 1]));
      }
    }
    this.through = through.map((words) => Int32Array.from(words));
  }
}

/**
 * Creates the table of a game's lines, or an empty one if there are too many. Yields before each
 * aim.
 */
export function* makeLineTable(
  program: Program,
  aims: readonly LineAim[],
): Generator<void, LineTable> {
  const { rules, classes } = program;
  const lines: WantedLine[] = [];
  for (const { player, sign, test } of aims) {
    yield;
    for (const places of linesOf(rules, classes, test, player))
      lines.push({ player, sign, places });
    if (lines.length > MAX_LINES) return new LineTable(program, []);
  }
  yield;
  return new LineTable(program, lines);
}

/** Progress of each line of a table, updated as pieces come and go. */
export class LineScores {
  /** Value of each player's lines. */
  readonly scores: Int32Array;
  readonly #table: LineTable;
  /** For each line, the number of missing pieces and of positions occupied by others. */
  readonly #lacking: Int32Array;
  readonly #blocked: Int32Array;

  constructor(table: LineTable, players: number, cells: Int32Array) {
    this.#table = table;
    this.scores = new Int32Array(players);
    this.#lacking = Int32Array.from(table.lines, ({ places }) => places.length / 2);
    this.#blocked = new Int32Array(table.lines.length);
    for (const [position, words] of table.through.entries()) {
      const cell = assertDefined(cells[position]);
      for (let at = 0; at < words.length; at += 2) this.#count(words, at, cell, 1);
    }
    for (const line of table.lines.keys()) this.#score(line, 1);
  }

  change(position: number, before: number, after: number): void {
    const words = this.#table.through[position] as Int32Array;
    for (let at = 0; at < words.length; at += 2) {
      const line = int32At(words, at);
      this.#score(line, -1);
      this.#count(words, at, before, -1);
      this.#count(words, at, after, 1);
      this.#score(line, 1);
    }
  }

  /** Total value of the open lines through a position, for every player. */
  worthAt(position: number): number {
    const words = this.#table.through[position] as Int32Array;
    let worth = 0;
    for (let at = 0; at < words.length; at += 2) {
      const line = int32At(words, at);
      if (this.#blocked[line] !== 0) continue;
      worth += LINE_VALUES[int32At(this.#lacking, line)] ?? 0;
    }
    return worth;
  }

  #count(words: Int32Array, at: number, cell: number, by: number): void {
    const line = int32At(words, at);
    if (this.#table.classes.table[int32At(words, at + 1) + cell] === 1) {
      this.#lacking[line] = int32At(this.#lacking, line) - by;
    } else if (cell !== EMPTY) this.#blocked[line] = int32At(this.#blocked, line) + by;
  }

  #score(line: number, by: number): void {
    if (this.#blocked[line] !== 0) return;
    const worth = LINE_VALUES[int32At(this.#lacking, line)];
    if (worth === undefined) return;
    const { player, sign } = this.#table.lines[line] as WantedLine;
    this.scores[player] = int32At(this.scores, player) + by * sign * worth;
  }
}
