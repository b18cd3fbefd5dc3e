/** A cell of the world: x grows rightwards, y downwards; both may be negative. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
