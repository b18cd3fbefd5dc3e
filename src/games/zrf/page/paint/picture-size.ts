import type { Size } from '#web/canvas/frame.ts';
import type { Picture } from './pictures.ts';

type Drawn = Pick<Picture, 'width' | 'height' | 'isVector'>;

/** How much of its cell a fitted picture fills. */
const FILL = 0.96;
/** The side of a usual cell, in pixels of a rules file: pictures are drawn for it. */
const USUAL_CELL = 48;

/** The size of a picture on the board. `room`: its cell; `scale`: CSS pixels a pixel of the file. */
export function sizeOnBoard({ width, height, isVector }: Drawn, room: Size, scale: number): Size {
  if (!isVector) return { width: width * scale, height: height * scale };
  const fit = Math.min(room.width / width, room.height / height);
  // What was drawn to fill its cell does so: walls leave no gaps.
  const factor = Math.abs(fit - scale) < scale * 0.02 ? fit : fit * FILL;
  return { width: width * factor, height: height * factor };
}

/** The size of a picture by itself on a square of this side, which nothing of it leaves. */
export function sizeAlone(picture: Drawn, side: number): Size {
  const { width, height } = sizeOnBoard(picture, { width: side, height: side }, side / USUAL_CELL);
  const factor = Math.min(1, side / width, side / height);
  return { width: width * factor, height: height * factor };
}

/** Where a picture begins and how long it is in one direction, in device pixels. */
interface Span {
  readonly from: number;
  readonly length: number;
}

/**
 * The span of a picture of some length around the middle of its cell, which is `room` long. Equal
 * pictures are equally long, but for those that fill their cells: each ends where the next begins.
 */
export function spanOf(middle: number, length: number, room: number, density: number): Span {
  const from = pixelAt((middle - length / 2) * density);
  const isFull = length > room * 0.999;
  const to = isFull ? pixelAt((middle + length / 2) * density) : from + length * density;
  return { from, length: Math.max(1, Math.round(to - from)) };
}

/** The nearest pixel, the same for edges that differ by an error of rounding only. */
function pixelAt(edge: number): number {
  return Math.round(edge - 1e-6);
}
