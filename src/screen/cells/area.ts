/** A rectangle of cells. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  /** The columns that are seen at once, where not all are. */
  readonly seen?: number;
  readonly width: number;
  readonly height: number;
}
