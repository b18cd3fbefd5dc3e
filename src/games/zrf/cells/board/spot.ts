/** Place of a position in the drawing: the middle of its cells. */
export interface DrawnPosition {
  readonly position: number;
  readonly x: number;
  readonly y: number;
}
