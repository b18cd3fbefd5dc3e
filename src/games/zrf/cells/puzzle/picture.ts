import { assertDefined, largest, smallest } from '#core';
import { Grid } from '#screen/cells/grid.ts';
import type { Area, Size } from '#screen/cells/grid.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { lineSign } from '#screen/cells/lines.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { drawPart } from '../board/window.ts';

/** Width and height of a cell, from the largest drawing to the smallest. */
const PITCHES: readonly (readonly [number, number])[] = [
  [16, 8],
  [14, 7],
  [12, 6],
  [8, 4],
  [6, 3],
  [4, 2],
];

const FREE = '·';
const SOLID = '░';

/** Cell contents other than blocks, which are numbered from 0. */
export const NO_OWNER = -1;
export const OUTSIDE = -2;

/** A column and a row. */
export type CellPlace = readonly [number, number];

/** A block to draw: its label and its cells. */
export interface DrawnBlock {
  readonly owner: number;
  readonly text: string;
  readonly cells: readonly CellPlace[];
}

/** A board of whole blocks, to be drawn. */
export interface Picture {
  readonly columns: number;
  readonly rows: number;
  /**
   * Owner of a cell: a block number, `NOTHING` or `OUTSIDE`. Also called for cells beyond the
   * edges.
   */
  readonly ownerAt: (column: number, row: number) => number;
  readonly blocks: readonly DrawnBlock[];
  readonly goals: ReadonlySet<number>;
  readonly chosen: number | undefined;
  /** Text in the corners of cells. */
  readonly marks: readonly { readonly at: CellPlace; readonly text: string }[];
  /** The cell under the cursor. */
  readonly cursor?: CellPlace;
}

class Drawing {
  readonly grid: Grid;
  readonly #picture: Picture;
  readonly #width: number;
  readonly #height: number;

  constructor(picture: Picture, [width, height]: readonly [number, number]) {
    const { columns, rows } = picture;
    this.#picture = picture;
    this.#width = width;
    this.#height = height;
    this.grid = new Grid({ width: columns * width + 1, height: rows * height + 1 });
  }

