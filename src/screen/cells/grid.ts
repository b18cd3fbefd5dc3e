import { uint8At } from '#core';
import type { Direction } from '#i18n';
import type { Area, Size } from './area.ts';
import { hasRightToLeft, seenGlyphs } from './bidi.ts';
import { glyphsOf, isPlain } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { dyeOf, indexOfPaper, INKS, PAPERS } from './ink.ts';
import type { Dye, Ink, InkColour, PaperColour, Stamp } from './ink.ts';
import { HitRegions } from './hits.ts';
import type { Hit, HitTarget } from './hits.ts';
import type { Pieces } from './kept-pieces.ts';
import { mirrorSign } from './mirror.ts';
import type { Legend, Offer } from './offers.ts';

export type { Area, Size } from './area.ts';

/** As many as most screens have cells. */
const SPACES: readonly string[] = Array.from({ length: 10_000 }, () => ' ');

/** So many spaces: to copy them is faster than to write them one by one. */
function blanks(count: number): string[] {
  return count <= SPACES.length ? SPACES.slice(0, count) : new Array<string>(count).fill(' ');
}

/** One cell read back. The right half of a wide glyph has the empty text. */
export interface Cell {
  readonly glyph: string;
  readonly ink: InkColour;
  readonly on: PaperColour;
  readonly bits: number;
  readonly tile: string | undefined;
}

/** The cells of a row that matter most. */
interface Focus {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A screen of cells. What is put is clipped at the edges; a wide glyph takes two cells, and where
 * only one of them is left or overwritten a blank stands in its place.
 *
 * On a screen that is read from right to left columns count from the right, so whatever is drawn
 * lies as in a mirror, but for texts that are read from left to right and what `unmirrored` draws.
 */
export class Grid {
  readonly width: number;
  readonly height: number;
  readonly direction: Direction;
  /** The columns that are seen at once: texts to be read are no wider. */
  readonly seen: number;
  /** What is seen, from left to right. */
  readonly glyphs: string[];
  readonly inks: Uint8Array;
  readonly papers: Uint8Array;
  readonly bits: Uint8Array;
  /** What is read, in its order; only where that is not what is seen. */
  #read: string[] | undefined;
  #unmirrored: Area | undefined;
  /** The pictures that stand for glyphs where there are pictures, by their names. */
  #tiles: (string | undefined)[] | undefined;
  readonly #hits = new HitRegions();
  #focus: Focus | undefined;
  #offers: Offer[] = [];
  /** What its bars say: where one is, and the keys. */
  legend: Legend = { path: [], keys: [] };
  /** Parts of the screens before that are drawn again only where they change. */
  readonly pieces: Pieces<Grid>;

  constructor(
    { width, height, seen = width }: Size,
    direction: Direction = 'ltr',
    pieces: Pieces<Grid> = new Map(),
  ) {
    if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
      throw new RangeError(`grid of ${width} x ${height} cells`);
    }
    this.width = width;
    this.height = height;
    this.direction = direction;
    this.pieces = pieces;
    this.seen = Math.min(seen, width);
    const cells = width * height;
    this.glyphs = blanks(cells);
    const buffer = new ArrayBuffer(3 * cells);
    this.inks = new Uint8Array(buffer, 0, cells);
    this.papers = new Uint8Array(buffer, cells, cells);
    this.bits = new Uint8Array(buffer, 2 * cells, cells);
    if (direction === 'rtl') this.#read = [...this.glyphs];
  }

