import type { Point } from '#web/canvas/geometry.ts';

/**
 * Draws itself around a point of the canvas. A container computes centre and scale for its parts:
 * the world for its objects, and an object on the ground for its item.
 */
export interface Drawable {
  /** `centre`: its middle, in device pixels. `scale`: device pixels per cell. */
  draw(context: CanvasRenderingContext2D, centre: Point, scale: number): void;
}