  draw(): Grid {
    const { rows, columns } = this.#picture;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) this.#fill(column, row);
    }
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) this.#lines(column, row);
    }
    this.#marks();
    for (const block of this.#picture.blocks) this.#label(block);
    this.#cursor();
    return this.grid;
  }

  #inkOf(owner: number): Ink {
    const { chosen, goals } = this.#picture;
    if (owner === NO_OWNER) return { ink: 'faint' };
    if (owner === chosen) return { ink: 'title', bold: true, reverse: true };
    if (goals.has(owner)) return { ink: 'good', on: 'path', bold: true };
    return { ink: 'text', on: 'chosen' };
  }

  /** Fills a cell and its joins with neighbours of the same block. */
  #fill(column: number, row: number): void {
    const { ownerAt } = this.#picture;
    const owner = ownerAt(column, row);
    const [left, top] = [column * this.#width, row * this.#height];
    const { columns, rows } = this.#picture;
    const joins = owner !== NO_OWNER;
    const joinsRight = joins && column + 1 < columns && ownerAt(column + 1, row) === owner;
    const joinsDown = joins && row + 1 < rows && ownerAt(column, row + 1) === owner;
    const area = {
      x: left + 1,
      y: top + 1,
      width: this.#width - (joinsRight ? 0 : 1),
      height: this.#height - (joinsDown ? 0 : 1),
    };
    if (owner === OUTSIDE) this.grid.fill(area, SOLID, { ink: 'frame' });
    else this.grid.fill(area, ' ', this.#inkOf(owner));
    if (owner !== NO_OWNER) return;
    this.grid.put(left + (this.#width >> 1), top + (this.#height >> 1), FREE, { ink: 'faint' });
  }

  /** Thickness of the line between two cells. */
  #between(a: number, b: number): number {
    const { chosen } = this.#picture;
    if (a === b) return 0;
    return a === chosen || b === chosen ? 2 : 1;
  }

  /**
   * Draws the crossing at the upper left of a cell, and the lines from there to the right and down.
   */
  #lines(column: number, row: number): void {
    const { ownerAt } = this.#picture;
    const [here, left] = [ownerAt(column, row), ownerAt(column - 1, row)];
    const [above, across] = [ownerAt(column, row - 1), ownerAt(column - 1, row - 1)];
    const up = this.#between(across, above);
    const right = this.#between(above, here);
    const down = this.#between(left, here);
    const away = this.#between(across, left);
    const [x, y] = [column * this.#width, row * this.#height];
    const thickest = Math.max(up, right, down, away);
    if (thickest > 0) this.grid.put(x, y, lineSign([up, right, down, away]), inkOf(thickest));
    if (right > 0) {
      const line = lineSign([0, right, 0, right]).repeat(this.#width - 1);
      this.grid.put(x + 1, y, line, inkOf(right));
    }
    if (down === 0) return;
    for (let step = 1; step < this.#height; step++) {
      this.grid.put(x, y + step, lineSign([down, 0, down, 0]), inkOf(down));
    }
  }

  #marks(): void {
    const { marks, ownerAt, chosen } = this.#picture;
    for (const { at, text } of marks) {
      const [column, row] = at;
      const isChosen = ownerAt(column, row) === chosen;
      const ink: Ink = { ink: 'good', bold: true, ...(isChosen ? { reverse: true } : {}) };
      const [x, y] = [(column + 1) * this.#width, (row + 1) * this.#height - 1];
      this.grid.put(x - widthOf(text), y, text, ink);
    }
  }

  /**
   * Best place for a label: the place within the block nearest to its middle. It is the middle of a
   * cell or of adjoining cells.
   */
  #middleOf({ owner, cells }: DrawnBlock): CellPlace {
    const columns = cells.map(([column]) => column);
    const rows = cells.map(([, row]) => row);
    const middle = (numbers: number[]) => (smallest(numbers) + largest(numbers) + 1) / 2;
    const [column, row] = [middle(columns), middle(rows)];
    const distanceTo = ([x, y]: CellPlace) => Math.abs(x - column) + Math.abs(y - row);
    const places = halves(columns)
      .flatMap((x) => halves(rows).map((y): CellPlace => [x, y]))
      .filter((place) => this.#isWithin(owner, place));
    return places.sort((a, b) => distanceTo(a) - distanceTo(b))[0] ?? [column, row];
  }

  /** True if all cells that meet at a place are part of the block. */
  #isWithin(owner: number, [column, row]: CellPlace): boolean {
    const columns = [Math.ceil(column) - 1, Math.floor(column)];
    const rows = [Math.ceil(row) - 1, Math.floor(row)];
    return columns.every((x) => rows.every((y) => this.#picture.ownerAt(x, y) === owner));
  }

  #label(block: DrawnBlock): void {
    const { owner, text } = block;
    const [column, row] = this.#middleOf(block);
    const x = Math.round(column * this.#width - (widthOf(text) - 1) / 2);
    this.grid.put(x, Math.floor(row * this.#height), text, { ...this.#inkOf(owner), bold: true });
  }

  #cursor(): void {
    const { cursor } = this.#picture;
    if (cursor === undefined) return;
    const [column, row] = cursor;
    const [x, y] = [column * this.#width, row * this.#height + (this.#height >> 1)];
    const ink: Ink = { ink: 'title', on: 'cursor', bold: true, reverse: true };
    this.grid.put(x + 1, y, '[', ink);
    this.grid.put(x + this.#width - 1, y, ']', ink);
  }
}

/** Middles of cells in a row, and the places between them. */
function halves(cells: readonly number[]): number[] {
  return [...new Set(cells.flatMap((cell) => [cell + 0.5, cell + 1]))];
}

function inkOf(thickness: number): Ink {
  return thickness === 2 ? { ink: 'title', bold: true } : { ink: 'frame' };
}

type Extent = Pick<Picture, 'columns' | 'rows'>;

/** Cell size of the largest drawing that fits an area. */
function pitchFor({ columns, rows }: Extent, { width, height }: Area): readonly [number, number] {
  const fits = PITCHES.find(([x, y]) => columns * x + 1 <= width && rows * y + 1 <= height);
  return fits ?? assertDefined(PITCHES.at(-1));
}

/** Size of the smallest drawing. */
export function minSizeFor({ columns, rows }: Extent): Size {
  const [width, height] = assertDefined(PITCHES.at(-1));
  return { width: columns * width + 1, height: rows * height + 1 };
}

/** Size of the largest drawing that fits an area, or of its visible part. */
export function sizeFor(extent: Extent, area: Area): Size {
  const [width, height] = pitchFor(extent, area);
  return {
    width: Math.min(area.width, extent.columns * width + 1),
    height: Math.min(area.height, extent.rows * height + 1),
  };
}

/** Draws blocks centred in an area, or the part around a cell if the board is too large. */
export function drawPicture(grid: Grid, area: Area, picture: Picture, focus: CellPlace): void {
  const [width, height] = pitchFor(picture, area);
  const fullGrid = new Drawing(picture, [width, height]).draw();
  const [column, row] = focus;
  drawPart(grid, area, fullGrid, {
    x: column * width + (width >> 1),
    y: row * height + (height >> 1),
  });
}
