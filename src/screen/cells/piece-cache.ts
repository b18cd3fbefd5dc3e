/** Cached part of a screen, on a separate grid. */
export interface Piece<G> {
  /** Complete input of the drawing except the settings. */
  readonly from: readonly unknown[];
  readonly grid: G;
  /** Return value of the draw function. */
  readonly result: unknown;
}

/** Last drawn parts of screens, by name. */
export type Pieces<G> = Map<string, Piece<G>>;
