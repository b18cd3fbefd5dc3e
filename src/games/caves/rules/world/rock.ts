import { int8At, below } from '#core';
import type { Random } from '#core';

/** Cell values of an unfinished level, chosen for their sums. */
export const ROCK = -1;
export const GROUND = 1;
const OUTSIDE = 0;

/** An unfinished level: rock and ground, row by row, with a one-cell outside border. */
export interface Cave {
  readonly width: number;
  readonly height: number;
  readonly cells: Int8Array;
  /** Indices of all cells that are not outside. */
  readonly inside: Int32Array;
}

/** A level of solid rock. */
export function solidCave(width: number, height: number): Cave {
  const line = width + 2;
  const cells = new Int8Array(line * (height + 2)).fill(OUTSIDE);
  const inside = new Int32Array(width * height);
  let count = 0;
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++) {
      const cell = y * line + x;
      inside[count++] = cell;
      cells[cell] = ROCK;
    }
  }
  return { width, height, cells, inside };
}

/** Odds of `open` in a thousand, reduced to the fewest outcomes. */
function oddsOf(open: number): readonly [number, number] {
  let [a, b] = [open, 1000];
  while (b > 0) [a, b] = [b, a % b];
  return [open / a, 1000 / a];
}

/** A level of rock and ground; each cell is ground with this chance in thousandths. */
export function drawCave(random: Random, width: number, height: number, open: number): Cave {
  const cave = solidCave(width, height);
  const [ground, all] = oddsOf(open);
  for (const cell of cave.inside) {
    if (below(random, all) >= all - ground) cave.cells[cell] = GROUND;
  }
  return cave;
}

/** Sets every cell to the majority of its 3 × 3 neighbourhood, ignoring outside cells. */
export function smooth({ width, cells, inside }: Cave): void {
  const rows = new Int8Array(cells.length);
  const at = (list: Int8Array, index: number) => int8At(list, index);
  for (let cell = 1; cell < cells.length - 1; cell++) {
    rows[cell] = at(cells, cell - 1) + at(cells, cell) + at(cells, cell + 1);
  }
  const line = width + 2;
  for (const cell of inside) {
    const sum = at(rows, cell - line) + at(rows, cell) + at(rows, cell + line);
    cells[cell] = sum >= 0 ? GROUND : ROCK;
  }
}
