/** Every picture is drawn on a field of this size: cells are about twice as high as they are wide. */
export const FIELD = { width: 32, height: 64 } as const;

/** One shape of a picture: the outline as an SVG path, and what it is filled with or drawn by. */
export interface Shape {
  readonly path: string;
  /** A colour as #rrggbb; shapes that are filled have an edge. */
  readonly fill?: string;
  /** The colour of a line without an inside, and how wide it is. */
  readonly line?: string;
  readonly width?: number;
}

/** A picture: its shapes, each above the one before. */
export type Picture = readonly Shape[];

export function fill(colour: string, path: string): Shape {
  return { path, fill: colour };
}

export function line(colour: string, width: number, path: string): Shape {
  return { path, line: colour, width };
}

/** A line with an edge around it, as sticks and strings are drawn. */
export function stick(colour: string, width: number, path: string): readonly Shape[] {
  return [{ path, line: EDGE, width: width + 3.5 }, line(colour, width, path)];
}

/** The colour of edges, which palettes choose. */
export const EDGE = 'edge';