  get area(): Area {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  /** Writes a text from a cell on, in the direction of the screen; returns the column after it. */
  put(x: number, y: number, text: string, ink: Ink = {}): number {
    if (this.#read === undefined && isPlain(text)) {
      this.#writePlain(x, y, text.length, dyeOf(ink), text);
      return x + text.length;
    }
    const isTurned = hasRightToLeft(text);
    if (isTurned) this.#read ??= [...this.glyphs];
    const keeps = this.#unmirrored !== undefined && !isTurned;
    const glyphs = keeps ? glyphsOf(text) : seenGlyphs(text, this.direction);
    const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
    let column = this.#columnOf(x, width);
    const dye = dyeOf(ink);
    for (const glyph of glyphs) {
      if (this.#write(this.glyphs, column, y, glyph)) this.#dye(column, y, glyph.width, dye);
      column += glyph.width;
    }
    if (this.#read !== undefined) this.#noteRead(this.#read, x, y, text);
    return x + width;
  }

  /** Fills an area with a glyph of one cell. */
  fill({ x, y: top, width, height }: Area, glyph: string, ink: Ink = {}): void {
    const isSimple = this.#read === undefined && glyph.length === 1 && isPlain(glyph);
    const dye = dyeOf(ink);
    for (let y = top; y < top + height; y++) {
      if (isSimple) this.#writePlain(x, y, width, dye, glyph);
      else this.put(x, y, glyph.repeat(Math.max(0, width)), ink);
    }
  }

  /** Fills the cells of a row from one on, each with its stamp; those without one stay as they are. */
  stamp(x: number, y: number, stamps: readonly (Stamp | undefined)[]): void {
    if (this.#read === undefined) this.#writeStamps(x, y, stamps);
    else this.#putStamps(x, y, stamps);
  }

  #putStamps(x: number, y: number, stamps: readonly (Stamp | undefined)[]): void {
    for (let at = 0, end = 1; at < stamps.length; at = end) {
      const stamp = stamps[at];
      end = at + 1;
      while (end < stamps.length && stamps[end] === stamp) end += 1;
      if (stamp !== undefined) this.put(x + at, y, stamp.glyph.repeat(end - at), stamp.ink);
    }
  }

  /** The same where what is read is what is seen: in one loop, since maps are most of what is drawn. */
  #writeStamps(x: number, y: number, stamps: readonly (Stamp | undefined)[]): void {
    if (y < 0 || y >= this.height) return;
    const { width, glyphs, inks, papers, bits } = this;
    const start = y * width;
    const to = Math.min(width, x + stamps.length);
    for (let column = Math.max(0, x); column < to; column++) {
      const stamp = stamps[column - x];
      if (stamp === undefined) continue;
      const { colour, paper, style, tile } = stamp.dye;
      const at = start + column;
      if (glyphs[at] === '') glyphs[at - 1] = ' ';
      if (column + 1 < width && glyphs[at + 1] === '') glyphs[at + 1] = ' ';
      glyphs[at] = stamp.glyph;
      inks[at] = colour;
      bits[at] = style;
      if (paper !== undefined) papers[at] = paper;
      if (tile !== undefined) this.#tiles ??= new Array<undefined>(glyphs.length);
      if (this.#tiles !== undefined) this.#tiles[at] = tile;
    }
  }

  /**
   * Writes what is read as it is seen, a cell for each character, again and again for so many cells: most of
   * what is ever written.
   */
  #writePlain(x: number, y: number, width: number, dye: Dye, text: string): void {
    const [from, to] = [Math.max(0, x), Math.min(this.width, x + width)];
    if (y < 0 || y >= this.height || from >= to) return;
    const start = y * this.width;
    const { glyphs } = this;
    if (glyphs[start + from] === '') glyphs[start + from - 1] = ' ';
    if (to < this.width && glyphs[start + to] === '') glyphs[start + to] = ' ';
    const isOne = text.length === 1;
    for (let at = from; at < to; at++) glyphs[start + at] = isOne ? text : (text[at - x] as string);
    this.#dye(from, y, to - from, dye);
  }

  /** Draws an area as on a screen that is read from left to right: boards and pictures have no other side. */
  unmirrored(area: Area, draw: () => void): void {
    const before = this.#unmirrored;
    this.#unmirrored = area;
    draw();
    this.#unmirrored = before;
  }

  /** Says what a mouse or a finger meets in an area; it covers what lay there before. */
  addHit(area: Area, target: HitTarget): void {
    const isMirrored = this.direction === 'rtl' && this.#unmirrored === undefined;
    const left = this.#columnOf(area.x, area.width);
    this.#hits.add({ area: { ...area, x: left }, target, isMirrored });
  }

  /** What is hit at a cell that is counted from the left. */
  hitAt(column: number, row: number): Hit | undefined {
    return this.#hits.at(column, row);
  }

  /** Whether a press somewhere stands for this key: screens that use it show it. */
  offersKey(name: string): boolean {
    return this.#hits.offersKey(name);
  }

  /** Says that a key has a use. */
  addOffer(offer: Offer): void {
    this.#offers.push(offer);
  }

  /** The keys that have a use. */
  get offers(): readonly Offer[] {
    return this.#offers;
  }

  /** Says which cells of a row matter most: where not all of the screen is seen, those are. */
  focusOn(x: number, y: number, width = 1): void {
    this.#focus = { x: this.#columnOf(x, width), y, width };
  }

  /** The cells that matter most, counted from the left. */
  get focus(): Focus | undefined {
    return this.#focus;
  }

  /** The name of the picture that stands for a glyph, by the index of its cell. */
  tileAt(index: number): string | undefined {
    return this.#tiles?.[index];
  }

  /** Takes over all that another grid of the same size shows. */
  copy(other: Grid): void {
    const { width, height, glyphs, inks, papers, bits } = other;
    if (width !== this.width || height !== this.height) {
      throw new RangeError(`${width} x ${height} cells for ${this.width} x ${this.height}`);
    }
    for (const [at, glyph] of glyphs.entries()) this.glyphs[at] = glyph;
    this.inks.set(inks);
    this.papers.set(papers);
    this.bits.set(bits);
    this.#tiles = other.#tiles === undefined ? undefined : [...other.#tiles];
    this.#hits.copy(other.#hits);
    this.#focus = other.#focus;
    this.#offers = [...other.#offers];
    this.#read = other.#read === undefined ? undefined : [...other.#read];
  }

  /** Puts in a part that was drawn by itself, with all that can be done there. */
  paste(part: Grid, x: number, y: number): void {
    const left = this.#columnOf(x, part.width);
    if (part.#read !== undefined) this.#read ??= [...this.glyphs];
    for (let row = 0; row < part.height; row++) this.#pasteRow(part, row, x, left, y + row);
    this.#hits.addAll(part.#hits, left, y);
    for (const offer of part.#offers) this.#offers.push(offer);
    if (part.#focus !== undefined)
      this.#focus = { ...part.#focus, x: part.#focus.x + left, y: part.#focus.y + y };
    const { path, keys } = part.legend;
    if (path.length > 0) this.legend = { ...this.legend, path };
    if (keys.length > 0) this.legend = { ...this.legend, keys };
  }

  #pasteRow(part: Grid, row: number, x: number, left: number, y: number): void {
    if (y < 0 || y >= this.height) return;
    const { width } = part;
    this.#pasteGlyphs(this.glyphs, part.glyphs, row * width, width, left, y);
    if (this.#read !== undefined)
      this.#pasteGlyphs(this.#read, part.#read ?? part.glyphs, row * width, width, x, y);
    const tiles = part.#tiles;
    if (tiles !== undefined) this.#tiles ??= new Array<undefined>(this.glyphs.length);
    const [from, to] = [Math.max(0, -left), Math.min(width, this.width - left)];
    const [source, target] = [row * width, y * this.width + left];
    for (let column = from; column < to; column++) {
      this.inks[target + column] = uint8At(part.inks, source + column);
      this.papers[target + column] = uint8At(part.papers, source + column);
      this.bits[target + column] = uint8At(part.bits, source + column);
      if (this.#tiles !== undefined) this.#tiles[target + column] = tiles?.[source + column];
    }
  }

  /** Takes so many glyphs over into a row of cells, as far as they are on the screen. */
  #pasteGlyphs(
    cells: string[],
    glyphs: readonly string[],
    start: number,
    width: number,
    x: number,
    y: number,
  ): void {
    const [from, to] = [Math.max(0, -x), Math.min(width, this.width - x)];
    if (from >= to) return;
    const target = y * this.width + x;
    // The halves of wide glyphs that are cut at the sides.
    if (cells[target + from] === '') cells[target + from - 1] = ' ';
    if (x + to < this.width && cells[target + to] === '') cells[target + to] = ' ';
    for (let at = from; at < to; at++) cells[target + at] = glyphs[start + at] as string;
    if (from > 0 && cells[target + from] === '') cells[target + from] = ' ';
    if (to < width && glyphs[start + to] === '') cells[target + to - 1] = ' ';
  }

  /** Gives an area another paper, leaving the glyphs. */
  tint(area: Area, on: PaperColour): void {
    const paper = indexOfPaper(on);
    const left = this.#columnOf(area.x, area.width);
    const right = Math.min(this.width, left + area.width);
    for (let y = Math.max(0, area.y); y < Math.min(this.height, area.y + area.height); y++) {
      this.papers.fill(paper, y * this.width + Math.max(0, left), y * this.width + right);
    }
  }

  cell(x: number, y: number): Cell {
    const column = this.#columnOf(x, 1);
    const at = y * this.width + column;
    const glyph = this.glyphs[at];
    if (glyph === undefined || column < 0 || column >= this.width) {
      throw new RangeError(`cell ${x}, ${y} of ${this.width} x ${this.height}`);
    }
    const isMirrored = this.direction === 'rtl' && this.#unmirrored === undefined;
    return {
      glyph: isMirrored ? mirrorSign(glyph) : glyph,
      ink: INKS[uint8At(this.inks, at)] as InkColour,
      on: PAPERS[uint8At(this.papers, at)] as PaperColour,
      bits: uint8At(this.bits, at),
      tile: this.tileAt(at),
    };
  }

  /** The texts in the order they are read, a line a row, without spaces at the ends. */
  toText(): string {
    return this.#rows(this.#read ?? this.glyphs);
  }

  /** The glyphs as they are seen from left to right, a line a row, without spaces at the ends. */
  toPicture(): string {
    return this.#rows(this.glyphs);
  }

  #rows(cells: readonly string[]): string {
    const rows = Array.from({ length: this.height }, (_, y) =>
      cells
        .slice(y * this.width, (y + 1) * this.width)
        .join('')
        .trimEnd(),
    );
    return rows.join('\n');
  }

  /** Where, counted from the left, so many cells from column `x` on begin. */
  #columnOf(x: number, width: number): number {
    if (this.direction === 'ltr') return x;
    const kept = this.#unmirrored;
    return kept === undefined ? this.width - x - width : this.width - 2 * kept.x - kept.width + x;
  }

  #noteRead(read: string[], x: number, y: number, text: string): void {
    let column = x;
    for (const glyph of glyphsOf(text)) {
      this.#write(read, column, y, glyph);
      column += glyph.width;
    }
  }

  /** Writes a glyph; returns whether any of its cells are on the screen. */
  #write(cells: string[], x: number, y: number, glyph: Glyph): boolean {
    if (y < 0 || y >= this.height || x + glyph.width <= 0 || x >= this.width) return false;
    const fits = x >= 0 && x + glyph.width <= this.width;
    if (fits) {
      this.#set(cells, x, y, glyph.text);
      if (glyph.width === 2) this.#set(cells, x + 1, y, '');
      return true;
    }
    this.#set(cells, x >= 0 ? x : x + 1, y, ' ');
    return true;
  }

  #set(cells: string[], x: number, y: number, text: string): void {
    const at = y * this.width + x;
    if (cells[at] === '' && text !== '') cells[at - 1] = ' ';
    if (x + 1 < this.width && cells[at + 1] === '') cells[at + 1] = ' ';
    cells[at] = text;
  }

  #dye(x: number, y: number, width: number, { colour, paper, style, tile }: Dye): void {
    const from = y * this.width + Math.max(0, x);
    const to = y * this.width + Math.min(this.width, x + width);
    const { inks, bits, papers } = this;
    if (tile !== undefined) this.#tiles ??= new Array<undefined>(this.glyphs.length);
    const tiles = this.#tiles;
    // Most runs are so short that to fill each array by itself takes longer.
    for (let at = from; at < to; at++) {
      inks[at] = colour;
      bits[at] = style;
      if (paper !== undefined) papers[at] = paper;
      if (tiles !== undefined) tiles[at] = tile;
    }
  }
}
