import { diff } from '#screen';
import type { Grid, Run, Theme } from '#screen';
import { cellsInAscii } from '../cli/ascii.ts';
import { colourCodes } from './colours.ts';
import type { ColourCodes, ColourCount } from './colours.ts';

const CSI = '\x1b[';

/** Codes that turn the styles on and off, in the order of `STYLES`. */
const STYLE_ON = ['1', '2', '4', '7'] as const;
const STYLE_OFF = ['22', '22', '24', '27'] as const;

/** Current style of the terminal. */
interface Pen {
  ink: string;
  paper: string;
  bits: number;
}

/**
 * Turns screens into minimal escape sequences: only changed runs, relative moves where shorter, and
 * only changed attributes.
 */
export class AnsiWriter {
  readonly #isAscii: boolean;
  #codes: ColourCodes;
  #before: Grid | undefined;
  #pen: Pen | undefined;
  /** Cursor position, if certain. */
  #at: { x: number; y: number } | undefined;

  /** `isAscii` replaces all cells with ASCII. */
  constructor(theme: Theme, count: ColourCount, isAscii = false) {
    this.#isAscii = isAscii;
    this.#codes = colourCodes(theme, count);
  }

  /** Sets the colours; the next screen is redrawn completely. */
  setTheme(theme: Theme, count: ColourCount): void {
    this.#codes = colourCodes(theme, count);
    this.forget();
  }

  /** Forgets the terminal state, for example after another program has used it. */
  forget(): void {
    this.#before = undefined;
    this.#pen = undefined;
    this.#at = undefined;
  }

  /** Sequences that turn the last written screen into this one. */
  write(grid: Grid): string {
    const runs = diff(this.#before, grid);
    this.#before = grid;
    let text = '';
    for (const run of runs) text += this.#moveTo(run) + this.#draw(run, grid.width);
    return text;
  }

  #moveTo({ x, y }: Run): string {
    const at = this.#at;
    if (at?.y === y && at.x === x) return '';
    if (at?.y === y && at.x < x) {
      const by = x - at.x;
      return by === 1 ? `${CSI}C` : `${CSI}${by}C`;
    }
    if (x === 0) return y === 0 ? `${CSI}H` : `${CSI}${y + 1}H`;
    return `${CSI}${y + 1};${x + 1}H`;
  }

  #draw(run: Run, columns: number): string {
    const pen = this.#setPen(run);
    const end = run.x + run.width;
    // The position is uncertain at the right edge and after glyphs whose width varies between
    // terminals.
    this.#at = run.plain && end < columns ? { x: end, y: run.y } : undefined;
    return pen + (this.#isAscii ? cellsInAscii(run.text, run.width) : run.text);
  }

  #setPen({ ink, on, bits }: Run): string {
    const target: Pen = {
      ink: this.#codes.inks[ink] ?? '',
      paper: this.#codes.papers[on] ?? '',
      bits,
    };
    const pen = this.#pen;
    this.#pen = target;
    const codes = pen === undefined ? ['0', ...styleCodes(0, bits)] : styleCodes(pen.bits, bits);
    if (target.ink !== '' && target.ink !== pen?.ink) codes.push(target.ink);
    if (target.paper !== '' && target.paper !== pen?.paper) codes.push(target.paper);
    return codes.length === 0 ? '' : `${CSI}${codes.join(';')}m`;
  }
}

/** One code turns off both bold and dim, so the other may have to be set again. */
function styleCodes(before: number, after: number): string[] {
  const off = new Set<string>();
  for (const [index, code] of STYLE_OFF.entries()) {
    if (((before & ~after) >> index) & 1) off.add(code);
  }
  const styleKept = off.has('22') ? before & ~3 : before;
  const on = STYLE_ON.filter((_, index) => ((after & ~styleKept) >> index) & 1);
  return [...off, ...on];
}
