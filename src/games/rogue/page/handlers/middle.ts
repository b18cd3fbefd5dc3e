import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';

/** The centre of the canvas, where the hero is. */
export function middleOf({ width, height }: Size): Point {
  return { x: Math.round(width / 2), y: Math.round(height / 2) };
}
