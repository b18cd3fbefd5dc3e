import type { Size } from '../../../canvas/frame.ts';
import type { Point } from '../../../canvas/geometry.ts';

/** Where the hero stands on the canvas: on tall windows above the middle, clear of the buttons. */
export function middleOf({ width, height }: Size): Point {
  const share = height > width ? 0.4 : 0.5;
  return { x: Math.round(width / 2), y: Math.round(height * share) };
}
