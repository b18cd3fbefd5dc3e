import { own } from '#core';
import { FIELD } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';
import { SQUARES } from './square-pictures.ts';
import { PICTURES } from './pictures.ts';

/** Side of the square field of a tile. */
export const SQUARE = 64;

/** Left, top, right and bottom of the part of a picture that fills a tile. */
type Box = readonly [number, number, number, number];

/** A picture with the part of it that fills a square tile. */
export interface Tile {
  readonly picture: Picture;
  readonly box: Box;
}

/** Pictures for narrow cells that fill less than their field. */
const BOXES: Readonly<Record<string, Box>> = {
  fungus: [1, 20, 32, 63],
  bat: [0, 14, 32, 43],
  spider: [0, 26, 32, 63],
  mole: [0, 25, 32, 62],
  rock: [2, 36, 30, 62],
  bear: [1, 16, 31, 64],
  apple: [1, 30, 31, 63],
  bread: [0, 33, 32, 61],
  baguette: [1, 20, 32, 61],
  corpse: [3, 29, 29, 61],
  dagger: [5, 26, 27, 62],
  sword: [2, 6, 30, 64],
  bow: [2, 11, 32, 62],
  staff: [4, 4, 28, 62],
  tunic: [3, 23, 29, 62],
  chainmail: [3, 23, 29, 62],
  platemail: [3, 23, 29, 62],
  pick: [3, 19, 32, 62],
  powder: [3, 17, 30, 60],
  'white-book': [3, 27, 30, 62],
  'blue-book': [3, 27, 30, 62],
};
const FLASK: Box = [2, 19, 30, 62];
const WHOLE: Box = [0, 2, FIELD.width, FIELD.height];

/** The tile of a picture by its name; undefined for things without a picture. */
export function tileNamed(name: string): Tile | undefined {
  const figure = own<Picture>(SQUARES, name);
  if (figure !== undefined) return { picture: figure, box: [0, 0, SQUARE, SQUARE] };
  const picture = own<Picture>(PICTURES, name);
  if (picture === undefined) return undefined;
  return { picture, box: own<Box>(BOXES, name) ?? (name.startsWith('potion-') ? FLASK : WHOLE) };
}

/** Factor and offset that fit a box into the square with a margin. */
export function fitBox([left, top, right, bottom]: Box): {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
} {
  const margin = 3;
  const inside = SQUARE - 2 * margin;
  const scale = Math.min(inside / (right - left), inside / (bottom - top), 2.1);
  const x = (SQUARE - scale * (right - left)) / 2 - scale * left;
  // Things stand on the ground.
  const y = SQUARE - margin - scale * bottom;
  return { scale, x, y };
}
