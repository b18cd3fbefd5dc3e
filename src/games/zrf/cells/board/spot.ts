/** Where a position lies among the cells of the drawing: the middle of what it takes. */
export interface DrawnPosition {
  readonly position: number;
  readonly x: number;
  readonly y: number;
}
