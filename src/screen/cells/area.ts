/** A rectangle of cells. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  /** Columns visible together, if fewer than all. */
  readonly seen?: number;
  readonly width: number;
  readonly height: number;
}
