import type { Size } from '../../canvas/frame.ts';
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
