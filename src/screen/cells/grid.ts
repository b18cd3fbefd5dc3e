import { glyphsOf } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { INKS, PAPERS, styleBits } from './ink.ts';
import type { Ink, InkColour, PaperColour } from './ink.ts';

/** A rectangle of cells. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One cell read back. The right half of a wide glyph has the empty text. */
export interface Cell {
  readonly glyph: string;
  readonly ink: InkColour;
  readonly on: PaperColour;
  readonly bits: number;
}

/**
 * A screen of cells. What is put is clipped at the edges; a wide glyph takes two cells, and where
 * only one of them is left or overwritten a blank stands in its place.
 */
export class Grid {
  readonly width: number;
  readonly height: number;
  readonly glyphs: string[];
  readonly inks: Uint8Array;
  readonly papers: Uint8Array;
  readonly bits: Uint8Array;

  constructor({ width, height }: Size) {
    if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
      throw new RangeError(`grid of ${width} x ${height} cells`);
    }
    this.width = width;
    this.height = height;
    this.glyphs = Array.from({ length: width * height }, () => ' ');
    this.inks = new Uint8Array(width * height);
    this.papers = new Uint8Array(width * height);
    this.bits = new Uint8Array(width * height);
  }

  get area(): Area {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  /** Writes a text from a cell to the right; returns the column after it. */
  put(x: number, y: number, text: string, ink: Ink = {}): number {
    let column = x;
    for (const glyph of glyphsOf(text)) {
      this.#putGlyph(column, y, glyph, ink);
      column += glyph.width;
    }
    return column;
  }

  /** Fills an area with a glyph of one cell. */
  fill(area: Area, glyph: string, ink: Ink = {}): void {
    for (let y = area.y; y < area.y + area.height; y++) {
      for (let x = area.x; x < area.x + area.width; x++) {
        this.#putGlyph(x, y, { text: glyph, width: 1 }, ink);
      }
    }
  }

  /** Takes over all that another grid of the same size shows. */
  copy({ width, height, glyphs, inks, papers, bits }: Grid): void {
    if (width !== this.width || height !== this.height) {
      throw new RangeError(`${width} x ${height} cells for ${this.width} x ${this.height}`);
    }
    for (const [at, glyph] of glyphs.entries()) this.glyphs[at] = glyph;
    this.inks.set(inks);
    this.papers.set(papers);
    this.bits.set(bits);
  }

  /** Gives an area another paper, leaving the glyphs. */
  tint(area: Area, on: PaperColour): void {
    const paper = PAPERS.indexOf(on);
    const right = Math.min(this.width, area.x + area.width);
    for (let y = Math.max(0, area.y); y < Math.min(this.height, area.y + area.height); y++) {
      this.papers.fill(paper, y * this.width + Math.max(0, area.x), y * this.width + right);
    }
  }

  cell(x: number, y: number): Cell {
    const at = y * this.width + x;
    const glyph = this.glyphs[at];
    if (glyph === undefined || x < 0 || x >= this.width) {
      throw new RangeError(`cell ${x}, ${y} of ${this.width} x ${this.height}`);
    }
    return {
      glyph,
      ink: INKS[this.inks[at] as number] as InkColour,
      on: PAPERS[this.papers[at] as number] as PaperColour,
      bits: this.bits[at] as number,
    };
  }

  /** The glyphs alone, a line a row, without spaces at the ends. */
  toText(): string {
    const rows = Array.from({ length: this.height }, (_, y) =>
      this.glyphs
        .slice(y * this.width, (y + 1) * this.width)
        .join('')
        .trimEnd(),
    );
    return rows.join('\n');
  }

  #putGlyph(x: number, y: number, glyph: Glyph, ink: Ink): void {
    if (y < 0 || y >= this.height) return;
    const fits = x >= 0 && x + glyph.width <= this.width;
    if (fits) {
      this.#set(x, y, glyph.text, ink);
      if (glyph.width === 2) this.#set(x + 1, y, '', ink);
      return;
    }
    if (x >= 0 && x < this.width) this.#set(x, y, ' ', ink);
    if (glyph.width === 2 && x + 1 >= 0 && x + 1 < this.width) this.#set(x + 1, y, ' ', ink);
  }

  #set(x: number, y: number, text: string, ink: Ink): void {
    const at = y * this.width + x;
    if (this.glyphs[at] === '' && text !== '') this.glyphs[at - 1] = ' ';
    if (x + 1 < this.width && this.glyphs[at + 1] === '') this.glyphs[at + 1] = ' ';
    this.glyphs[at] = text;
    this.inks[at] = INKS.indexOf(ink.ink ?? 'text');
    this.bits[at] = styleBits(ink);
    if (ink.on !== undefined) this.papers[at] = PAPERS.indexOf(ink.on);
  }
}
