import { diff, glyphsOf, isPlain, FULL_SIZE, PAPERS, STYLES, THEMES } from '#screen';
import type { Driver, Grid, Offer, Run, Size, Theme } from '#screen';
import type { Picture } from '../canvas/shapes.ts';
import { fittedFont, measureCells } from './cells.ts';
import type { CellMeasures, Room } from './cells.ts';
import { FONT_FAMILY } from './font.ts';
import { drawStroke } from './strokes.ts';
import { TilePainter } from './tiles/tile-painter.ts';

type Pen = CanvasRenderingContext2D;

/** Callbacks of a driver for each screen. */
export interface Listener {
  /** Called with the text of the screen. */
  onText(text: string): void;
  /** Called when the screen needs another number of cells and the canvas must be resized. */
  onNeed(): void;
  /** Called with the news for screen readers. */
  onNews(news: string): void;
  /** Called with the keys that the screen uses. */
  onOffers(offers: readonly Offer[]): void;
  /** Called with the place to scroll to if only part of the screen is visible, in CSS pixels. */
  onFocus(x: number, y: number, width: number): void;
}

/** Draws screens of cells on a canvas, redrawing only changed cells. */
export class CanvasDriver implements Driver {
  readonly #canvas: HTMLCanvasElement;
  readonly #listener: Listener;
  #theme: Theme = THEMES.evening;
  #cells: CellMeasures = measureCells({ width: 1, height: 1, density: 1 }, 0.6);
  #density = 1;
  #needed: Size = FULL_SIZE;
  /** Distance from the top of a cell to the baseline. */
  #baseline = 0;
  #shown: Grid | undefined;
  readonly #tiles = new TilePainter(THEMES.evening);
  #hasTiles = false;

  constructor(canvas: HTMLCanvasElement, listener: Listener) {
    this.#canvas = canvas;
    this.#listener = listener;
  }

  get size(): Size {
    return this.#cells;
  }

  requireSize(minSize: Size): void {
    const { width, height } = this.#needed;
    if (minSize.width === width && minSize.height === height) return;
    this.#needed = minSize;
    this.#listener.onNeed();
  }

