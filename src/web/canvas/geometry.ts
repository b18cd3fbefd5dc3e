export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Arrow keys by physical code, independent of the keyboard layout. */
export const ARROWS: Readonly<Record<string, Direction | undefined>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** CSS position and size of a box. */
export function boxStyle({ left, top, width, height }: Box): Record<string, string> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
