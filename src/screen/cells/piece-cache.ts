/** A part of a screen as it was drawn last, on a grid of its own. */
export interface Piece<G> {
  /** All that it was drawn from, but for the settings. */
  readonly from: readonly unknown[];
  readonly grid: G;
  /** What drawing it returned. */
  readonly result: unknown;
}

/** The parts of screens that were drawn last, by their names. */
export type Pieces<G> = Map<string, Piece<G>>;
