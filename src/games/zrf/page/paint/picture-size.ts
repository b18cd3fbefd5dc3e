import type { Size } from '#web/canvas/frame.ts';
import type { Picture } from './pictures.ts';

type Drawn = Pick<Picture, 'width' | 'height' | 'isVector'>;

/** Share of its cell that a fitted picture fills. */
const FILL = 0.96;
/** Side of a usual cell for which pictures are drawn, in pixels of a rules file. */
const USUAL_CELL = 48;

/** Size of a picture on the board. `room` is its cell, `scale` is CSS pixels per file pixel. */
export function sizeOnBoard({ width, height, isVector }: Drawn, room: Size, scale: number): Size {
  if (!isVector) return { width: width * scale, height: height * scale };
  const fit = Math.min(room.width / width, room.height / height);
  // A picture drawn to fill its cell keeps its full size, so walls have no gaps.
  const factor = Math.abs(fit - scale) < scale * 0.02 ? fit : fit * FILL;
  return { width: width * factor, height: height * factor };
}

/** Size of a picture that fits a square of a given side. */
export function sizeAlone(picture: Drawn, side: number): Size {
  const { width, height } = sizeOnBoard(picture, { width: side, height: side }, side / USUAL_CELL);
  const factor = Math.min(1, side / width, side / height);
  return { width: width * factor, height: height * factor };
}

/** Start and length of a picture in one direction, in device pixels. */
interface Span {
  readonly from: number;
  readonly length: number;
}

/**
 * Span of a picture centred in its cell of length `room`. Equal pictures have equal lengths, unless
 * they fill their cells: each then ends exactly where the next begins.
 */
export function spanOf(middle: number, length: number, room: number, density: number): Span {
  const from = pixelAt((middle - length / 2) * density);
  const isFull = length > room * 0.999;
  const to = isFull ? pixelAt((middle + length / 2) * density) : from + length * density;
  return { from, length: Math.max(1, Math.round(to - from)) };
}

/** Rounds to the nearest pixel, ignoring rounding errors. */
function pixelAt(edge: number): number {
  return Math.round(edge - 1e-6);
}
