/** Semantic ink colours; a theme maps them to actual colours. */
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
  // Die types.
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
  // Pieces on shaded boards; tiles of wood and the signs on them; lines, grain and marks of boards.
  'white',
  'black',
  'carved',
  'carved-red',
  'tile',
  'far-tile',
  'line',
  'grain',
  'mark',
] as const;
export type InkColour = (typeof INKS)[number];

/** Background colours. */
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
  // Squares of boards: a pair of tones for each surface, tiles of wood, and marked squares.
  'light',
  'dark',
  'wood',
  'wood-dark',
  'felt',
  'felt-dark',
  'deep',
  'deep-dark',
  'tile',
  'far-tile',
  'square-cursor',
  'square-chosen',
  'square-path',
  'square-last',
  'square-alarm',
] as const;
export type PaperColour = (typeof PAPERS)[number];

const INK_INDICES: ReadonlyMap<string, number> = new Map(INKS.map((name, at) => [name, at]));
const PAPER_INDICES: ReadonlyMap<string, number> = new Map(PAPERS.map((name, at) => [name, at]));

/** Index of a colour in `INKS`, as stored in grids. */
function indexOfInk(name: InkColour): number {
  return INK_INDICES.get(name) ?? 0;
}

/** Index of a colour in `PAPERS`, as stored in grids. */
export function indexOfPaper(name: PaperColour): number {
  return PAPER_INDICES.get(name) ?? 0;
}

export const STYLES = ['bold', 'dim', 'underline', 'reverse'] as const;
/** Style of a text; without a paper it keeps the existing background. */
export interface Ink {
  readonly ink?: InkColour;
  readonly on?: PaperColour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly reverse?: boolean;
  /**
   * Name of the tile to draw instead of each glyph, if the driver draws tiles and the player wants
   * them.
   */
  readonly tile?: string;
}

/** Styles of an ink as bits, in the order of `STYLES`. */
function styleBits({ bold, dim, underline, reverse }: Ink): number {
  return (bold ? 1 : 0) | (dim ? 2 : 0) | (underline ? 4 : 0) | (reverse ? 8 : 0);
}

/** Ink in the form stored in cells. */
export interface Dye {
  readonly colour: number;
  /** Undefined to keep the existing background. */
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

/** Prepared one-cell glyph, for signs that are drawn often. */
export interface Stamp {
  readonly glyph: string;
  readonly ink: Ink;
  readonly dye: Dye;
}

export function stampOf(glyph: string, ink: Ink): Stamp {
  return { glyph, ink, dye: dyeOf(ink) };
}
