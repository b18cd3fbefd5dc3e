import { uint8At } from '#core';
import type { Direction } from '#i18n';
import type { Area, Size } from './area.ts';
import { hasRightToLeft, visualGlyphs } from './bidi.ts';
import { glyphsOf, isPlain } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { dyeOf, indexOfPaper, INKS, PAPERS } from './ink.ts';
import type { Dye, Ink, InkColour, PaperColour, Stamp } from './ink.ts';
import { HitRegions } from './hits.ts';
import type { Hit, HitTarget } from './hits.ts';
import type { Pieces } from './piece-cache.ts';
import { mirrorSign } from './mirror.ts';
import type { Legend, Offer } from './offers.ts';

export type { Area, Size } from './area.ts';

/** Enough blanks for most screens. */
const SPACES: readonly string[] = Array.from({ length: 10_000 }, () => ' ');

/** Array of blanks, copied because that is faster than filling. */
function blanks(count: number): string[] {
  return count <= SPACES.length ? SPACES.slice(0, count) : new Array<string>(count).fill(' ');
}

/** One cell as read from a grid. The right half of a wide glyph has the empty text. */
export interface Cell {
  readonly glyph: string;
  readonly ink: InkColour;
  readonly on: PaperColour;
  readonly bits: number;
  readonly tile: string | undefined;
}

/** Most important cells of a row. */
interface Focus {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A screen of cells. Writing is clipped at the edges. A wide glyph takes two cells; if one half is
 * cut off or overwritten, the other becomes a blank.
 *
 * On a right-to-left screen columns count from the right, and everything is mirrored except
 * left-to-right texts and areas drawn by `unmirrored`.
 */
export class Grid {
  readonly width: number;
  readonly height: number;
  readonly direction: Direction;
  /** Maximum width of running text: the number of columns visible together. */
  readonly seen: number;
  /** Glyphs in visual order, from left to right. */
  readonly glyphs: string[];
  readonly inks: Uint8Array;
  readonly papers: Uint8Array;
  readonly bits: Uint8Array;
  /** Glyphs in reading order; undefined where it equals the visual order. */
  #read: string[] | undefined;
  #unmirrored: Area | undefined;
  /** Names of the tiles drawn instead of glyphs. */
  #tiles: (string | undefined)[] | undefined;
  readonly #hits = new HitRegions();
  #focus: Focus | undefined;
  #offers: Offer[] = [];
  /** Content of the bars: path and keys. */
  legend: Legend = { path: [], keys: [] };
  /** Cached pieces of earlier screens, redrawn only on change. */
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

  /** Writes a text from a cell on, in the direction of the screen. Returns the column after it. */
  put(x: number, y: number, text: string, ink: Ink = {}): number {
    if (this.#read === undefined && isPlain(text)) {
      this.#writePlain(x, y, text.length, dyeOf(ink), text);
      return x + text.length;
    }
    const isRightToLeft = hasRightToLeft(text);
    if (isRightToLeft) this.#read ??= [...this.glyphs];
    const keeps = this.#unmirrored !== undefined && !isRightToLeft;
    const glyphs = keeps ? glyphsOf(text) : visualGlyphs(text, this.direction);
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

  /** Fills an area with a one-cell glyph. */
  fill({ x, y: top, width, height }: Area, glyph: string, ink: Ink = {}): void {
    const isSimple = this.#read === undefined && glyph.length === 1 && isPlain(glyph);
    const dye = dyeOf(ink);
    for (let y = top; y < top + height; y++) {
      if (isSimple) this.#writePlain(x, y, width, dye, glyph);
      else this.put(x, y, glyph.repeat(Math.max(0, width)), ink);
    }
  }

  /** Stamps consecutive cells of a row. Cells without a stamp stay unchanged. */
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

  /**
   * Fast path of `stamp` for equal reading and visual order. Maps are most of the drawing, so this
   * is a single loop.
   */
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
   * Fast path for plain text, one cell per character. A single character is repeated over the whole
   * width.
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

  /** Draws an area as on a left-to-right screen, for boards and pictures. */
  unmirrored(area: Area, draw: () => void): void {
    const before = this.#unmirrored;
    this.#unmirrored = area;
    draw();
    this.#unmirrored = before;
  }

  /** Sets the pointer target of an area; it covers earlier targets there. */
  addHit(area: Area, target: HitTarget): void {
    const isMirrored = this.direction === 'rtl' && this.#unmirrored === undefined;
    const left = this.#columnOf(area.x, area.width);
    this.#hits.add({ area: { ...area, x: left }, target, isMirrored });
  }

  /** Pointer target at a cell; columns count from the left. */
  hitAt(column: number, row: number): Hit | undefined {
    return this.#hits.at(column, row);
  }

  /** True if some area of the screen presses exactly this key. */
  offersKey(name: string): boolean {
    return this.#hits.offersKey(name);
  }

  /** Adds a key to the offers of the screen. */
  addOffer(offer: Offer): void {
    this.#offers.push(offer);
  }

  /** Keys that the screen offers. */
  get offers(): readonly Offer[] {
    return this.#offers;
  }

  /**
   * Marks the most important cells of a row, to keep them in view when only part of the screen is
   * visible.
   */
  focusOn(x: number, y: number, width = 1): void {
    this.#focus = { x: this.#columnOf(x, width), y, width };
  }

  /** Most important cells; columns count from the left. */
  get focus(): Focus | undefined {
    return this.#focus;
  }

  /** Name of the tile drawn instead of the glyph at a cell index. */
  tileAt(index: number): string | undefined {
    return this.#tiles?.[index];
  }

  /** Copies everything from another grid of the same size. */
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

  /** Pastes a separately drawn part, including its pointer targets and offers. */
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

  /** Copies glyphs into a row of cells, clipped to the screen. */
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
    // Blank the halves of wide glyphs cut at the sides.
    if (cells[target + from] === '') cells[target + from - 1] = ' ';
    if (x + to < this.width && cells[target + to] === '') cells[target + to] = ' ';
    for (let at = from; at < to; at++) cells[target + at] = glyphs[start + at] as string;
    if (from > 0 && cells[target + from] === '') cells[target + from] = ' ';
    if (to < width && glyphs[start + to] === '') cells[target + to - 1] = ' ';
  }

  /** Changes the paper of an area, leaving the glyphs. */
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

  /** Text in reading order, one line per row, without trailing spaces. */
  toText(): string {
    return this.#rows(this.#read ?? this.glyphs);
  }

  /** Glyphs in visual order, one line per row, without trailing spaces. */
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

  /** Leftmost screen column of `width` cells that start at column `x`. */
  #columnOf(x: number, width: number): number {
    if (this.direction === 'ltr') return x;
    const plainArea = this.#unmirrored;
    return plainArea === undefined
      ? this.width - x - width
      : this.width - 2 * plainArea.x - plainArea.width + x;
  }

  #noteRead(read: string[], x: number, y: number, text: string): void {
    let column = x;
    for (const glyph of glyphsOf(text)) {
      this.#write(read, column, y, glyph);
      column += glyph.width;
    }
  }

  /** Writes a glyph; returns true if any of its cells is on the screen. */
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
    // One loop, because most runs are too short for separate fills to pay off.
    for (let at = from; at < to; at++) {
      inks[at] = colour;
      bits[at] = style;
      if (paper !== undefined) papers[at] = paper;
      if (tiles !== undefined) tiles[at] = tile;
    }
  }
}
