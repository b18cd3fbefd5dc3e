/** Drawing area of every picture. Cells are about twice as high as wide. */
export const FIELD = { width: 32, height: 64 } as const;

/** One shape of a picture: an outline as an SVG path, with a fill or a line. */
export interface Shape {
  readonly path: string;
  /** Fill colour as #rrggbb. Filled shapes have an edge. */
  readonly fill?: string;
  /** Colour and width of an unfilled line. */
  readonly line?: string;
  readonly width?: number;
}

/** Shapes of a picture, from bottom to top. */
export type Picture = readonly Shape[];

export function fill(colour: string, path: string): Shape {
  return { path, fill: colour };
}

export function line(colour: string, width: number, path: string): Shape {
  return { path, line: colour, width };
}

/** Line with an edge around it, for sticks and strings. */
export function stick(colour: string, width: number, path: string): readonly Shape[] {
  return [{ path, line: EDGE, width: width + 3.5 }, line(colour, width, path)];
}

/** Colour of edges, defined by the palette. */
export const EDGE = 'edge';
