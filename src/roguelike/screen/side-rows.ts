import { largest } from '#core';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink, InkColour } from '#screen/cells/ink.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putLine } from '#screen/widgets/words.ts';
import { drawPiece } from '#screen/cells/pieces.ts';

/** Number and its share of the maximum. */
interface Bar {
  readonly text: string;
  readonly share: number;
  readonly ink: Ink;
}

/** Fills the panel beside a map row by row from the top. */
export class SideRows {
  readonly #grid: Grid;
  readonly #area: Area;
  #row = 0;

  constructor(grid: Grid, area: Area) {
    this.#grid = grid;
    this.#area = area;
  }

  /** Number of free rows. */
  get rest(): number {
    return this.#area.height - this.#row;
  }

  /** Block of rows, redrawn only when `from`, its complete input, changes. */
  part(
    name: string,
    height: number,
    from: readonly unknown[],
    draw: (rows: SideRows) => void,
  ): void {
    const area = rowsOf(this.#area, this.#row, height);
    this.#row += height;
    drawPiece(this.#grid, name, area, from, (piece) => {
      draw(new SideRows(piece, piece.area));
    });
  }

  /** Title, preceded by an empty row. */
  title(text: string): void {
    this.#row += 1;
    putLine(this.#grid, this.#next(), text, { ink: 'title', bold: true });
  }

  /** Name with its value at the right. */
  pair(name: string, value: string, ink: InkColour): void {
    const row = this.#next();
    const width = row.width - widthOf(value) - 1;
    putLine(this.#grid, { ...row, width }, name, { ink: ink === 'soft' ? 'soft' : 'text' });
    putLine(this.#grid, row, value, { ink, bold: true }, 'right');
  }

  /** Name and value of something with a glyph on the map. */
  sign(
    glyph: string,
    ink: InkColour,
    name: string,
    value: string,
    valueInk: InkColour = 'soft',
  ): void {
    const row = this.#next();
    putLine(this.#grid, { ...row, width: 1 }, glyph, { ink, bold: true });
    const width = row.width - 2 - (value === '' ? 0 : widthOf(value) + 1);
    putLine(this.#grid, { ...row, x: row.x + 2, width }, name, { ink: 'text' });
    putLine(this.#grid, row, value, { ink: valueInk }, 'right');
  }

  /** Numbers with aligned bars. */
  bars(bars: readonly Bar[]): void {
    const widest = largest(bars.map(({ text }) => widthOf(text)));
    const from = Math.max(widest + 2, Math.floor(this.#area.width / 2));
    for (const { text, share, ink } of bars) {
      const row = this.#next();
      putLine(this.#grid, row, text, ink);
      const width = row.width - from;
      if (row.height < 1 || width < 3) continue;
      const full = Math.round(Math.max(0, Math.min(1, share)) * width);
      const x = this.#grid.put(row.x + from, row.y, '█'.repeat(full), { ink: ink.ink ?? 'text' });
      this.#grid.put(x, row.y, '░'.repeat(width - full), { ink: 'faint' });
    }
  }

  #next(): Area {
    const row = rowsOf(this.#area, this.#row, 1);
    this.#row += 1;
    return row;
  }
}
