/** The colours of things drawn, by what they mean; a theme says what they look like. */
export const INKS = [
  'text',
  'soft',
  'faint',
  'frame',
  'title',
  'accent',
  'good',
  'warn',
  'bad',
  'seed',
  'south',
  'north',
  // The types of dice.
  'physical',
  'somatic',
  'mental',
  'verbal',
  'divine',
  'wound',
  'enemy',
  'villain',
  'obstacle',
  'ally',
] as const;
export type InkColour = (typeof INKS)[number];

/** The colours of what is drawn upon. */
export const PAPERS = [
  'ground',
  'bar',
  'panel',
  'chosen',
  'cursor',
  'path',
  'last',
  'alarm',
  'shade',
] as const;
export type PaperColour = (typeof PAPERS)[number];

const INK_INDICES: ReadonlyMap<string, number> = new Map(INKS.map((name, at) => [name, at]));
const PAPER_INDICES: ReadonlyMap<string, number> = new Map(PAPERS.map((name, at) => [name, at]));

/** Where a colour stands in `INKS`: what grids hold. */
function indexOfInk(name: InkColour): number {
  return INK_INDICES.get(name) ?? 0;
}

/** The same in `PAPERS`. */
export function indexOfPaper(name: PaperColour): number {
  return PAPER_INDICES.get(name) ?? 0;
}

export const STYLES = ['bold', 'dim', 'underline', 'reverse'] as const;
/** How a text is written; without a paper it keeps the one it is written upon. */
export interface Ink {
  readonly ink?: InkColour;
  readonly on?: PaperColour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly reverse?: boolean;
  /** The name of a picture that stands for each of the glyphs, where the driver has pictures and they are wanted. */
  readonly tile?: string;
}

/** The styles of an ink as bits, in the order of `STYLES`. */
function styleBits({ bold, dim, underline, reverse }: Ink): number {
  return (bold ? 1 : 0) | (dim ? 2 : 0) | (underline ? 4 : 0) | (reverse ? 8 : 0);
}

/** An ink as cells hold it. */
export interface Dye {
  readonly colour: number;
  /** Undefined for the paper that is written upon. */
  readonly paper: number | undefined;
  readonly style: number;
  readonly tile: string | undefined;
}

export function dyeOf(ink: Ink): Dye {
  return {
    colour: indexOfInk(ink.ink ?? 'text'),
    paper: ink.on === undefined ? undefined : indexOfPaper(ink.on),
    style: styleBits(ink),
    tile: ink.tile,
  };
}

/** A sign of one cell that is drawn again and again, as cells hold it. */
export interface Stamp {
  readonly glyph: string;
  readonly ink: Ink;
  readonly dye: Dye;
}

export function stampOf(glyph: string, ink: Ink): Stamp {
  return { glyph, ink, dye: dyeOf(ink) };
}