  setTheme(theme: Theme): void {
    if (theme !== this.#theme) this.#tiles.dress(theme);
    this.#theme = theme;
    this.#shown = undefined;
    this.#canvas.style.backgroundColor = colour(theme.papers.ground.rgb);
  }

  /** Sets the pictures drawn in place of glyphs, by name. */
  bringTiles(pictures: Readonly<Record<string, Picture>>): void {
    this.#tiles.bring(pictures);
  }

  drawTiles(isOn: boolean): void {
    this.#hasTiles = isOn;
    this.#shown = undefined;
  }

  /** Font size in CSS pixels at which the whole screen fits the room. */
  fittedFont(room: Room): number {
    const pen = this.#canvas.getContext('2d');
    return pen === null ? 0 : fittedFont(room, advanceOf(pen), this.#needed);
  }

  /**
   * Resizes the canvas to a room, with a font size of at least `least`. The next screen is redrawn
   * in full.
   */
  resize(room: Room, minSize: number): void {
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    const cells = measureCells(room, advanceOf(pen), minSize, this.#needed);
    this.#cells = cells;
    this.#density = room.density;
    this.#canvas.width = cells.width * cells.cellWidth;
    this.#canvas.height = cells.height * cells.cellHeight;
    this.#canvas.style.width = `${this.#canvas.width / room.density}px`;
    this.#canvas.style.height = `${this.#canvas.height / room.density}px`;
    // For scripts that read the page from outside.
    Object.assign(this.#canvas.dataset, { columns: cells.width, rows: cells.height });
    pen.font = `${cells.font}px ${FONT_FAMILY}`;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('0');
    this.#tiles.fit(cells.cellWidth, cells.cellHeight);
    this.#baseline = Math.floor((cells.cellHeight + above - below) / 2);
    this.#shown = undefined;
  }

  /** Cell at a point in window coordinates. */
  cellAt(clientX: number, clientY: number): { readonly column: number; readonly row: number } {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    return {
      column: Math.floor(((clientX - left) / width) * this.#cells.width),
      row: Math.floor(((clientY - top) / height) * this.#cells.height),
    };
  }

  show(grid: Grid): void {
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    pen.textBaseline = 'alphabetic';
    pen.direction = 'ltr';
    const runs = diff(this.#shown, grid, this.#hasTiles);
    for (const run of runs) if (run.tile === undefined) this.#drawRun(pen, run);
    if (this.#hasTiles) this.#drawPictures(pen, grid, runs);
    this.#shown = grid;
    this.#listener.onText(grid.toText());
    this.#listener.onOffers(grid.offers);
    const { focus } = grid;
    if (focus === undefined) return;
    const { cellWidth, cellHeight } = this.#cells;
    this.#listener.onFocus(
      (focus.x * cellWidth) / this.#density,
      ((focus.y + 0.5) * cellHeight) / this.#density,
      (focus.width * cellWidth) / this.#density,
    );
  }

  announce(news: string): void {
    this.#listener.onNews(news);
  }

  /** Draws changed pictures and their neighbours, because rock depends on its open sides. */
  #drawPictures(pen: Pen, grid: Grid, runs: readonly Run[]): void {
    const changed = new Set<number>();
    for (const { x, y, width } of runs) {
      for (let row = Math.max(0, y - 1); row <= Math.min(grid.height - 1, y + 1); row++) {
        const [from, to] = [Math.max(0, x - 1), Math.min(grid.width - 1, x + width)];
        for (let column = from; column <= to; column++) changed.add(row * grid.width + column);
      }
    }
    for (const index of changed) {
      if (grid.tileAt(index) === undefined) continue;
      const bits = grid.bits[index] ?? 0;
      const paper = PAPERS[grid.papers[index] ?? 0];
      this.#tiles.paint(pen, grid, index, {
        isMarked: hasStyle(bits, 'reverse'),
        isRemembered: paper === 'ground',
        alarm: paper === 'alarm' ? colour(this.#theme.papers.alarm.rgb) : undefined,
      });
    }
  }

  #drawRun(pen: Pen, run: Run): void {
    const { cellWidth, cellHeight, font } = this.#cells;
    const has = (style: (typeof STYLES)[number]) => hasStyle(run.bits, style);
    const ink = colour(this.#theme.inks[run.ink].rgb);
    const paper = colour(this.#theme.papers[run.on].rgb);
    const [x, y] = [run.x * cellWidth, run.y * cellHeight];
    pen.globalAlpha = 1;
    pen.fillStyle = has('reverse') ? ink : paper;
    pen.fillRect(x, y, run.width * cellWidth, cellHeight);
    pen.fillStyle = has('reverse') ? paper : ink;
    if (has('dim')) pen.globalAlpha = 0.65;
    pen.font = `${has('bold') ? 700 : 400} ${font}px ${FONT_FAMILY}`;
    let column = x;
    for (const { text, width } of glyphsOf(run.text)) {
      if (!drawStroke(pen, text, column, y, width * cellWidth, cellHeight))
        this.#drawGlyph(pen, text, column, y, width);
      column += width * cellWidth;
    }
    if (has('underline')) pen.fillRect(x, y + cellHeight - 2, run.width * cellWidth, 1);
  }

  /** Clips glyphs that are larger than their cells, because the overhang would not be erased. */
  #drawGlyph(pen: Pen, text: string, x: number, y: number, width: number): void {
    const { cellWidth, cellHeight } = this.#cells;
    const baseline = y + this.#baseline;
    if (isPlain(text)) {
      pen.fillText(text, x, baseline);
      return;
    }
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width * cellWidth, cellHeight);
    pen.clip();
    pen.fillText(text, x, baseline);
    pen.restore();
  }
}

/** Ratio of character width to font size. */
function advanceOf(pen: Pen): number {
  pen.font = `100px ${FONT_FAMILY}`;
  return pen.measureText('0').width / 100;
}

function hasStyle(bits: number, style: (typeof STYLES)[number]): boolean {
  return (bits & (1 << STYLES.indexOf(style))) !== 0;
}

function colour(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}
