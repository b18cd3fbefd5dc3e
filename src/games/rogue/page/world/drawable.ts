import type { Point } from '#web/canvas/geometry.ts';

/**
 * Draws itself around a point of the canvas. Whoever holds other drawables computes the centre and the
 * scale of each of them: a world those of its objects, an object on the ground those of its item.
 */
export interface Drawable {
  /** `centre`: where its middle is, in device pixels. `scale`: device pixels per cell. */
  draw(context: CanvasRenderingContext2D, centre: Point, scale: number): void;
}
