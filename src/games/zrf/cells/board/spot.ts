/** Where a position lies among the cells of the drawing: the middle of what it takes. */
export interface Spot {
  readonly position: number;
  readonly x: number;
  readonly y: number;
}
