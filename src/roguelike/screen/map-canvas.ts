import type { Cell } from '#kit/grid/distances.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink, PaperColour } from '#screen/cells/ink.ts';

/** Highlights on a map. */
export interface Marks {
  /** Cell under the cursor or target marker. */
  readonly cursor?: Cell | undefined;
  /** Line or path to the cursor. */
  readonly line?: readonly Cell[] | undefined;
  /** Cells where a creature was hit in the last turn. */
  readonly hits?: readonly Cell[] | undefined;
}

/**
 * Viewport of a map. It starts at the cell `origin`, and each cell has a fixed width in columns.
 */
export class MapCanvas {
  readonly #grid: Grid;
  readonly #area: Area;
  readonly #origin: Cell;
  readonly #wide: number;

  constructor(grid: Grid, area: Area, origin: Cell, wide = 1) {
    this.#grid = grid;
    this.#area = area;
    this.#origin = origin;
    this.#wide = wide;
  }

  /** Position of a map cell on the grid; undefined outside the viewport. */
  find({ x, y }: Cell): Cell | undefined {
    const { width, height } = this.#area;
    const [column, row] = [(x - this.#origin.x) * this.#wide, y - this.#origin.y];
    if (column < 0 || row < 0 || column + this.#wide > width || row >= height) return undefined;
    return { x: this.#area.x + column, y: this.#area.y + row };
  }

  draw(cell: Cell, text: string, ink: Ink): void {
    const at = this.find(cell);
    if (at !== undefined) this.#grid.put(at.x, at.y, text, ink);
  }

  tint(cell: Cell, on: PaperColour): void {
    const at = this.find(cell);
    if (at !== undefined) this.#grid.tint({ ...at, width: this.#wide, height: 1 }, on);
  }

  /** Sets the focus for players who see only part of the screen. */
  focus(cell: Cell): void {
    const at = this.find(cell);
    if (at !== undefined) this.#grid.focusOn(at.x, at.y);
  }

  /** Draws the cursor in a style that is visible without colours. */
  mark(cell: Cell): void {
    const at = this.find(cell);
    if (at === undefined) return;
    const { tile } = this.#grid.cell(at.x, at.y);
    const columns = Array.from({ length: this.#wide }, (_, column) => at.x + column);
    const text = columns.map((x) => this.#grid.cell(x, at.y).glyph).join('');
    const ink: Ink = { ink: 'title', bold: true, reverse: true };
    this.#grid.put(at.x, at.y, text, tile === undefined ? ink : { ...ink, tile });
  }
}
