import { diff, glyphsOf, isPlain, STYLES, THEMES } from '../../screen/index.ts';
import type { Driver, Grid, Run, Size, Theme } from '../../screen/index.ts';
import { measureCells } from './cells.ts';
import type { CellMeasures } from './cells.ts';
import { drawStroke } from './strokes.ts';

type Pen = CanvasRenderingContext2D;

const FAMILY = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Draws screens of cells on a canvas; only the cells that changed are drawn again. */
export class CanvasDriver implements Driver {
  readonly #canvas: HTMLCanvasElement;
  readonly #onText: (text: string) => void;
  #theme: Theme = THEMES.evening;
  #cells: CellMeasures = measureCells(1, 1, 1, 0.6);
  #shown: Grid | undefined;

  /** `onText` hears each screen as text. */
  constructor(canvas: HTMLCanvasElement, onText: (text: string) => void) {
    this.#canvas = canvas;
    this.#onText = onText;
  }

  get size(): Size {
    return this.#cells;
  }

  dress(theme: Theme): void {
    this.#theme = theme;
    this.#shown = undefined;
    this.#canvas.style.backgroundColor = colour(theme.papers.ground.rgb);
  }

  /** Fits the canvas to an area in CSS pixels; the next screen is drawn whole. */
  resize(width: number, height: number, density: number): void {
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    pen.font = `100px ${FAMILY}`;
    const cells = measureCells(width, height, density, pen.measureText('0').width / 100);
    this.#cells = cells;
    this.#canvas.width = cells.width * cells.cellWidth;
    this.#canvas.height = cells.height * cells.cellHeight;
    this.#canvas.style.width = `${this.#canvas.width / density}px`;
    this.#canvas.style.height = `${this.#canvas.height / density}px`;
    this.#shown = undefined;
  }

  show(grid: Grid): void {
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    pen.textBaseline = 'middle';
    pen.direction = 'ltr';
    for (const run of diff(this.#shown, grid)) this.#drawRun(pen, run);
    this.#shown = grid;
    this.#onText(grid.toText());
  }

  #drawRun(pen: Pen, run: Run): void {
    const { cellWidth, cellHeight, font } = this.#cells;
    const has = (style: (typeof STYLES)[number]) => (run.bits & (1 << STYLES.indexOf(style))) !== 0;
    const ink = colour(this.#theme.inks[run.ink].rgb);
    const paper = colour(this.#theme.papers[run.on].rgb);
    const [x, y] = [run.x * cellWidth, run.y * cellHeight];
    pen.globalAlpha = 1;
    pen.fillStyle = has('reverse') ? ink : paper;
    pen.fillRect(x, y, run.width * cellWidth, cellHeight);
    pen.fillStyle = has('reverse') ? paper : ink;
    if (has('dim')) pen.globalAlpha = 0.65;
    pen.font = `${has('bold') ? 700 : 400} ${font}px ${FAMILY}`;
    let column = x;
    for (const { text, width } of glyphsOf(run.text)) {
      if (!drawStroke(pen, text, column, y, width * cellWidth, cellHeight))
        this.#drawGlyph(pen, text, column, y, width);
      column += width * cellWidth;
    }
    if (has('underline')) pen.fillRect(x, y + cellHeight - 2, run.width * cellWidth, 1);
  }

  /** Some letters and their marks are larger than a cell: what sticks out would be left behind. */
  #drawGlyph(pen: Pen, text: string, x: number, y: number, width: number): void {
    const { cellWidth, cellHeight, font } = this.#cells;
    const baseline = y + cellHeight / 2 + font * 0.04;
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

function colour(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`;
}
