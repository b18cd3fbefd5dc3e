import type { WorldDraft } from './draft.ts';
import { isBlank, isLowSurrogate, MAX_NAT, parseDigits } from './lines.ts';
import type { Lines } from './lines.ts';
import { shownWord, worldProblem } from './problems.ts';

/** Maximum number of numbered cells. */
const MAX_HOLES = 1_000_000;

const WALL = 'W'.charCodeAt(0);
const GROUND = '.'.charCodeAt(0);

/** True if a line places something and cannot be a row: `0. Player`, but not `0 . W`. */
function isClearlyFiller(lines: Lines): boolean {
  const { text, from, to } = lines;
  const number = lines.endOfDigits(from);
  if (number === from) return false;
  const dot = lines.skipBlanks(number);
  if (text.charCodeAt(dot) !== GROUND || dot >= to) return false;
  const name = lines.skipBlanks(dot + 1);
  if (name >= to || !/^\p{L}/u.test(text.slice(name, name + 2))) return false;
  return /[^0-9W. \t]/.test(text.slice(name, to));
}

/** Parses the rows; false if one is missing, which prevents further parsing. */
export function readRows(draft: WorldDraft): boolean {
  const { lines, height: expected } = draft;
  for (let y = 0; y < expected; y++) {
    const isThere = lines.advance();
    if (!isThere || isClearlyFiller(lines)) {
      const at = { line: lines.number, column: 1 };
      draft.errors.add(worldProblem('E_ROW_COUNT', at, { found: y, expected }));
      return false;
    }
    if (y === 0) draft.firstColumn = lines.spot(lines.from).column;
    if (!new Row(draft, y).read()) return false;
  }
  return true;
}

/** A row being parsed; records only the first of several errors of one kind. */
class Row {
  readonly #draft: WorldDraft;
  readonly #y: number;
  /** Number of cells so far. */
  #cells = 0;
  #firstExtra: number | undefined;
  #firstBad: readonly [from: number, to: number] | undefined;
  #firstLarge: readonly [from: number, to: number] | undefined;

  constructor(draft: WorldDraft, y: number) {
    this.#draft = draft;
    this.#y = y;
  }

  /** False if parsing cannot continue. */
  read(): boolean {
    const { lines, width } = this.#draft;
    if (width > 1 && lines.endOfWord(lines.from) === lines.to) this.#readCompact();
    else this.#readWords();
    this.#reportProblems();
    if (this.#draft.holes.size <= MAX_HOLES) return true;
    this.#draft.error('E_TOO_MANY cells', lines.from, { most: MAX_HOLES });
    return false;
  }

  /** Parses one cell per character. */
  #readCompact(): void {
    const { text, from, to } = this.#draft.lines;
    for (let i = from; i < to;) {
      const end = i + 1 < to && isLowSurrogate(text, i + 1) ? i + 2 : i + 1;
      this.#cell(i, end);
      i = end;
    }
  }

  /** Parses cells separated by blanks. */
  #readWords(): void {
    const { lines } = this.#draft;
    const { text, to } = lines;
    for (let i = lines.from; i < to;) {
      let end = i + 1;
      while (end < to && !isBlank(text.charCodeAt(end))) end += 1;
      this.#cell(i, end);
      i = end + 1;
      while (i < to && isBlank(text.charCodeAt(i))) i += 1;
    }
  }

  #cell(from: number, to: number): void {
    const { lines, walls, width } = this.#draft;
    const x = this.#cells++;
    if (x >= width) this.#firstExtra ??= from;
    const code = to === from + 1 ? lines.text.charCodeAt(from) : 0;
    if (code === GROUND) return;
    if (code !== WALL) this.#numbered(x, from, to);
    else if (x < width) walls.add(x, this.#y);
  }

  #numbered(x: number, from: number, to: number): void {
    const { lines, width } = this.#draft;
    if (lines.endOfDigits(from) < to) {
      this.#firstBad ??= [from, to];
      return;
    }
    const hole = parseDigits(lines.text, from, to);
    if (hole === undefined) this.#firstLarge ??= [from, to];
    else if (x < width) this.#hole(hole, x, from);
  }

  #hole(number: number, x: number, index: number): void {
    const { holes, width } = this.#draft;
    if (holes.has(number)) this.#draft.warn('W_DUPLICATE_HOLE', index, { number: String(number) });
    // The limit is checked after the row.
    if (holes.size <= MAX_HOLES) holes.set(number, this.#y * width + x);
  }

  #reportProblems(): void {
    const draft = this.#draft;
    const { lines, width: expected } = draft;
    const word = ([from, to]: readonly [number, number]) => shownWord(lines.text.slice(from, to));
    const bad = this.#firstBad;
    const large = this.#firstLarge;
    if (bad !== undefined) draft.error('E_BAD_CELL', bad[0], { text: word(bad) });
    if (large !== undefined) {
      draft.error('E_NAT_RANGE', large[0], { text: word(large), most: MAX_NAT });
    }
    if (this.#cells === expected) return;
    draft.error('E_ROW_WIDTH', this.#firstExtra ?? lines.to, { found: this.#cells, expected });
  }
}
